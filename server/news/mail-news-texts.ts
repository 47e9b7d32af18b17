import type { Language } from '../schema/tables.ts'
import type { MailedKind } from './rows-mail.ts'

/** What surrounds news in a mail; what happened is said as on the bell. */
type NewsTexts = Readonly<{
  greeting: string
  button: string
  /** Why this mail comes, and how to be left alone. */
  otherwise: string
  subjects: Readonly<Record<MailedKind, string>>
}>

export const newsTexts: Readonly<Record<Language, NewsTexts>> = {
  en: {
    greeting: 'Hello {name},',
    button: 'Open the job',
    otherwise: 'You can switch off mails about jobs and bids in your profile at Bidfair.',
    subjects: {
      bid_placed: 'New bid on “{title}”',
      bid_accepted: 'Your bid on “{title}” was accepted',
      bid_not_chosen: 'Another business was chosen for “{title}”',
      job_completed: '“{title}” is completed',
      job_expiring: '“{title}” expires soon',
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    button: 'Abrir el trabajo',
    otherwise: 'Puedes desactivar los correos sobre trabajos y ofertas en tu perfil de Bidfair.',
    subjects: {
      bid_placed: 'Nueva oferta por «{title}»',
      bid_accepted: 'Aceptaron tu oferta por «{title}»',
      bid_not_chosen: 'Eligieron otra empresa para «{title}»',
      job_completed: '«{title}» está terminado',
      job_expiring: '«{title}» vence pronto',
    },
  },
  ar: {
    greeting: 'مرحبًا {name}،',
    button: 'فتح العمل',
    otherwise: 'يمكنك إيقاف الرسائل المتعلقة بالأعمال والعروض من ملفك الشخصي في Bidfair.',
    subjects: {
      bid_placed: 'عرض جديد على «{title}»',
      bid_accepted: 'قُبل عرضك على «{title}»',
      bid_not_chosen: 'اختيرت شركة أخرى للعمل «{title}»',
      job_completed: 'اكتمل العمل «{title}»',
      job_expiring: 'تنتهي مدة العمل «{title}» قريبًا',
    },
  },
}
