import type { Language } from '../schema/column-types.ts'

/** Words by how many there are (`Intl.PluralRules`); `{count}` is the number. */
type Several = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** What a mail says of the jobs that saved searches found. */
export type FoundText = Readonly<{
  /** Of a single job, whose title it names. */
  subjectOfOne: string
  subject: Several
  /** What the search is called that each business has. */
  ownSearch: string
  inTown: string
  away: Several
  neededBy: string
  more: Several
  stop: string
  /** Instead of `stop` where several searches are in the mail: ends the mails of all of them. */
  stopAll: string
  choose: string
}>

export const foundTexts: Readonly<Record<Language, FoundText>> = {
  en: {
    subjectOfOne: 'New job: “{title}”',
    subject: { one: '{count} new job for you', other: '{count} new jobs for you' },
    ownSearch: 'Jobs that match my profile',
    inTown: 'in your town',
    away: { one: '{count} mile away', other: '{count} miles away' },
    neededBy: 'needed by {day}',
    more: { one: 'See {count} more job', other: 'See {count} more jobs' },
    stop: 'Stop emails of this search',
    stopAll: 'Stop emails of all searches',
    choose: 'Choose which emails you get',
  },
  es: {
    subjectOfOne: 'Nuevo trabajo: «{title}»',
    subject: { one: '{count} trabajo nuevo para ti', other: '{count} trabajos nuevos para ti' },
    ownSearch: 'Trabajos que coinciden con mi perfil',
    inTown: 'en tu ciudad',
    away: { one: 'a {count} milla', other: 'a {count} millas' },
    neededBy: 'se necesita antes del {day}',
    more: { one: 'Ver {count} trabajo más', other: 'Ver {count} trabajos más' },
    stop: 'No recibir más correos de esta búsqueda',
    stopAll: 'No recibir más correos de ninguna búsqueda',
    choose: 'Elegir qué correos recibes',
  },
  ar: {
    subjectOfOne: 'عمل جديد: «{title}»',
    subject: {
      one: 'عمل جديد لك',
      two: 'عملان جديدان لك',
      few: '{count} أعمال جديدة لك',
      many: '{count} عملًا جديدًا لك',
      other: '{count} عمل جديد لك',
    },
    ownSearch: 'أعمال تناسب ملفي الشخصي',
    inTown: 'في مدينتك',
    away: {
      one: 'على بُعد ميل واحد',
      two: 'على بُعد ميلين',
      few: 'على بُعد {count} أميال',
      many: 'على بُعد {count} ميلًا',
      other: 'على بُعد {count} ميل',
    },
    neededBy: 'مطلوب قبل {day}',
    more: {
      one: 'عرض عمل آخر',
      two: 'عرض عملين آخرين',
      few: 'عرض {count} أعمال أخرى',
      many: 'عرض {count} عملًا آخر',
      other: 'عرض {count} عمل آخر',
    },
    stop: 'إيقاف رسائل هذا البحث',
    stopAll: 'إيقاف رسائل كل عمليات البحث',
    choose: 'اختيار الرسائل التي تصلك',
  },
}

/** Words for so many. `locale` says how numbers are written. */
export function several(words: Several, count: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(count)
  return (words[form] ?? words.other).replace('{count}', new Intl.NumberFormat(locale).format(count))
}
