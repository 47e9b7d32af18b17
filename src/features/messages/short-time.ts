import { useMemo } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts } from '../../i18n/languages.ts'

const day = 24 * 60 * 60 * 1000

/** When something was, as short as a list allows: the hour today, the weekday within a week, else the date. */
export function useShortTime(): (at: string, now: Date) => string {
  const { language } = useI18n()
  return useMemo(() => {
    const { locale } = languageFacts[language]
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
    const whole = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    return (at, now) => {
      const then = new Date(at)
      if (then.toDateString() === now.toDateString()) return hour.format(then)
      if (now.getTime() - then.getTime() < 6 * day) return weekday.format(then)
      return then.getFullYear() === now.getFullYear() ? date.format(then) : whole.format(then)
    }
  }, [language])
}
