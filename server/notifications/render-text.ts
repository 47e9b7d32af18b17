import { isolate } from '../../generated/isolate.ts'
import { ar } from '../places/categories-ar.ts'
import { es } from '../places/categories-es.ts'
import type { DeclineReason, InvitationReason, Language } from '../schema/column-types.ts'
import { codeMessages as wordsOfCodes } from '../platform/domain-error.ts'
import { GROUP_TEXTS, TEXTS } from './notification-texts.ts'

/** Why a bid was declined, as a sentence behind the one that says so. */
const REASONS: Readonly<Record<Language, Readonly<Record<DeclineReason, string>>>> = {
  en: {
    price: ' It is too expensive for them.',
    time: ' The time does not suit them.',
    proposal: ' It is not what they need.',
    foundOther: ' They found someone else.',
  },
  es: {
    price: ' Le resulta demasiado cara.',
    time: ' El momento no le conviene.',
    proposal: ' No es lo que necesita.',
    foundOther: ' Encontró a otra persona.',
  },
  ar: {
    price: ' السعر مرتفع بالنسبة إليه.',
    time: ' الوقت لا يناسبه.',
    proposal: ' ليس ما يحتاج إليه.',
    foundOther: ' وجد شخصًا آخر.',
  },
}

/** Why an invitation was declined, as a sentence behind the one that says so. */
const INVITATION_REASONS: Readonly<Record<Language, Readonly<Record<InvitationReason, string>>>> = {
  en: {
    busy: ' They have no time.',
    tooFar: ' It is too far away for them.',
    notMyWork: ' They do not do such work.',
    other: '',
  },
  es: {
    busy: ' No tiene tiempo.',
    tooFar: ' Le queda demasiado lejos.',
    notMyWork: ' No hace ese tipo de trabajo.',
    other: '',
  },
  ar: {
    busy: ' ليس لديها وقت.',
    tooFar: ' المكان بعيد جدًا عنها.',
    notMyWork: ' لا تقوم بهذا النوع من العمل.',
    other: '',
  },
}

/** A customer who wrote, and whose name is not for every business to know. */
const CUSTOMER: Readonly<Record<Language, string>> = { en: 'The customer', es: 'El cliente', ar: 'العميل' }

/** A job that went with its customer's account, or 30 days after it was deleted. */
const GONE: Readonly<Record<Language, string>> = { en: 'deleted job', es: 'trabajo eliminado', ar: 'عمل محذوف' }

type Params = Readonly<Record<string, unknown>>

/** Returns a notification's text. For a kind that this version does not know, returns the job's title. */
export function notificationText(kind: string, params: Params, language: Language): string {
  return filled(Object.entries(TEXTS[language]).find(([known]) => known === kind)?.[1] ?? '{title}', params, language)
}

/** The same of `count` that are alike, with what the newest of them names. */
export function groupNotificationText(
  kind: string,
  params: Params & { readonly count: number },
  language: Language,
): string {
  const words = Object.entries(GROUP_TEXTS[language]).find(([known]) => known === kind)?.[1]
  if (params.count === 1 || words === undefined) return notificationText(kind, params, language)
  const form = new Intl.PluralRules(LOCALES[language]).select(params.count)
  return filled(words[form] ?? words.other, params, language)
}

/** What a notification may be about, the one who did it first. */
const SUBJECTS = ['business', 'party', 'title'] as const

/** The part of a notification's text that names what it is about, as it is written there; null where it names nothing. */
export function subjectIn(text: string, params: Params, language: Language): string | null {
  const names = SUBJECTS.map((name) => params[name])
    .filter((name) => typeof name === 'string')
    .map((name) => isolateBidi(name, language))
  return names.find((name) => text.includes(name)) ?? null
}

function filled(words: string, params: Params, language: Language): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name !== 'sender') return shown(name, params[name], language)
    return params['author'] === 'customer' ? CUSTOMER[language] : shown('business', params['business'], language)
  })
}

/** As in the browser: dollars in every language, and Latin digits in Arabic. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ar: 'ar-u-nu-latn' }

function shown(name: string, value: unknown, language: Language): string {
  // A deleted business leaves no name.
  if (name === 'business' && value === undefined) return wordsOfCodes[language].FORMER_BUSINESS
  if (name === 'title' && value === undefined) return isolateBidi(GONE[language], language)
  if (name === 'invitationReason')
    return Object.entries(INVITATION_REASONS[language]).find(([known]) => known === value)?.[1] ?? ''
  if (name === 'declineReason') return Object.entries(REASONS[language]).find(([known]) => known === value)?.[1] ?? ''
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (name === 'until') return isolateBidi(dayOf(String(value), language), language)
  if (name === 'amount') return isolateBidi(dollars(Number(value), language), language)
  return isolateBidi(name === 'category' ? tradeOf(String(value), language) : String(value), language)
}

/** The day of a time in UTC, in words. */
function dayOf(time: string, language: Language): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return time
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** As on the screens; one that the operator added keeps its name. */
export const tradeOf = (name: string, language: Language): string =>
  (Object.hasOwn(TRADES[language], name) ? TRADES[language][name] : undefined) ?? name

const TRADES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es, ar }

/** Names and amounts keep their direction to themselves. */
export function isolateBidi(words: string, language: Language): string {
  return isolate(words, language === 'ar' ? 'rtl' : 'ltr')
}

/** The separators of amounts, as on the screens: most of the Spanish world writes `1.000,50`. */
const NUMBERS: Readonly<Record<Language, string>> = { ...LOCALES, es: 'es' }

/** As on the screens: cents only where there are any. */
export function dollars(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const separators = new Map<string, string>(
    new Intl.NumberFormat(NUMBERS[language])
      .formatToParts(12345.6)
      .flatMap(({ type, value }) => (type === 'group' || type === 'decimal' ? [[type, value]] : [])),
  )
  const parts = format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? '$' : (separators.get(type) ?? value)))
  // The marks of direction that `Intl` adds would work against the ones around the amount.
  return parts.join('').replaceAll(/[\u200e\u200f\u061c]/g, '')
}
