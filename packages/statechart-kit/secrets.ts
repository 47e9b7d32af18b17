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

/** Words without the secrets of what they are about: an error may tell what stood in a field. */
export function withoutSecrets(words: string, about: readonly object[]): string {
  return about
    .flatMap(secretTextsIn)
    .reduce((text, secret) => text.replaceAll(secret, HIDDEN), words)
    .replaceAll(new RegExp(TOKEN, 'g'), HIDDEN)
}

function secretTextsIn(value: object): readonly string[] {
  const isSecret = secretsIn(value)
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (isSecret(key, part)) return [part]
    return typeof part === 'object' && part !== null ? secretTextsIn(part) : []
  })
}
