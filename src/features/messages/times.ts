import { useMemo } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts } from '../../i18n/languages.ts'

/** Days and hours of messages, in the reader's language and time zone. */
export function useTimes() {
  const { language } = useI18n()
  return useMemo(() => {
    const { locale } = languageFacts[language]
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    return {
      dayOf: (at: string) => day.format(new Date(at)),
      timeOf: (at: string) => time.format(new Date(at)),
    }
  }, [language])
}

export type Times = ReturnType<typeof useTimes>
