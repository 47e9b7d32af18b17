import { type Language, languageFacts } from '../../i18n/languages.ts'

/** `2026-03` in words: `March 2026`. */
export function monthIn(language: Language, month: string): string {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
