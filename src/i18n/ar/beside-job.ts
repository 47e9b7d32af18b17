import type { Words } from '../en/index.ts'

export const interests: Words['jobDetails']['interests'] = {
  title: 'المهتمون',
  count: {
    zero: 'لا شركات مهتمة',
    one: 'شركة واحدة مهتمة',
    two: 'شركتان مهتمتان',
    few: '{{count}} شركات مهتمة',
    many: '{{count}} شركة مهتمة',
    other: '{{count}} شركة مهتمة',
  },
  sort: 'الترتيب حسب',
  by: {
    price: 'أقل مبلغ',
    rating: 'أعلى تقييم',
    newest: 'الأحدث',
  },
  difference: {
    under: 'دون ميزانيتك بـ {{amount}}',
    over: 'فوق ميزانيتك بـ {{amount}}',
    even: 'يساوي ميزانيتك',
  },
  lowest: 'أقل سعر',
  refreshFailed: 'تعذّر تحديث العروض. قد لا تكون محدّثة.',
  failed: 'تعذّر تحميل العروض',
  more: 'عرض المزيد من العروض',
  loadingMore: 'جارٍ تحميل المزيد من العروض',
  moreFailed: 'تعذّر تحميل المزيد من العروض',
  sent: 'أُرسل {{ago}}',
  edited: 'عُدّل {{ago}}',
  accept: 'قبول',
  acceptNamed: 'قبول عرض {{name}}',
  decline: 'رفض',
  declineNamed: 'رفض عرض {{name}}',
  declined: {
    zero: 'لا عروض مرفوضة',
    one: 'عرض واحد مرفوض',
    two: 'عرضان مرفوضان',
    few: '{{count}} عروض مرفوضة',
    many: '{{count}} عرضًا مرفوضًا',
    other: '{{count}} عرض مرفوض',
  },
  youDeclined: 'لقد رفضت هذا العرض.',
  reconsider: 'إعادة النظر',
  reconsiderNamed: 'إعادة النظر في عرض {{name}}',
  emptyTitle: 'لا مهتمين بعد',
  emptyText: 'تظهر العروض هنا فور أن ترسلها الشركات.',
  expiredTitle: 'لا مهتمين',
  expiredText: 'لم ترسل أي شركة عرضًا في الوقت المحدد.',
}

export const jobNotes: Words['jobNotes'] = {
  missing: {
    title: 'لم يعد هذا العمل موجودًا',
    text: 'حُذف أو لم يكن موجودًا أصلًا. تحقّق من الرابط أو عُد إلى أعمالك.',
    home: 'إلى قائمة الأعمال',
  },
  forbidden: {
    title: 'لا يمكنك عرض هذا العمل',
    text: 'يخصّ شخصًا آخر، أو يقع خارج مدنك وفئاتك.',
  },
  told: {
    some: {
      zero: 'لم تُبلَّغ أي شركة في هذه المهنة.',
      one: 'أُبلغت شركة واحدة في هذه المهنة، وسيظهر عرضها هنا.',
      two: 'أُبلغت شركتان في هذه المهنة، وسيظهر عرضاهما هنا.',
      few: 'أُبلغت {{count}} شركات في هذه المهنة، وستظهر عروضها هنا.',
      many: 'أُبلغت {{count}} شركة في هذه المهنة، وستظهر عروضها هنا.',
      other: 'أُبلغت {{count}} شركة في هذه المهنة، وستظهر عروضها هنا.',
    },
    atLeast: 'نُبلغ الآن {{count}} شركة على الأقل في هذه المهنة، وستظهر عروضها هنا.',
    nobody: 'لا توجد بعد شركة في هذه المهنة في هذه المدينة. يبقى عملك مفتوحًا، وستراه الشركات التي تنضم.',
  },
  ending: {
    youEnded: 'أنهيت إسناد العمل إلى {{name}} في {{date}}',
    theyEnded: 'أنهى العميل إسناد العمل إليك في {{date}}',
    youSteppedDown: 'تنحّيت عن العمل في {{date}}',
    theySteppedDown: 'انسحبت {{name}} عن العمل في {{date}}',
    openAgain: 'العمل مفتوح من جديد.',
  },
  threads: {
    title: 'الرسائل',
    you: 'أنت:',
    failed: 'تعذّر تحميل الرسائل.',
    more: 'محادثات أخرى',
    loading: 'جارٍ تحميل محادثات أخرى',
  },
}
