import type { postJob as source } from '../en/post-job.ts'
import type { Translated } from '../types.ts'

export const postJob: Translated<typeof source> = {
  title: 'نشر عمل',
  lead: 'اذكر ما تريد إنجازه. تراه الشركات القريبة منك فورًا وترسل إليك عروضها.',
  requiredNote: 'جميع الحقول مطلوبة ما لم يُذكر أنها اختيارية.',
  category: 'الفئة',
  categoryChoose: 'اختر فئة',
  jobTitle: 'العنوان',
  details: 'الوصف',
  detailsHint: 'ما الوضع الآن، وما الذي يجب أن يتغيّر، ومتى؟ كلما زادت التفاصيل جاءت العروض أفضل.',
  budget: 'الميزانية',
  budgetHint: 'ما تودّ إنفاقه تقريبًا، بالدولار الأمريكي.',
  neededBy: 'مطلوب بحلول',
  neededByHint: 'اليوم الذي ينبغي أن يكتمل فيه العمل.',
  pictures: 'الصور',
  picturesHint: 'صورة واحدة على الأقل، لترى الشركات العمل. JPEG أو PNG أو WebP أو GIF أو AVIF، حتى 10 ميغابايت للصورة.',
  picturesAdd: 'إضافة صور',
  slotsLeft: {
    zero: 'لم يبقَ مكان',
    one: 'بقي مكان واحد',
    two: 'بقي مكانان',
    few: 'بقيت {{count}} أماكن',
    many: 'بقي {{count}} مكانًا',
    other: 'بقي {{count}} مكان',
  },
  slotsNone: 'لم يبقَ مكان',
  submit: 'نشر عمل',
  waiting: {
    zero: 'لا توجد صور قيد الرفع',
    one: 'في انتظار اكتمال رفع صورة واحدة…',
    two: 'في انتظار اكتمال رفع صورتين…',
    few: 'في انتظار اكتمال رفع {{count}} صور…',
    many: 'في انتظار اكتمال رفع {{count}} صورة…',
    other: 'في انتظار اكتمال رفع {{count}} صورة…',
  },
  submitting: 'جارٍ نشر عملك…',
}
