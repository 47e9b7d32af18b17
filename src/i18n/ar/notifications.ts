import type { notifications as source } from '../en/notifications.ts'
import type { Translated } from '../en/types.ts'

export const notifications: Translated<typeof source> = {
  title: 'الإشعارات',
  list: 'الإشعارات',
  unread: 'غير مقروء',
  someUnread: {
    zero: 'لا شيء غير مقروء',
    one: 'واحد غير مقروء',
    two: 'اثنان غير مقروءين',
    few: '{{count}} غير مقروءة',
    many: '{{count}} غير مقروء',
    other: '{{count}} غير مقروء',
  },
  groupTitle: 'أعمال جديدة',
  markAllRead: 'وضع علامة مقروء على الكل',
  more: 'إشعارات أقدم',
  loadingMore: 'جارٍ تحميل الأقدم',
  moreFailed: 'تعذّر تحميل الإشعارات الأقدم',
  end: 'لا مزيد من الإشعارات',
  failed: 'تعذّر تحميل الإشعارات',
  refreshFailed: 'تعذّر تحديث الإشعارات. قد لا تكون محدّثة.',
  empty: {
    title: 'لا توجد إشعارات بعد',
    customer: 'عندما تقدّم شركة عرضًا على أحد أعمالك، أو تنجزه، ستقرأ ذلك هنا.',
    business: 'عندما يناسب عمل جديد شركتك، أو يحدث شيء لعروضك، ستقرأ ذلك هنا.',
    home: 'الذهاب إلى الأعمال',
  },
}
