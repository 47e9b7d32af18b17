import type { jobNotes as source } from '../en/job-notes.ts'
import type { Translated } from '../types.ts'

export const jobNotes: Translated<typeof source> = {
  told: {
    some: {
      zero: 'لم تُبلَّغ أي شركة في هذه المهنة.',
      one: 'أُبلغت شركة واحدة في هذه المهنة، وسيظهر عرضها هنا.',
      two: 'أُبلغت شركتان في هذه المهنة، وسيظهر عرضاهما هنا.',
      few: 'أُبلغت {{count}} شركات في هذه المهنة، وستظهر عروضها هنا.',
      many: 'أُبلغت {{count}} شركة في هذه المهنة، وستظهر عروضها هنا.',
      other: 'أُبلغت {{count}} شركة في هذه المهنة، وستظهر عروضها هنا.',
    },
    nobody: 'لا توجد بعد شركة في هذه المهنة في هذه المدينة. يبقى عملك مفتوحًا، وستراه الشركات التي تنضم.',
  },
  ending: {
    youEnded: 'أنهيت إسناد العمل إلى {{name}} في {{date}}',
    theyEnded: 'أنهى العميل إسناد العمل إليك في {{date}}',
    youSteppedDown: 'تنحّيت عن العمل في {{date}}',
    theySteppedDown: 'تنحّت {{name}} عن العمل في {{date}}',
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
