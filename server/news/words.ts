import { ar } from '../places/categories-ar.ts'
import { es } from '../places/categories-es.ts'
import type { DeclineReason, Language } from '../schema/columns.ts'
import { words as wordsOfCodes } from '../platform/words.ts'
import type { NewsKind } from './rows.ts'

/** What each kind of news says, in every language; names in braces are filled in. */
const WORDS: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = {
  en: {
    bid_placed: '{business} bid {amount} on “{title}”.',
    bid_edited: '{business} changed their bid on “{title}” to {amount}.',
    bid_withdrawn: '{business} withdrew their bid on “{title}”.',
    bid_declined: 'The customer declined your bid on “{title}”.{declineReason}',
    bid_reconsidered: 'The customer reconsidered your bid on “{title}”. It stands again.',
    bid_accepted: 'Your bid on “{title}” was accepted. The job is yours.',
    bid_not_chosen: 'The customer chose another business for “{title}”.',
    job_edited: 'The customer changed the job “{title}”.',
    job_deleted: 'The customer deleted the job “{title}”.',
    job_rated: 'You received {rating} of 5 stars for “{title}”.',
    rating_changed: 'The customer changed the rating for “{title}” to {rating} of 5 stars.',
    rating_answered: '{business} replied to your rating of “{title}”.',
    reply_changed: '{business} changed the reply to your rating of “{title}”.',
    rating_removed: 'Bidfair removed the rating of “{title}”.',
    job_completed: '{business} marked “{title}” as completed. Rate their work.',
    job_completed_by_owner: 'The customer marked “{title}” as completed.',
    assignment_ended: 'The customer ended your assignment for “{title}” and said why.',
    stepped_down: '{business} stepped down from “{title}” and said why. The job is open again.',
    job_open_again: '“{title}” is open again, and your bid stands.',
    completion_doubted: 'The customer says that “{title}” is not done yet: {reason}',
    job_expiring: 'Your job “{title}” expires soon. Edit it to keep it open.',
    job_expired: 'Your job “{title}” has expired.',
    job_matching: 'New job in {city}: “{title}”.',
    job_reopened: 'Bidfair opened “{title}” again.',
    job_resumed: 'Bidfair put “{title}” back in progress.',
    job_ended: 'Bidfair ended “{title}”.',
    job_removed: 'Bidfair removed “{title}”.',
    job_settled: 'Bidfair marked “{title}” as completed.',
    partner_blocked: '{party} can no longer use Bidfair. Ask us what happens with “{title}”.',
    partner_unblocked: '{party} can use Bidfair again. “{title}” continues.',
    own_blocked: 'Your account is blocked. “{title}” is still in progress: ask us what happens next.',
    own_unblocked: 'Your account is no longer blocked. “{title}” continues.',
    license_checked: 'Bidfair checked your licence. Customers see the date beside it.',
    insurance_checked: 'Bidfair checked your insurance. Customers see the date beside it.',
    license_unchecked: 'Bidfair no longer shows your licence as checked. Look at your documents.',
    insurance_unchecked: 'Bidfair no longer shows your insurance as checked. Look at your documents.',
  },
  es: {
    bid_placed: '{business} ofertó {amount} por «{title}».',
    bid_edited: '{business} cambió su oferta por «{title}» a {amount}.',
    bid_withdrawn: '{business} retiró su oferta por «{title}».',
    bid_declined: 'El cliente rechazó tu oferta por «{title}».{declineReason}',
    bid_reconsidered: 'El cliente reconsideró tu oferta por «{title}». Vuelve a estar en pie.',
    bid_accepted: 'Aceptaron tu oferta por «{title}». El trabajo es tuyo.',
    bid_not_chosen: 'El cliente eligió otra empresa para «{title}».',
    job_edited: 'El cliente cambió el trabajo «{title}».',
    job_deleted: 'El cliente eliminó el trabajo «{title}».',
    job_rated: 'Recibiste {rating} de 5 estrellas por «{title}».',
    rating_changed: 'El cliente cambió la calificación de «{title}» a {rating} de 5 estrellas.',
    rating_answered: '{business} respondió a tu calificación de «{title}».',
    reply_changed: '{business} cambió la respuesta a tu calificación de «{title}».',
    rating_removed: 'Bidfair retiró la calificación de «{title}».',
    job_completed: '{business} marcó «{title}» como terminado. Califica su trabajo.',
    job_completed_by_owner: 'El cliente marcó «{title}» como terminado.',
    assignment_ended: 'El cliente terminó tu asignación para «{title}» y dijo por qué.',
    stepped_down: '{business} renunció a «{title}» y dijo por qué. El trabajo está abierto de nuevo.',
    job_open_again: '«{title}» está abierto de nuevo y tu oferta sigue en pie.',
    completion_doubted: 'El cliente dice que «{title}» todavía no está terminado: {reason}',
    job_expiring: 'Tu trabajo «{title}» vence pronto. Edítalo para mantenerlo abierto.',
    job_expired: 'Tu trabajo «{title}» venció.',
    job_matching: 'Nuevo trabajo en {city}: «{title}».',
    job_reopened: 'Bidfair volvió a abrir «{title}».',
    job_resumed: 'Bidfair puso «{title}» en curso de nuevo.',
    job_ended: 'Bidfair dio por finalizado «{title}».',
    job_removed: 'Bidfair retiró «{title}».',
    job_settled: 'Bidfair marcó «{title}» como terminado.',
    partner_blocked: '{party} ya no puede usar Bidfair. Pregúntanos cómo sigue «{title}».',
    partner_unblocked: '{party} puede volver a usar Bidfair. «{title}» sigue adelante.',
    own_blocked: 'Tu cuenta está bloqueada. «{title}» sigue en curso: pregúntanos cómo continúa.',
    own_unblocked: 'Tu cuenta ya no está bloqueada. «{title}» sigue adelante.',
    license_checked: 'Bidfair comprobó tu licencia. Los clientes ven la fecha junto a ella.',
    insurance_checked: 'Bidfair comprobó tu seguro. Los clientes ven la fecha junto a él.',
    license_unchecked: 'Bidfair ya no muestra tu licencia como comprobada. Revisa tus documentos.',
    insurance_unchecked: 'Bidfair ya no muestra tu seguro como comprobado. Revisa tus documentos.',
  },
  ar: {
    bid_placed: 'قدّمت {business} عرضًا بقيمة {amount} على «{title}».',
    bid_edited: 'غيّرت {business} عرضها على «{title}» إلى {amount}.',
    bid_withdrawn: 'سحبت {business} عرضها على «{title}».',
    bid_declined: 'رفض العميل عرضك على «{title}».{declineReason}',
    bid_reconsidered: 'أعاد العميل النظر في عرضك على «{title}»، وعاد قائمًا.',
    bid_accepted: 'قُبل عرضك على «{title}». العمل لك.',
    bid_not_chosen: 'اختار العميل شركة أخرى للعمل «{title}».',
    job_edited: 'عدّل العميل العمل «{title}».',
    job_deleted: 'حذف العميل العمل «{title}».',
    job_rated: 'حصلت على {rating} من 5 نجوم عن «{title}».',
    rating_changed: 'غيّر العميل تقييم «{title}» إلى {rating} من 5 نجوم.',
    rating_answered: 'ردّت {business} على تقييمك للعمل «{title}».',
    reply_changed: 'غيّرت {business} ردّها على تقييمك للعمل «{title}».',
    rating_removed: 'أزالت Bidfair تقييم العمل «{title}».',
    job_completed: 'حدّدت {business} العمل «{title}» كمكتمل. قيّم أداءها.',
    job_completed_by_owner: 'حدّد العميل العمل «{title}» كمكتمل.',
    assignment_ended: 'أنهى العميل إسناد العمل «{title}» إليك وذكر السبب.',
    stepped_down: 'تنحّت {business} عن العمل «{title}» وذكرت السبب. العمل مفتوح من جديد.',
    job_open_again: 'العمل «{title}» مفتوح من جديد، وعرضك ما زال قائمًا.',
    completion_doubted: 'يقول العميل إن العمل «{title}» لم يكتمل بعد: {reason}',
    job_expiring: 'تنتهي مدة عملك «{title}» قريبًا. عدّله ليبقى مفتوحًا.',
    job_expired: 'انتهت مدة عملك «{title}».',
    job_matching: 'عمل جديد في {city}: «{title}».',
    job_reopened: 'أعادت Bidfair فتح العمل «{title}».',
    job_resumed: 'أعادت Bidfair العمل «{title}» إلى قيد التنفيذ.',
    job_ended: 'أنهت Bidfair العمل «{title}».',
    job_removed: 'أزالت Bidfair العمل «{title}».',
    job_settled: 'حدّدت Bidfair العمل «{title}» كمكتمل.',
    partner_blocked: 'لم يعد بإمكان {party} استخدام Bidfair. اسألنا كيف يستمر العمل «{title}».',
    partner_unblocked: 'يمكن لـ{party} استخدام Bidfair من جديد. يستمر العمل «{title}».',
    own_blocked: 'حُظر حسابك. ما زال العمل «{title}» قيد التنفيذ: اسألنا كيف يستمر.',
    own_unblocked: 'لم يعد حسابك محظورًا. يستمر العمل «{title}».',
    license_checked: 'تحققت Bidfair من رخصتك. يرى العملاء التاريخ بجانبها.',
    insurance_checked: 'تحققت Bidfair من تأمينك. يرى العملاء التاريخ بجانبه.',
    license_unchecked: 'لم تعد Bidfair تعرض رخصتك على أنها مُتحقَّق منها. راجع مستنداتك.',
    insurance_unchecked: 'لم تعد Bidfair تعرض تأمينك على أنه مُتحقَّق منه. راجع مستنداتك.',
  },
}

