import type { Words } from '../en/index.ts'
import { interests } from './beside-job.ts'

export const jobDetails: Words['jobDetails'] = {
  title: 'تفاصيل العمل',
  posted: 'نُشر في {{date}}',
  details: 'التفاصيل',
  category: 'الفئة',
  budget: 'الميزانية',
  budgetWas: 'كانت الميزانية {{amount}}',
  more: 'المزيد',
  location: 'المكان',
  customer: 'العميل',
  failed: 'تعذّر تحميل العمل',
  refreshFailed: 'تعذّر تحديث العمل. قد لا يكون محدّثًا.',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  time: {
    left: {
      zero: 'يقبل العروض لأقل من يوم',
      one: 'يقبل العروض ليوم آخر',
      two: 'يقبل العروض ليومين آخرين',
      few: 'يقبل العروض {{count}} أيام أخرى',
      many: 'يقبل العروض {{count}} يومًا آخر',
      other: 'يقبل العروض {{count}} يوم آخر',
    },
    lastDay: 'يقبل العروض لأقل من يوم',
    until: 'يقبل العروض حتى',
    closed: 'أُغلق أمام العروض منذ {{date}}',
  },
  interests,
  assigned: {
    title: 'أُسند إلى',
    you: 'أُسند إليك',
    canStart: 'يمكن البدء في',
    at: 'تاريخ الإسناد',
    completedAt: 'تاريخ الإكمال',
    work: 'العمل المنجز',
    before: 'قبل',
    rate: 'تقييم',
    elsewhere: 'اختار العميل شركة أخرى',
    elsewhereText: 'أُسند هذا العمل إلى {{name}}.',
  },
  bid: {
    title: 'عرضك',
    button: 'قدّم عرضًا',
    again: 'قدّم عرضًا من جديد',
    declined: 'رفض العميل هذا العرض.',
    withdrawn: 'سحبت هذا العرض.',
    lead: 'اذكر ما ستفعله وبكم. يمكنك تعديل عرضك ما دام العمل مفتوحًا.',
    edit: 'تعديل العرض',
    canStart: 'يمكن البدء في {{date}}',
    submitted: 'أُرسل في {{date}}',
    edited: 'عُدّل في {{date}}',
  },
  withdraw: {
    button: 'سحب العرض',
  },
  decline: {
    reasons: {
      price: 'السعر مرتفع',
      time: 'الوقت لا يناسبني',
      proposal: 'ليس ما أحتاج إليه',
      foundOther: 'وجدت شخصًا آخر',
    },
  },
  invitation: {
    button: 'رفض الدعوة',
    reasons: {
      busy: 'ليس لدي وقت',
      tooFar: 'المكان بعيد جدًا',
      notMyWork: 'لا أقوم بهذا النوع من العمل',
      unsaid: 'سبب آخر',
    },
  },
  hireAgain: 'التعاقد مرة أخرى',
  bar: {
    EMAIL_NOT_VERIFIED: {
      text: 'أكّد بريدك الإلكتروني لتتمكن من تقديم عرض.',
      action: 'تأكيد البريد الإلكتروني',
    },
    SUBSCRIPTION_INACTIVE: {
      text: 'انتهت عضويتك. جدّدها لتقديم عرض.',
      action: 'تجديد العضوية',
    },
    noContact: 'انتهت عضويتك، ولا يمكنك تقديم عرض. لا يذكر هذا الموقع جهة اتصال لتجديدها.',
  },
  edit: {
    button: 'تعديل العمل',
  },
  delete: {
    button: 'حذف العمل',
  },
  complete: {
    button: 'تحديد كمكتمل',
    again: 'تحديد كمكتمل من جديد',
  },
  ending: {
    customer: {
      button: 'إنهاء الإسناد',
    },
    business: {
      button: 'التنحّي عن العمل',
    },
  },
  doubt: {
    button: 'لم يكتمل بعد؟',
    until: 'يمكنك قول ذلك حتى {{date}}.',
    mine: 'قلت إن العمل لم يكتمل بعد',
  },
  rating: {
    edit: 'تعديل التقييم',
    changed: 'عُدّل في {{date}}',
    until: 'يمكنك التعديل حتى {{date}}.',
  },
  reply: {
    button: 'رد',
    edit: 'تعديل الرد',
    by: 'رد {{name}}',
    changed: 'عُدّل في {{date}}',
  },
  messages: {
    write: 'رسالة',
    named: 'رسالة إلى {{name}}',
    ask: 'طرح سؤال',
  },
  call: {
    button: 'اتصال',
    early: 'يمكنك الاتصال بعد إسناد العمل إلى شركة.',
    elsewhere: 'الشركة المُسند إليها العمل وحدها يمكنها الاتصال بالعميل.',
    none: 'لا يوجد رقم هاتف.',
  },
  where: {
    title: 'العنوان',
    directions: 'الاتجاهات',
    seenBy: {
      customer: 'لا يراه إلا أنت والشركة المُسند إليها العمل',
      business: 'يظهر لك لأن هذا العمل من نصيبك',
    },
  },
}
