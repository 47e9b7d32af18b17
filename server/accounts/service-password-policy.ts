import { commonPasswords } from '../../generated/common-passwords.ts'
import { fieldError } from '../platform/domain-error.ts'

type NewPassword = Readonly<{
  /** Where it stands in the payload. */
  field: 'password' | 'newPassword'
  password: string
  /** Whose it is to be. */
  owner: Readonly<{ name: string; email: string }>
}>

let common: ReadonlySet<string> | undefined

/** Refuses what is guessed first: the most common passwords, and the account's own name or email, in any case. */
export function assertStrongPassword({ field, password, owner }: NewPassword): void {
  common ??= new Set(commonPasswords())
  if (common.has(password.toLowerCase())) throw fieldError(field, 'PASSWORD_TOO_COMMON')
  const { name, email } = owner
  const own = [name, ...name.split(/\s+/), email, email.split('@')[0] ?? '']
  if (own.map(letters).includes(letters(password))) throw fieldError(field, 'PASSWORD_IS_PERSONAL')
}

/** A text as people say it: without case, spaces and punctuation, unless there is nothing else in it. */
function letters(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || plain
}
