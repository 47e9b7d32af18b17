import type { businessDetails as source } from '../en/business-details.ts'
import type { Translated } from '../en/types.ts'

export const businessDetails: Translated<typeof source> = {
  title: 'بيانات الشركة',
  lead: 'هنا يرى العملاء من أنت، وتُعرض عليك الأعمال بحسب مدنك وفئاتك.',
  failed: 'تعذّر تحميل بيانات شركتك',
  refreshFailed: 'تعذّر تحديث بيانات شركتك. قد لا تكون محدّثة.',
  missing: 'لم يُعثر على بيانات للشركة',
  about: 'شركتك',
  area: 'أين تعمل',
  cities: 'المدن',
  citiesHint: {
    one: 'المدينة التي تقبل فيها الأعمال.',
    two: 'حيث تقبل الأعمال، حتى مدينتين.',
    few: 'حيث تقبل الأعمال، حتى {{count}} مدن.',
    many: 'حيث تقبل الأعمال، حتى {{count}} مدينة.',
    other: 'حيث تقبل الأعمال، حتى {{count}} مدينة.',
  },
  citiesChoose: 'اختر المدن',
  citiesNeedState: 'اختر الولاية أولًا',
  citiesNotFound: 'لم يُعثر على مدن',
  citiesNone: 'لا توجد مدن متاحة',
  document: 'المستند {{number}}',
  download: 'تنزيل {{name}}',
  downloaded: 'تم تنزيل {{name}}',
  checkedLicense: 'تم التحقق من الرخصة في {{date}}: {{name}}',
  checkedInsurance: 'تم التحقق من التأمين في {{date}}: {{name}}',
  checkEnds: 'يرى العملاء هذا التاريخ إلى أن تحذف المستند، أو تجيب بـ«لا» أعلاه، أو تغيّر اسم شركتك.',
}
