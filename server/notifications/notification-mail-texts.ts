import type { Language } from '../schema/column-types.ts'
import type { MailText } from '../accounts/account-mail-texts.ts'
import type { MailedKind } from './repository-mail-outbox.ts'
import type { MembershipKind, OperatorNotificationKind } from '../events/content.ts'

/** What surrounds news in a mail: what happened is said as on the bell. `otherwise` tells how to be left alone. */
type NewsText = Omit<MailText, 'subject' | 'body'> &
  Readonly<{
    /** Where the news are about the business itself. */
    ownButton: string
    /** Where the news are about its membership. */
    membershipButton: string
    /** Where the news are of a message. */
    threadButton: string
    /** The link to where one kind of mail, or all, are switched off. */
    stop: string
  }>

export const notificationMailTexts: Readonly<Record<Language, NewsText>> = {
  en: {
    greeting: 'Hello {name},',
    button: 'Open the job',
    ownButton: 'See your documents',
    membershipButton: 'See your membership',
    threadButton: 'Read and reply',
    stop: 'Stop these emails',
    otherwise: 'You can choose which emails you receive in your Bidfair profile.',
  },
  es: {
    greeting: 'Hola, {name}:',
    button: 'Abrir el trabajo',
    ownButton: 'Ver tus documentos',
    membershipButton: 'Ver tu membresía',
    threadButton: 'Leer y responder',
    stop: 'No recibir más estos correos',
    otherwise: 'En tu perfil de Bidfair eliges qué correos recibes.',
  },
  ar: {
    greeting: 'مرحبًا {name}،',
    button: 'فتح العمل',
    ownButton: 'عرض مستنداتك',
    membershipButton: 'عرض عضويتك',
    threadButton: 'القراءة والرد',
    stop: 'إيقاف هذه الرسائل',
    otherwise: 'تختار من ملفك الشخصي في Bidfair الرسائل التي تصلك.',
  },
}

/** Kinds whose mail is about one event. */
type SubjectKind = Exclude<MailedKind, 'jobs_found'> | OperatorNotificationKind | MembershipKind

