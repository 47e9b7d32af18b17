import type { shell as source } from '../en/shell.ts'
import type { Translated } from '../en/types.ts'

export const shell: Translated<typeof source> = {
  appName: 'Bidfair',
  tagline: 'انشر عملًا.\nقارن العروض.\nوأنجزه.',
  language: 'اللغة',
  skip: 'انتقل إلى المحتوى',
  profile: 'الملف الشخصي',
  bell: {
    zero: 'الإشعارات',
    one: 'الإشعارات، واحد غير مقروء',
    two: 'الإشعارات، اثنان غير مقروءين',
    few: 'الإشعارات، {{count}} غير مقروءة',
    many: 'الإشعارات، {{count}} غير مقروء',
    other: 'الإشعارات، {{count}} غير مقروء',
  },
  bellQuiet: 'الإشعارات',
  notFound: {
    title: 'الصفحة غير موجودة',
    heading: 'لا يوجد شيء في هذا العنوان',
    text: 'ربما نُقل أو حُذف، أو أن الرابط غير مكتمل.',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  broken: {
    title: 'حدث خطأ ما',
    text: 'واجهت هذه الصفحة مشكلة. ما كتبته لا يزال محفوظًا.',
    retry: 'حاول مرة أخرى',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  partMissing: 'تعذّر تحميل هذا الجزء. تحقق من اتصالك وحاول مرة أخرى.',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
  noNetwork: 'لا يوجد اتصال بالإنترنت. قد لا يكون ما تراه محدّثًا.',
  notLoaded: 'تعذّر تحميل الصفحة. تحقق من اتصالك.',
  away: {
    title: 'لم تُحمَّل بعد',
    text: 'لم تُحمَّل هذه الصفحة بعد. ستُفتح فور عودة الاتصال.',
  },
  version: 'الإصدار {{version}}',
  reference: 'API',
}
