/** `generated/categories/es.ts`: the trades in one language, for the screens. */
export function categoriesModule(words: Readonly<Record<string, string>>): string {
  return `/** The trades by their English names, as server/places words them. */
export const categories: Readonly<Record<string, string>> = ${JSON.stringify(words)}
`
}
