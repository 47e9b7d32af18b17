import { hash, verify, type Options } from '@node-rs/argon2'

/**
 * OWASP's first choice for Argon2id with little memory: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). The
 * package's default algorithm is Argon2id.
 */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** Whether a password is that of a hash. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>

/** Nobody's password, at the same cost as everybody's. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$prFH9GsS3fuoY5mt+hcomQ$iO4Ei8KZynCxu59AjQc6SoWfA9sKvDW1jIorGRXwe+k'

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, PASSWORD_COST)
}

/**
 * Whether the password is that of the hash. Without a hash the answer is no, after the same work, so that the time does
 * not tell whether there is an account.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  verifyHash: VerifyHash = verify,
): Promise<boolean> {
  const isRight = await verifyHash(passwordHash ?? NOBODY, password)
  return isRight && passwordHash !== undefined
}
