import { type Mark } from 'statechart-kit/report/types'
import { isWell, type Tally } from 'statechart-kit/report/tally'
import * as styles from './signs.css.ts'

/** How something came out, in one sign: shape and colour both say it. */
export type Verdict = 'well' | 'failed' | 'changed' | 'headless' | 'missing' | 'flaky'

const SIGNS: { readonly [Name in Verdict]: readonly [sign: string, words: string] } = {
  well: ['✓', 'passed'],
  failed: ['✕', 'failed'],
  changed: ['◆', 'looks different'],
  headless: ['◌', 'headless'],
  missing: ['–', 'not walked'],
  flaky: ['≈', 'not the same each time'],
}

export function Sign({ verdict }: { readonly verdict: Verdict }) {
  const [sign, words] = SIGNS[verdict]
  return (
    <span className={styles.sign[verdict]} role="img" aria-label={words} title={words}>
      {sign}
    </span>
  )
}

export function Pill({ verdict, children }: { readonly verdict: Verdict; readonly children: React.ReactNode }) {
  return <span className={styles.pill[verdict]}>{children}</span>
}

/** The sign of a whole: what failed comes before what only looks different. */
export function verdictOf(tally: Tally): Verdict {
  if (!isWell(tally)) return 'failed'
  return tally.different + tally.new + tally.gone > 0 ? 'changed' : 'well'
}

export const verdictOfMark: { readonly [Name in Mark]: Verdict } = {
  walked: 'well',
  failed: 'failed',
  headless: 'headless',
  missing: 'missing',
}

export const languageNames: { readonly [Code in string]?: string } = { en: 'English', es: 'Spanish', ar: 'Arabic' }

/** `3 paths`, `1 path`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Milliseconds as somebody says them. */
export function inSeconds(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
