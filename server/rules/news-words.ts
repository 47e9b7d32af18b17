import type { Language } from '../db/schema.ts'
import type { NewsKind } from '../repo/notifications.ts'

/** What each kind of news says, in every language; names in braces are filled in. */
const WORDS: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = {
  en: {
    bid_placed: '{business} bid {amount} on “{title}”.',
    bid_edited: '{business} changed their bid on “{title}” to {amount}.',
    bid_accepted: 'Your bid on “{title}” was accepted. The job is yours.',
    bid_not_chosen: 'The customer chose another business for “{title}”.',
    job_edited: 'The customer changed the job “{title}”.',
    job_deleted: 'The customer deleted the job “{title}”.',
    job_rated: 'You received {rating} of 5 stars for “{title}”.',
    job_completed: '{business} marked “{title}” as completed. Rate their work.',
    job_expiring: 'Your job “{title}” expires soon. Edit it to keep it open.',
    job_expired: 'Your job “{title}” has expired.',
    job_matching: 'New job in {city}: “{title}”.',
  },
  es: {
    bid_placed: '{business} ofertó {amount} por «{title}».',
    bid_edited: '{business} cambió su oferta por «{title}» a {amount}.',
    bid_accepted: 'Aceptaron tu oferta por «{title}». El trabajo es tuyo.',
    bid_not_chosen: 'El cliente eligió otra empresa para «{title}».',
    job_edited: 'El cliente cambió el trabajo «{title}».',
    job_deleted: 'El cliente eliminó el trabajo «{title}».',
    job_rated: 'Recibiste {rating} de 5 estrellas por «{title}».',
    job_completed: '{business} marcó «{title}» como completado. Califica su trabajo.',
    job_expiring: 'Tu trabajo «{title}» caduca pronto. Edítalo para mantenerlo abierto.',
    job_expired: 'Tu trabajo «{title}» ha caducado.',
    job_matching: 'Nuevo trabajo en {city}: «{title}».',
  },
  ar: {
    bid_placed: 'قدّمت {business} عرضًا بقيمة {amount} على «{title}».',
    bid_edited: 'غيّرت {business} عرضها على «{title}» إلى {amount}.',
    bid_accepted: 'قُبل عرضك على «{title}». الوظيفة لك.',
    bid_not_chosen: 'اختار العميل شركة أخرى لوظيفة «{title}».',
    job_edited: 'عدّل العميل الوظيفة «{title}».',
    job_deleted: 'حذف العميل الوظيفة «{title}».',
    job_rated: 'حصلت على {rating} من 5 نجوم عن «{title}».',
    job_completed: 'وضعت {business} علامة مكتملة على «{title}». قيّم عملها.',
    job_expiring: 'تنتهي صلاحية وظيفتك «{title}» قريبًا. عدّلها لتبقى مفتوحة.',
    job_expired: 'انتهت صلاحية وظيفتك «{title}».',
    job_matching: 'وظيفة جديدة في {city}: «{title}».',
  },
}

/** A piece of news in words. One of a kind that this version does not know is told by its job's title. */
export function wordsOf(kind: string, params: Readonly<Record<string, unknown>>, language: Language): string {
  const words = Object.entries(WORDS[language]).find(([known]) => known === kind)?.[1] ?? '{title}'
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name, params[name], language))
}

function shown(name: string, value: unknown, language: Language): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (name !== 'amount') return String(value)
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(Number(value))
}