/** What several of a kind say together, by the form that their number takes in the language. */
type Several = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
type GroupedKind = Extract<
  NewsKind,
  | 'job_matching'
  | 'bid_placed'
  | 'bid_edited'
  | 'bid_withdrawn'
  | 'job_edited'
  | 'job_open_again'
  | 'rating_changed'
  | 'reply_changed'
>

const SEVERAL: Readonly<Record<Language, Readonly<Record<GroupedKind, Several>>>> = {
  en: {
    job_matching: { other: '{count} new jobs in {category}, {city}.' },
    bid_placed: { other: '{count} new bids on “{title}”.' },
    bid_edited: { other: '{count} changes to bids on “{title}”.' },
    bid_withdrawn: { other: '{count} bids on “{title}” were withdrawn.' },
    job_edited: { other: 'The customer changed the job “{title}” {count} times.' },
    job_open_again: { other: '“{title}” was opened again {count} times. Your bid stands.' },
    rating_changed: {
      other: 'The customer changed the rating for “{title}” {count} times. It is {rating} of 5 stars now.',
    },
    reply_changed: { other: '{business} changed the reply to your rating of “{title}” {count} times.' },
  },
  es: {
    job_matching: { other: '{count} trabajos nuevos de {category} en {city}.' },
    bid_placed: { other: '{count} ofertas nuevas por «{title}».' },
    bid_edited: { other: '{count} cambios en las ofertas por «{title}».' },
    bid_withdrawn: { other: 'Se retiraron {count} ofertas por «{title}».' },
    job_edited: { other: 'El cliente cambió el trabajo «{title}» {count} veces.' },
    job_open_again: { other: '«{title}» se abrió de nuevo {count} veces. Tu oferta sigue en pie.' },
    rating_changed: {
      other: 'El cliente cambió {count} veces la calificación de «{title}». Ahora es de {rating} de 5 estrellas.',
    },
    reply_changed: { other: '{business} cambió {count} veces la respuesta a tu calificación de «{title}».' },
  },
  ar: {
    job_matching: {
      two: 'عملان جديدان في {category}، {city}.',
      few: '{count} أعمال جديدة في {category}، {city}.',
      many: '{count} عملًا جديدًا في {category}، {city}.',
      other: '{count} عمل جديد في {category}، {city}.',
    },
    bid_placed: {
      two: 'عرضان جديدان على «{title}».',
      few: '{count} عروض جديدة على «{title}».',
      many: '{count} عرضًا جديدًا على «{title}».',
      other: '{count} عرض جديد على «{title}».',
    },
    bid_edited: {
      two: 'تعديلان على العروض المقدّمة على «{title}».',
      few: '{count} تعديلات على العروض المقدّمة على «{title}».',
      many: '{count} تعديلًا على العروض المقدّمة على «{title}».',
      other: '{count} تعديل على العروض المقدّمة على «{title}».',
    },
    bid_withdrawn: {
      two: 'سُحب عرضان على «{title}».',
      few: 'سُحبت {count} عروض على «{title}».',
      many: 'سُحب {count} عرضًا على «{title}».',
      other: 'سُحب {count} عرض على «{title}».',
    },
    job_edited: {
      two: 'عدّل العميل العمل «{title}» مرتين.',
      few: 'عدّل العميل العمل «{title}» {count} مرات.',
      many: 'عدّل العميل العمل «{title}» {count} مرة.',
      other: 'عدّل العميل العمل «{title}» {count} مرة.',
    },
    job_open_again: {
      two: 'فُتح العمل «{title}» من جديد مرتين. ما زال عرضك قائمًا.',
      few: 'فُتح العمل «{title}» من جديد {count} مرات. ما زال عرضك قائمًا.',
      other: 'فُتح العمل «{title}» من جديد {count} مرة. ما زال عرضك قائمًا.',
    },
    rating_changed: {
      two: 'غيّر العميل تقييم «{title}» مرتين. هو الآن {rating} من 5 نجوم.',
      few: 'غيّر العميل تقييم «{title}» {count} مرات. هو الآن {rating} من 5 نجوم.',
      other: 'غيّر العميل تقييم «{title}» {count} مرة. هو الآن {rating} من 5 نجوم.',
    },
    reply_changed: {
      two: 'غيّرت {business} ردّها على تقييمك للعمل «{title}» مرتين.',
      few: 'غيّرت {business} ردّها على تقييمك للعمل «{title}» {count} مرات.',
      other: 'غيّرت {business} ردّها على تقييمك للعمل «{title}» {count} مرة.',
    },
  },
}

