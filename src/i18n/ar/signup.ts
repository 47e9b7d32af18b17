import type { signup as source } from '../en/signup.ts'
import type { Translated } from '../en/types.ts'

export const signup: Translated<typeof source> = {
  customerTitle: 'تسجيل عميل',
  customerLead: 'انشر أعمالك وقارن العروض واختر من ينفّذها.',
  businessTitle: 'تسجيل شركة',
  businessLead: 'اطّلع على أعمال مهنتك في مدينتك وقدّم عروضك عليها.',
  requiredNote: 'جميع الحقول مطلوبة ما لم يُذكر أنها اختيارية.',
  personal: 'عنك',
  business: 'عن شركتك',
  terms: 'أوافق على',
  termsLink: 'الشروط والأحكام',
  newTab: 'تُفتح في علامة تبويب جديدة',
  submit: 'إنشاء حساب',
  submitting: 'جارٍ إنشاء حسابك…',
  failed: 'تعذّر إتمام التسجيل.',
  signedUpWithout: {
    one: 'تعذّر رفع مستند واحد فلم يُضَف.',
    two: 'تعذّر رفع مستندين فلم يُضافا.',
    few: 'تعذّر رفع {{count}} مستندات فلم تُضَف.',
    many: 'تعذّر رفع {{count}} مستندًا فلم تُضَف.',
    other: 'تعذّر رفع {{count}} مستند فلم تُضَف.',
  },
}
