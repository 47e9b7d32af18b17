import { finderOf } from '../text/fold.ts'

/**
 * The options whose names contain the search, as `finderOf` says: those in `first`, then the rest, each sorted by the
 * language's alphabet.
 */
export function arrange(
  options: readonly string[],
  first: readonly string[],
  search: string,
  language: string,
  nameOf: (option: string) => string = (option) => option,
): string[] {
  const isFound = finderOf(search)
  const { compare } = new Intl.Collator(language)
  const found = options
    .filter((option) => isFound(nameOf(option)))
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  return [...found.filter((option) => first.includes(option)), ...found.filter((option) => !first.includes(option))]
}
