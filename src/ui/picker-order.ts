/**
 * The options that contain the search, whatever the case: those of `first` in front, then the rest, each alphabetical in
 * the language.
 */
export function arrange(
  options: readonly string[],
  first: readonly string[],
  search: string,
  language: string,
): string[] {
  const wanted = search.trim().toLocaleLowerCase(language)
  const { compare } = new Intl.Collator(language)
  const found = options.filter((option) => option.toLocaleLowerCase(language).includes(wanted)).toSorted(compare)
  return [...found.filter((option) => first.includes(option)), ...found.filter((option) => !first.includes(option))]
}
