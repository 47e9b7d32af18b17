/** The languages of the interface, each named in itself. The first is the source and the default. */
export const languages = ['en', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** `locale` is for `Intl`. Arabic keeps Latin digits, because phone numbers, amounts and ids are typed in them. */
export const languageFacts = {
  en: { locale: 'en-US', dir: 'ltr', name: 'English' },
  es: { locale: 'es-US', dir: 'ltr', name: 'Español' },
  ar: { locale: 'ar-u-nu-latn', dir: 'rtl', name: 'العربية' },
} as const satisfies Record<Language, { locale: string; dir: 'ltr' | 'rtl'; name: string }>

/** Whether a stored or typed text names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
