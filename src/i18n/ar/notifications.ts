import type { notifications as source } from '../en/notifications.ts'
import type { Translated } from '../types.ts'

export const notifications: Translated<typeof source> = {
  title: 'الإشعارات',
  list: 'الإشعارات',
  unread: 'غير مقروء',
  new: {
    zero: 'لا إشعارات جديدة',
    one: 'إشعار جديد واحد',
    two: 'إشعاران جديدان',
    few: '{{count}} إشعارات جديدة',
    many: '{{count}} إشعارًا جديدًا',
    other: '{{count}} إشعار جديد',
  },
  newest: {
    zero: 'لا إشعارات',
    one: 'أحدث إشعار',
    two: 'أحدث إشعارين',
    few: 'أحدث {{count}} إشعارات',
    many: 'أحدث {{count}} إشعارًا',
    other: 'أحدث {{count}} إشعار',
  },
  failed: 'تعذّر تحميل الإشعارات',
  refreshFailed: 'تعذّر تحديث الإشعارات. قد لا تكون محدّثة.',
  empty: {
    title: 'لا توجد إشعارات بعد',
    customer: 'عندما تقدّم شركة عرضًا على أحد أعمالك، أو تنجزه، ستقرأ ذلك هنا.',
    business: 'عندما يناسب عمل جديد شركتك، أو يحدث شيء لعروضك، ستقرأ ذلك هنا.',
    home: 'الذهاب إلى الأعمال',
  },
}
