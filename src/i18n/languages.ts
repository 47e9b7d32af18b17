/** The languages of the interface, each named in itself. The first is the source and the default. */
export const languages = ['en', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/**
 * What each language says of itself, whichever is shown: its name, the offer to read in it, and that it was chosen. `locale` is
 * for `Intl`, `numbers` for the separators of amounts and counts: most of the Spanish world writes `1.000,50`. Arabic keeps
 * Latin digits, because phone numbers, amounts and ids are typed in them.
 */
export const languageFacts = {
  en: {
    locale: 'en-US',
    numbers: 'en-US',
    dir: 'ltr',
    name: 'English',
    view: 'View in English',
    changed: 'Language changed to English',
  },
  es: {
    locale: 'es-US',
    numbers: 'es',
    dir: 'ltr',
    name: 'Español',
    view: 'Ver en español',
    changed: 'Idioma cambiado a Español',
  },
  ar: {
    locale: 'ar-u-nu-latn',
    numbers: 'ar-u-nu-latn',
    dir: 'rtl',
    name: 'العربية',
    view: 'العرض بالعربية',
    changed: 'تم تغيير اللغة إلى العربية',
  },
} as const satisfies Record<
  Language,
  { locale: string; numbers: string; dir: 'ltr' | 'rtl'; name: string; view: string; changed: string }
>

/** Whether a stored or typed text names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
