import { isolate } from '../../generated/isolate.ts'
import { type Language, languageFacts } from './languages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Marks with which `Intl` sets the direction of what follows. */
const direction = /[\u200e\u200f\u061c]/g

/** How a locale writes numbers. */
export type NumberStyle = { readonly group: string; readonly decimal: string }

/** The separators that `Intl` uses in a locale. */
export function numberStyle(locale: string): NumberStyle {
  // Enough digits for a separator where numbers of four digits have none.
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const of = (wanted: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { group: of('group'), decimal: of('decimal') }
}

/** Makes it when it is first needed, and keeps it: a format of `Intl` takes a millisecond to make on a phone. */
function kept<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

export type Format = ReturnType<typeof createFormat>

/**
 * Money, dates and times in the language's format, through `Intl`. Times are ISO 8601 strings or `Date`s, shown in
 * the browser's time zone unless another is given.
 */
export function createFormat(language: Language, timeZone?: string) {
  const { locale, numbers, dir } = languageFacts[language]
  // Otherwise signs such as # and $ would switch sides beside letters of the other direction.
  const together = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
  const contained = (name: string) => isolate(name, dir)
  const zone = timeZone === undefined ? {} : { timeZone }
  const comma = dir === 'rtl' ? '،' : ','
  const separators = kept(() => numberStyle(numbers))
  const dollars = (trailingZeroDisplay: 'auto' | 'stripIfInteger') => {
    const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
    const format = kept(() => new Intl.NumberFormat(locale, { ...currency, trailingZeroDisplay }))
    return (amount: number) => {
      // The dollar sign keeps the place that it has in the United States.
      const parts = format()
        .formatToParts(amount)
        .map(({ type, value }) =>
          type === 'currency' ? '$' : type === 'group' || type === 'decimal' ? separators()[type] : value,
        )
      return together(parts.join('').replaceAll(direction, ''))
    }
  }
  const number = kept(() => new Intl.NumberFormat(numbers))
  const rating = kept(() => new Intl.NumberFormat(numbers, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  const dates = (options: Intl.DateTimeFormatOptions) => kept(() => new Intl.DateTimeFormat(locale, options))
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' } as const
  const card = dates({ day: 'numeric', month: 'long', year: '2-digit', ...clock, ...zone })
  const date = dates({ day: 'numeric', month: 'long', year: 'numeric', ...zone })
  const month = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const near = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const [dayOfYear, dayOfAnyYear] = [dates(near), dates({ ...near, year: 'numeric' })]
  const miles = (unitDisplay: 'short' | 'long') =>
    kept(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'mile', unitDisplay }))
  const [shortMiles, longMiles] = [miles('short'), miles('long')]
  const relative = kept(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

  return {
    /** US dollars with a dollar sign in every language; cents only if there are any: `$1,250`, `$99.50`. */
    money: dollars('stripIfInteger'),
    /** The same with cents in any case, for an amount as it was understood: `$1,250.00`. */
    exactMoney: dollars('auto'),
    number: (value: number) => number().format(value),
    /** An average of stars with one decimal: `4.7`, `3.0`. */
    rating: (stars: number) => rating().format(stars),
    /** `day MonthName yy, hh:mm AM/PM`: `7 March 26, 04:05 PM`, in the language's words. */
    cardDate: (at: string | Date) => {
      const parts = new Map(
        card()
          .formatToParts(new Date(at))
          .map(({ type, value }) => [type, value]),
      )
      const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
      return `${part('day')} ${part('month')} ${part('year')}${comma} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
    },
    /** Only the date: `March 7, 2026`. */
    date: (at: string | Date) => date().format(new Date(at)),
    /** Only the month, of a time or of one such as 2026-03: `March 2026`. */
    month: (at: string) => month().format(new Date(at)),
    /** A day of the calendar, such as 2026-12-04: `Dec 4`, with its year where that is another one. */
    day: (at: string, now: Date = new Date()) => {
      const isThisYear = at.startsWith(String(now.getFullYear()))
      return (isThisYear ? dayOfYear : dayOfAnyYear)().format(new Date(at))
    },
    /** A distance beside other facts: `12 mi`. */
    miles: (distance: number) => shortMiles().format(distance),
    /** The same in words: `25 miles`. */
    wholeMiles: (distance: number) => longMiles().format(distance),
    /** How long ago: minutes (at least one) under an hour, hours under a day, otherwise days. */
    ago: (at: string | Date, now: Date = new Date()) => {
      const past = Math.max(0, now.getTime() - new Date(at).getTime())
      if (past < hour) return relative().format(-Math.max(1, Math.floor(past / minute)), 'minute')
      if (past < day) return relative().format(-Math.floor(past / hour), 'hour')
      return relative().format(-Math.floor(past / day), 'day')
    },
    /** The end of an id, enough to tell jobs apart in conversation: `#4F2A9C`. */
    shortId: (id: string) => together(`#${id.slice(-6).toUpperCase()}`),
    /** `Plumbing, Roofing, and Painting`: each keeps its own direction. */
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items.map(contained)),
    /** `Austin, Texas`, of what is known: each name keeps its own direction. */
    place: (...names: readonly string[]) => names.filter(Boolean).map(contained).join(`${comma} `),
  }
}
