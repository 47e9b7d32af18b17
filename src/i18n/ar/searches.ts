import type { Words } from '../en/index.ts'

/** What saved searches say. */
export const searches: Words['searches'] = {
  title: 'عمليات البحث المحفوظة',
  lead: 'نُعلمك بالأعمال الجديدة التي تعثر عليها عمليات البحث هذه.',
  failed: 'تعذّر تحميل عمليات البحث المحفوظة',
  refreshFailed: 'تعذّر تحديث عمليات البحث المحفوظة',
  own: 'أعمال تناسب ملفي الشخصي',
  ownText: 'كل أعمال تخصصاتك في منطقتك',
  words: '«{{words}}»',
  open: 'عرض الأعمال',
  openOne: 'عرض الأعمال: {{name}}',
  edit: 'تغيير',
  editOne: 'تغيير {{name}}',
  delete: 'حذف',
  deleteOne: 'حذف {{name}}',
  deleteText: 'لن نُعلمك بما يعثر عليه بعد الآن.',
  save: 'حفظ هذا البحث',
  name: 'الاسم',
  frequency: 'عدد المرات',
  often: { atOnce: 'فورًا', daily: 'كل صباح', weekly: 'صباح كل اثنين', never: 'أبدًا' },
  ways: 'الطريقة',
  by: { mail: 'بالبريد الإلكتروني', bell: 'بإشعار' },
  submit: 'حفظ',
}