/** Why a bid was declined, as a sentence behind the one that says so. */
const REASONS: Readonly<Record<Language, Readonly<Record<DeclineReason, string>>>> = {
  en: {
    price: ' It is too expensive for them.',
    time: ' The time does not suit them.',
    proposal: ' It is not what they need.',
    foundOther: ' They found somebody else.',
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

type Params = Readonly<Record<string, unknown>>

/** A piece of news in words. One of a kind that this version does not know is told by its job's title. */
export function wordsOf(kind: string, params: Params, language: Language): string {
  return filled(Object.entries(WORDS[language]).find(([known]) => known === kind)?.[1] ?? '{title}', params, language)
}

/** The same of `count` that are alike, with what the newest of them names. */
export function groupWordsOf(kind: string, params: Params & { readonly count: number }, language: Language): string {
  const words = Object.entries(SEVERAL[language]).find(([known]) => known === kind)?.[1]
  if (params.count === 1 || words === undefined) return wordsOf(kind, params, language)
  const form = new Intl.PluralRules(LOCALES[language]).select(params.count)
  return filled(words[form] ?? words.other, params, language)
}

function filled(words: string, params: Params, language: Language): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name, params[name], language))
}

/** As in the browser: dollars in every language, and Latin digits in Arabic. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ar: 'ar-u-nu-latn' }

function shown(name: string, value: unknown, language: Language): string {
  // Whoever has been deleted leaves no name behind.
  if (name === 'business' && value === undefined) return wordsOfCodes[language].FORMER_BUSINESS
  if (name === 'declineReason') return Object.entries(REASONS[language]).find(([known]) => known === value)?.[1] ?? ''
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (name === 'amount') return apart(dollars(Number(value), language), language)
  return apart(name === 'category' ? tradeOf(String(value), language) : String(value), language)
}

/** As on the screens; one that the operator added keeps its name. */
const tradeOf = (name: string, language: Language): string =>
  (Object.hasOwn(TRADES[language], name) ? TRADES[language][name] : undefined) ?? name

const TRADES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es, ar }

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Names and amounts of the other direction keep their order, and the signs at their ends, inside of marks. */
export function apart(words: string, language: Language): string {
  return language === 'ar' || RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words
}

/** As on the screens: cents only where there are any. */
function dollars(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const parts = format.formatToParts(amount).map(({ type, value }) => (type === 'currency' ? '$' : value))
  // The marks of direction that `Intl` adds would work against the ones around the amount.
  return parts.join('').replaceAll(/[\u200e\u200f\u061c]/g, '')
}
