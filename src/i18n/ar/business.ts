import type { business as source } from '../en/business.ts'
import type { Translated } from '../types.ts'

export const business: Translated<typeof source> = {
  title: 'الشركة',
  failed: 'تعذّر تحميل الشركة',
  refreshFailed: 'تعذّر تحديث الشركة. قد تكون المعلومات قديمة.',
  missing: {
    title: 'هذه الشركة ليست هنا',
    text: 'ليست على Bidfair، أو لم تعد عليه.',
    home: 'الذهاب إلى الأعمال',
  },
  own: 'هكذا يراك العملاء.',
  since: 'على Bidfair منذ {{month}}',
  trades: 'المهن',
  places: 'تعمل في',
  place: '{{cities}}، {{state}}',
  record: 'التقييمات',
  starsNamed: {
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{{count}} نجوم',
    many: '{{count}} نجمة',
    other: '{{count}} نجمة',
  },
  noRatings: 'يمنح العملاء النجوم بعد اكتمال العمل، وتُحسب هنا.',
  says: 'الرخصة والتأمين',
  saysNothing: 'لا تقول شيئًا عن الرخصة والتأمين.',
  reviews: {
    title: 'آراء العملاء',
    list: 'آراء العملاء',
    about: '{{category}}، {{month}}',
    customer: 'أحد العملاء',
    reply: 'رد {{name}}',
    empty: 'لا آراء بعد',
    emptyText: 'سيظهر هنا ما يقوله العملاء عن الأعمال المكتملة.',
    failed: 'تعذّر تحميل الآراء',
    refreshFailed: 'تعذّر تحديث الآراء. قد تكون قديمة.',
    more: 'المزيد من الآراء',
    loadingMore: 'جارٍ تحميل المزيد من الآراء',
    moreFailed: 'تعذّر تحميل المزيد من الآراء',
    end: 'لا مزيد من الآراء',
  },
}
