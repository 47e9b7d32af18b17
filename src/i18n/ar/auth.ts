import type { auth as source } from '../en/auth.ts'
import type { Translated } from '../en/types.ts'

export const auth: Translated<typeof source> = {
  login: {
    title: 'تسجيل الدخول',
    welcome: 'مرحبًا بعودتك',
    lead: 'سجّل الدخول لنشر الأعمال أو تقديم العروض عليها.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    forgot: 'نسيت كلمة المرور؟',
    submit: 'تسجيل الدخول',
    noAccount: 'جديد هنا؟',
    signUp: 'إنشاء حساب',
    success: 'تم تسجيل الدخول بنجاح',
    failed: 'تعذّر تسجيل الدخول.',
    expired: 'انتهت جلستك. سجّل الدخول للمتابعة من حيث كنت.',
    left: 'سيُحذف حسابك في {{date}}. سجّل الدخول قبل ذلك للاحتفاظ به.',
    leaving: 'سيُحذف هذا الحساب في {{date}}. ما زال بإمكانك الاحتفاظ به.',
    keep: 'الاحتفاظ بحسابي',
    kept: 'تم الاحتفاظ بحسابك',
  },
  registration: {
    title: 'التسجيل',
    lead: 'كيف تريد استخدام Bidfair؟',
    customer: 'عميل',
    customerText: 'انشر عملًا واختر من بين العروض.',
    business: 'شركة',
    businessText: 'اعثر على أعمال قريبة منك وقدّم عروضك.',
    haveAccount: 'لديك حساب بالفعل؟',
    login: 'تسجيل الدخول',
  },
}
