import type { Language } from '../../schema/column-types.ts'

const LANGUAGES: readonly Language[] = ['en', 'es', 'ar']

/** The language that an `Accept-Language` header likes best among ours; `otherwise` where it names none of them. */
export function languageOf(header: string | undefined, otherwise: Language = 'en'): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [range = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = options.find((option) => option.startsWith('q='))?.slice(2)
      return { language: range.split('-')[0], weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wishes) {
    const found = LANGUAGES.find((known) => known === language)
    if (found !== undefined) return found
  }
  return otherwise
}
