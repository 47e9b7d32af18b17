import type { record as source } from '../en/track-record.ts'
import type { Translated } from '../en/types.ts'

export const record: Translated<typeof source> = {
  jobs: {
    zero: 'لا أعمال مكتملة',
    one: 'عمل مكتمل واحد',
    two: 'عملان مكتملان',
    few: '{{count}} أعمال مكتملة',
    many: '{{count}} عملًا مكتملًا',
    other: '{{count}} عمل مكتمل',
  },
  steppedDown: {
    zero: 'لم تتنحَّ عن أي عمل',
    one: 'تنحّت مرة واحدة',
    two: 'تنحّت مرتين',
    few: 'تنحّت {{count}} مرات',
    many: 'تنحّت {{count}} مرة',
    other: 'تنحّت {{count}} مرة',
  },
  ratings: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{{count}} تقييمات',
    many: '{{count}} تقييمًا',
    other: '{{count}} تقييم',
  },
  licensed: 'مرخّصة حسب إفادتها',
  insured: 'مؤمَّنة حسب إفادتها',
  fresh: 'لا تقييمات بعد',
  checkedLicense: 'تم التحقق من الرخصة في {{date}}',
  checkedInsurance: 'تم التحقق من التأمين في {{date}}',
  briefLicense: 'رخصة موثّقة',
  briefInsurance: 'تأمين موثّق',
}
