import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common passwords are refused; OWASP's ASVS asks for 3000. */
const REFUSED = 3000

/** `generated/common-passwords.ts`: the head of a list by frequency, in lower case. */
export function commonPasswordsModule(): string {
  const list = [...new Set(dictionary['passwords-common'].slice(0, REFUSED).map((word) => word.toLowerCase()))]
  return `/** The ${REFUSED} most common passwords in lower case, the most common first: from @zxcvbn-ts/language-common (MIT). */
export const commonPasswords = (): readonly string[] => ${JSON.stringify(list.join(' '))}.split(' ')
`
}
