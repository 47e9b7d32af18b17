import type { Words } from '../en/index.ts'

export const report: Words['report'] = {
  titles: {
    job: 'الإبلاغ عن العمل',
    business: 'الإبلاغ عن الشركة',
    review: 'الإبلاغ عن التقييم',
    picture: 'الإبلاغ عن الصورة',
    message: 'الإبلاغ عن الرسالة',
  },
  menus: { job: 'المزيد حول هذا العمل', business: 'المزيد حول هذه الشركة' },
  review: 'الإبلاغ عن تقييم {{name}}',
  lead: 'سننظر في الأمر. لن يعلم الطرف الآخر أنك أبلغت.',
  kind: 'ما المشكلة؟',
  kinds: {
    spam: 'إعلان أو رسائل مزعجة',
    scam: 'احتيال',
    offensive: 'إهانة أو كراهية أو محتوى غير لائق',
    misleading: 'غير صحيح',
    privacy: 'يعرض بيانات شخصية',
    unsaid: 'شيء آخر',
  },
  words: 'أخبرنا بالمزيد',
  submit: 'إبلاغ',
  cancel: 'إلغاء',
}
