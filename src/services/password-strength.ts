import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonPasswords } from '../../generated/common-passwords.ts'

/** How hard a password is to guess, from 0 (at once) to 4 (not in a lifetime). */
export type Strength = 0 | 1 | 2 | 3 | 4

/** What takes the estimate long is guessed no sooner, so only so many characters are looked at. */
const MOST = 64

/** Makes the estimate; `own` are words that a guesser would try first, such as the name. The server alone decides. */
export function createStrength(): (password: string, own: readonly string[]) => Strength {
  const estimator = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords()] }, maxLength: MOST })
  return (password, own) => estimator.check(password.slice(0, MOST), own.flatMap(parts)).score
}

const parts = (text: string): readonly string[] => [text, ...text.split(/[\s@.]+/)].filter((word) => word !== '')
