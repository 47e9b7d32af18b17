import type { profile as source } from '../en/profile.ts'
import type { Translated } from '../types.ts'

export const profile: Translated<typeof source> = {
  title: 'ملفي الشخصي',
  businessTitle: 'ملف الشركة',
  failed: 'تعذّر تحميل ملفك الشخصي',
  missing: 'لم يُعثر على ملف شخصي',
  mails: 'رسائل البريد الإلكتروني عن الأعمال والعروض',
  login: 'تسجّل الدخول بالعنوان {{email}}.',
  toEmail: 'تغيير البريد الإلكتروني',
  pendingEmail: '{{email}} بانتظار التأكيد: افتح الرابط الذي أرسلناه إليه.',
  unverified: 'لم يُؤكَّد هذا العنوان بعد.',
  verify: 'تأكيده',
  steppedDown: {
    zero: 'لم تتنحَّ عن أي عمل.',
    one: 'تنحّيت عن عمل واحد. يرى العملاء ذلك مع عروضك.',
    two: 'تنحّيت عن عملين. يرى العملاء ذلك مع عروضك.',
    few: 'تنحّيت عن {{count}} أعمال. يرى العملاء ذلك مع عروضك.',
    many: 'تنحّيت عن {{count}} عملًا. يرى العملاء ذلك مع عروضك.',
    other: 'تنحّيت عن {{count}} عمل. يرى العملاء ذلك مع عروضك.',
  },
  toPage: 'كيف يراك العملاء',
  toDetails: 'بيانات الشركة',
  toPassword: 'تغيير كلمة المرور',
}
