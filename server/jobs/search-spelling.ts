/** From this length on a word may have two mistakes. */
const LONG = 7

/** How many words stand for a misspelled one at most. */
const MOST_NEAR = 8

/** Of some words those that a misspelled one may stand for, the nearest first. */
export function nearWords(word: string, words: Iterable<string>): string[] {
  const most = word.length < LONG ? 1 : 2
  const length = [...word].length
  return [...new Set(words)]
    .filter((near) => Math.abs([...near].length - length) <= most)
    .map((near) => ({ near, mistakes: mistakesBetween(word, near) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .toSorted((one, other) => one.mistakes - other.mistakes)
    .map(({ near }) => near)
    .slice(0, MOST_NEAR)
}

/**
 * How many mistakes lie between two words: a letter more, less or another one, or two neighbors that changed places (the optimal string
 * alignment distance: Boytsov, "Indexing methods for approximate dictionary searching", 2011).
 */
export function mistakesBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let [before, last]: number[][] = [[], to.map((_, index) => index).concat(to.length)]
  for (const [row, letter] of from.entries()) {
    const next = [row + 1]
    for (const [column, wanted] of to.entries()) {
      const isSame = letter === wanted
      const isSwapped = row > 0 && letter === to[column - 1] && from[row - 1] === wanted
      next.push(
        Math.min(
          at(last, column + 1) + 1,
          at(next, column) + 1,
          at(last, column) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 1) + 1 : Infinity,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return at(last, to.length)
}

const at = (row: readonly number[] | undefined, index: number): number => row?.[index] ?? Infinity
