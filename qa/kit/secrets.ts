/** What stands for a secret wherever one is left out. */
export const HIDDEN = '•••'

const SECRET = /password|token|secret|authorization/i

/** 256 random bits as text: the shape of a session's token, wherever it turns up. */
const TOKEN = /[\w-]{43}/

/** A text, or what stands for it where it holds a token. */
export function withoutToken(text: string): string {
  return TOKEN.test(text) ? HIDDEN : text
}

/**
 * Tells which parts of an object are secrets: a text is one that is kept under a secret's name (`newPassword`), or beside it
 * (`{ field: 'password', value: '…' }`). What is empty hides nothing.
 */
export function secretsIn(value: object): (key: string, part: unknown) => part is string {
  const isAboutSecret = Object.entries(value).some(
    ([key, part]) => (key === 'name' || key === 'field') && typeof part === 'string' && SECRET.test(part),
  )
  return (key, part): part is string =>
    typeof part === 'string' && part !== '' && (SECRET.test(key) || (isAboutSecret && !NAMING.has(key)))
}

const NAMING = new Set(['type', 'name', 'field', 'code', 'from'])
