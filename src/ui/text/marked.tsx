import { Fragment } from 'react'
import * as styles from './marked.css.ts'

type MarkedProps = {
  readonly text: string
  /** Words of letters and digits, as they stand in it. */
  readonly words: readonly string[]
}

/** A text with some of its words marked. */
export function Marked({ text, words }: MarkedProps) {
  const pattern = patternOf(words)
  const parts = pattern ? text.split(pattern) : [text]
  return (
    <span>
      {parts.map((part, index) =>
        // Every other part is one of the words.
        index % 2 === 1 ? (
          <mark key={index} className={styles.mark}>
            {part}
          </mark>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  )
}

/** How much of a text stands before the first word that is marked, and how much there is in all, in characters. */
const [BEFORE, LENGTH] = [40, 160]

/** The part of a text around the first of some words, from the beginning of a word on; null without any of them. */
export function excerptOf(text: string, words: readonly string[]): string | null {
  const place = patternOf(words)?.exec(text)?.index
  if (place === undefined) return null
  if (place <= BEFORE) return text.slice(0, LENGTH)
  const start = text.indexOf(' ', place - BEFORE) + 1
  return `… ${text.slice(Math.min(start, place), start + LENGTH)}`
}

/** Finds whole words, with what stands between them. */
function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null
  const inside = String.raw`[\p{L}\p{M}\p{N}]`
  return new RegExp(`(?<!${inside})(${words.join('|')})(?!${inside})`, 'gu')
}
