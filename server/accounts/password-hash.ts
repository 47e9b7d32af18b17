import { hash, verify, type Options } from '@node-rs/argon2'
import { fairQueue } from '../platform/fair-queue.ts'
import { DomainError } from '../platform/domain-error.ts'

/** OWASP's first choice for Argon2id with little memory (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** Whether a password is that of a hash. */
export type VerifyHash = (passwordHash: string, password: string) => Promise<boolean>

/** Nobody's password, at the same cost as everybody's. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$prFH9GsS3fuoY5mt+hcomQ$iO4Ei8KZynCxu59AjQc6SoWfA9sKvDW1jIorGRXwe+k'

/**
 * Argon2 takes 19 MB and a thread for each password. More at a time would be no quicker, and keep files from the threads that they
 * share. Networks take turns, so that one that brings many keeps nobody else waiting.
 */
const turns = fairQueue({ places: 2, waiting: { each: 120, all: 400 } })

/** @throws DomainError SERVICE_UNAVAILABLE, at once, where too many wait */
async function inTurn<Result>(turn: string, work: () => Promise<Result>): Promise<Result> {
  const done = await turns.run(turn, async () => ({ result: await work() }))
  if (done === undefined) throw new DomainError('SERVICE_UNAVAILABLE')
  return done.result
}

/** Hashes a password that is set, in its turn. It is composed (Unicode NFC), so that every keyboard makes the same. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn('', async () => await hash(password.normalize('NFC'), PASSWORD_COST))
}

type Verifying = Readonly<{
  /** Argon2's where none is given. */
  verifyHash?: VerifyHash | undefined
  /** Whose turn it takes: a network, where there is one. */
  turn?: string
}>

/** `asTyped`: the hash is of text that is not composed, like old hashes. The caller must replace it. */
type Match = 'none' | 'composed' | 'asTyped'

/** Whether the password is that of the hash. Without a hash the answer is no after the same work, so that the time tells nothing. */
export async function matchPassword(
  passwordHash: string | undefined,
  password: string,
  { verifyHash = verify, turn = '' }: Verifying = {},
): Promise<Match> {
  const composed = password.normalize('NFC')
  const isRight = async (text: string): Promise<boolean> =>
    (await inTurn(turn, async () => await verifyHash(passwordHash ?? NOBODY, text))) && passwordHash !== undefined
  if (await isRight(composed)) return 'composed'
  return composed !== password && (await isRight(password)) ? 'asTyped' : 'none'
}

/** Whether the password is that of the hash, in whichever form; `matchPassword` says more. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  verifying?: Verifying,
): Promise<boolean> {
  return (await matchPassword(passwordHash, password, verifying)) !== 'none'
}