/** The subjects of the news that are mailed. */
export const mailSubjects: Readonly<Record<Language, Readonly<Record<SubjectKind, string>>>> = {
  en: {
    invited: 'You are invited to bid on “{title}”',
    invitation_declined: 'Your invitation to “{title}” was declined',
    bid_placed: 'New bid on “{title}”',
    bid_withdrawn: 'A bid on “{title}” was withdrawn',
    bid_accepted: 'Your bid on “{title}” was accepted',
    bid_declined: 'Your bid on “{title}” was declined',
    bid_reconsidered: 'Your bid on “{title}” is active again',
    bid_not_chosen: 'Another business was chosen for “{title}”',
    job_rated: 'You received a rating for “{title}”',
    rating_answered: 'A reply to your rating of “{title}”',
    message_received: 'New message about “{title}”',
    rating_removed: 'The rating of “{title}” was removed',
    job_completed: '“{title}” is completed',
    job_completed_by_owner: '“{title}” is completed',
    assignment_ended: 'Your assignment for “{title}” was ended',
    stepped_down: 'A business stepped down from “{title}”',
    completion_doubted: '“{title}” is not done yet',
    job_expiring: '“{title}” expires soon',
    job_reopened: '“{title}” is open again',
    job_resumed: '“{title}” is in progress again',
    job_ended: '“{title}” was ended',
    job_removed: '“{title}” was removed',
    job_settled: '“{title}” is completed',
    partner_blocked: '{party} can no longer use Bidfair',
    partner_unblocked: '{party} can use Bidfair again',
    own_blocked: 'Your account is blocked',
    own_unblocked: 'Your account is no longer blocked',
    license_checked: 'Your license was verified',
    insurance_checked: 'Your insurance was checked',
    license_unchecked: 'Your license is no longer shown as verified',
    insurance_unchecked: 'Your insurance is no longer shown as checked',
    membership_paid: 'Your membership is paid',
    membership_unpaid: 'Your membership could not be renewed',
    membership_ending: 'Your membership ends soon',
  },
  es: {
    invited: 'Te invitan a ofertar por «{title}»',
    invitation_declined: 'Rechazaron tu invitación a «{title}»',
    bid_placed: 'Nueva oferta por «{title}»',
    bid_withdrawn: 'Retiraron una oferta por «{title}»',
    bid_accepted: 'Aceptaron tu oferta por «{title}»',
    bid_declined: 'Rechazaron tu oferta por «{title}»',
    bid_reconsidered: 'Tu oferta por «{title}» vuelve a estar en pie',
    bid_not_chosen: 'Eligieron otra empresa para «{title}»',
    job_rated: 'Recibiste una calificación por «{title}»',
    rating_answered: 'Una respuesta a tu calificación de «{title}»',
    message_received: 'Mensaje nuevo sobre «{title}»',
    rating_removed: 'Se retiró la calificación de «{title}»',
    job_completed: '«{title}» está terminado',
    job_completed_by_owner: '«{title}» está terminado',
    assignment_ended: 'Se terminó tu asignación para «{title}»',
    stepped_down: 'Una empresa renunció a «{title}»',
    completion_doubted: '«{title}» aún no está terminado',
    job_expiring: '«{title}» vence pronto',
    job_reopened: '«{title}» está abierto de nuevo',
    job_resumed: '«{title}» está en curso de nuevo',
    job_ended: '«{title}» fue finalizado',
    job_removed: '«{title}» fue retirado',
    job_settled: '«{title}» está terminado',
    partner_blocked: '{party} ya no puede usar Bidfair',
    partner_unblocked: '{party} puede volver a usar Bidfair',
    own_blocked: 'Tu cuenta está bloqueada',
    own_unblocked: 'Tu cuenta ya no está bloqueada',
    license_checked: 'Verificamos tu licencia',
    insurance_checked: 'Verificamos tu seguro',
    license_unchecked: 'Tu licencia ya no aparece como verificada',
    insurance_unchecked: 'Tu seguro ya no aparece como verificado',
    membership_paid: 'Tu membresía está pagada',
    membership_unpaid: 'No se pudo renovar tu membresía',
    membership_ending: 'Tu membresía termina pronto',
  },
  ar: {
    invited: 'دعوة إلى تقديم عرض على «{title}»',
    invitation_declined: 'رُفضت دعوتك إلى «{title}»',
    bid_placed: 'عرض جديد على «{title}»',
    bid_withdrawn: 'سُحب عرض على «{title}»',
    bid_accepted: 'قُبل عرضك على «{title}»',
    bid_declined: 'رُفض عرضك على «{title}»',
    bid_reconsidered: 'عرضك على «{title}» سارٍ من جديد',
    bid_not_chosen: 'اختيرت شركة أخرى للعمل «{title}»',
    job_rated: 'حصلت على تقييم عن «{title}»',
    rating_answered: 'رد على تقييمك للعمل «{title}»',
    message_received: 'رسالة جديدة بشأن «{title}»',
    rating_removed: 'أُزيل تقييم العمل «{title}»',
    job_completed: 'اكتمل العمل «{title}»',
    job_completed_by_owner: 'اكتمل العمل «{title}»',
    assignment_ended: 'أُنهي إسناد العمل «{title}» إليك',
    stepped_down: 'تنحّت شركة عن العمل «{title}»',
    completion_doubted: 'لم يكتمل العمل «{title}» بعد',
    job_expiring: 'تنتهي مدة العمل «{title}» قريبًا',
    job_reopened: 'العمل «{title}» مفتوح من جديد',
    job_resumed: 'العمل «{title}» قيد التنفيذ من جديد',
    job_ended: 'أُنهي العمل «{title}»',
    job_removed: 'أُزيل العمل «{title}»',
    job_settled: 'اكتمل العمل «{title}»',
    partner_blocked: 'لم يعد بإمكان {party} استخدام Bidfair',
    partner_unblocked: 'يمكن لـ{party} استخدام Bidfair من جديد',
    own_blocked: 'حُظر حسابك',
    own_unblocked: 'لم يعد حسابك محظورًا',
    license_checked: 'تم التحقق من رخصتك',
    insurance_checked: 'تم التحقق من تأمينك',
    license_unchecked: 'لم تعد رخصتك تظهر مُتحقَّقًا منها',
    insurance_unchecked: 'لم يعد تأمينك يظهر مُتحقَّقًا منه',
    membership_paid: 'دُفعت عضويتك',
    membership_unpaid: 'تعذّر تجديد عضويتك',
    membership_ending: 'تنتهي عضويتك قريبًا',
  },
}
