import { randomBytes } from 'node:crypto'

/** How many an account is given at once. */
export const RECOVERY_CODES = 10

/** Letters and digits that nobody takes for one another: Crockford's base32. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 140 random bits: too many to be guessed from their SHA-256 (ASVS 11.5.1 asks for 128). */
const SIGNS_OF_A_CODE = 28

/** Codes such as `7k3v-9qpx-m2ca-tb4d-m9s3-46q3-d25v`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => grouped(newCode()))
}

function newCode(): string {
  // 256 is a multiple of 32, so each sign is equally likely.
  return [...randomBytes(SIGNS_OF_A_CODE)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}

const grouped = (code: string): string => code.replaceAll(/(.{4})(?!$)/g, '$1-')

/** A code as it is checked: digits of all scripts become ASCII, and spaces, dashes and case go. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
}
