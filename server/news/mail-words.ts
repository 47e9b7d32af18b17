import type { Language } from '../schema/columns.ts'
import type { LinkMail, MailedKind } from './rows-mail.ts'
import type { OperatorNews } from './rows.ts'

/** The words of one kind of mail; `{name}` is the recipient's, `{newEmail}` the address that is to be the account's. */
export type MailText = Readonly<{
  subject: string
  greeting: string
  body: string
  button: string
  /** What to do when the mail comes unasked. */
  otherwise: string
}>

type Texts = Readonly<Record<LinkMail['kind'], MailText>>

const en: Texts = {
  email_verification: {
    subject: 'Verify your email address',
    greeting: 'Hello {name},',
    body: 'Thank you for registering. Please verify your email address, so that customers can rely on it. The link works for 7 days.',
    button: 'Verify email address',
    otherwise: 'If you did not register at Bidfair, you can ignore this email.',
  },
  password_reset: {
    subject: 'Choose a new password',
    greeting: 'Hello {name},',
    body: 'You asked for a new password. The link works once and for 30 minutes.',
    button: 'Choose a new password',
    otherwise: 'If you did not ask for it, you can ignore this email: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    greeting: 'Hello {name},',
    body: 'Your Bidfair password was changed, and all other devices were logged out.',
    button: 'It was not me',
    otherwise:
      'If it was you, there is nothing to do. If it was not you, use the link above to choose a new password at once.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    greeting: 'Hello {name},',
    body: 'You asked to log in to Bidfair with {newEmail} from now on. Please confirm that this address is yours. The link works for 24 hours.',
    button: 'Confirm email address',
    otherwise: 'If you did not ask for it, you can ignore this email: nothing changes.',
  },
  email_undo: {
    subject: 'Your email address is being changed',
    greeting: 'Hello {name},',
    body: 'Somebody who knows your password asked to change your Bidfair email address to {newEmail}. If it was not you, undo it with this link. It works for 7 days, even after the new address is confirmed, and logs out all other devices.',
    button: 'Undo the change',
    otherwise: 'If it was you, there is nothing to do.',
  },
  account_leaving: {
    subject: 'Your account will be deleted',
    greeting: 'Hello {name},',
    body: 'You asked us to delete your Bidfair account. It will be deleted in 14 days. Until then you can log in and keep it, with everything in it.',
    button: 'Log in',
    otherwise: 'If it was not you, log in, keep the account and choose a new password.',
  },
}

const es: Texts = {
  email_verification: {
    subject: 'Verifica tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Gracias por registrarte. Verifica tu correo electrónico para que los clientes puedan confiar en él. El enlace sirve durante 7 días.',
    button: 'Verificar correo electrónico',
    otherwise: 'Si no te registraste en Bidfair, puedes ignorar este correo.',
  },
  password_reset: {
    subject: 'Elige una contraseña nueva',
    greeting: 'Hola, {name}:',
    body: 'Pediste una contraseña nueva. El enlace sirve una sola vez y durante 30 minutos.',
    button: 'Elegir una contraseña nueva',
    otherwise: 'Si no la pediste, puedes ignorar este correo: tu contraseña sigue igual.',
  },
  password_changed: {
    subject: 'Se cambió tu contraseña',
    greeting: 'Hola, {name}:',
    body: 'Se cambió tu contraseña de Bidfair y se cerró la sesión en los demás dispositivos.',
    button: 'No fui yo',
    otherwise:
      'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva con el enlace de arriba.',
  },
  email_change: {
    subject: 'Confirma tu nuevo correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Quieres iniciar sesión en Bidfair con {newEmail} a partir de ahora. Confirma que esta dirección es tuya. El enlace sirve durante 24 horas.',
    button: 'Confirmar correo electrónico',
    otherwise: 'Si no lo pediste, puedes ignorar este correo: no cambia nada.',
  },
  email_undo: {
    subject: 'Se está cambiando tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Alguien que conoce tu contraseña pidió cambiar tu correo electrónico de Bidfair a {newEmail}. Si no fuiste tú, deshaz el cambio con este enlace. Sirve durante 7 días, también después de confirmar la nueva dirección, y cierra la sesión en los demás dispositivos.',
    button: 'Deshacer el cambio',
    otherwise: 'Si fuiste tú, no tienes que hacer nada.',
  },
  account_leaving: {
    subject: 'Tu cuenta se eliminará',
    greeting: 'Hola, {name}:',
    body: 'Nos pediste eliminar tu cuenta de Bidfair. Se eliminará dentro de 14 días. Hasta entonces puedes iniciar sesión y conservarla, con todo lo que contiene.',
    button: 'Iniciar sesión',
    otherwise: 'Si no fuiste tú, inicia sesión, conserva la cuenta y elige una contraseña nueva.',
  },
}

const ar: Texts = {
  email_verification: {
    subject: 'تأكيد بريدك الإلكتروني',
    greeting: 'مرحبًا {name}،',
    body: 'شكرًا لتسجيلك. يُرجى تأكيد بريدك الإلكتروني ليعتمد عليه العملاء. يعمل الرابط لمدة 7 أيام.',
    button: 'تأكيد البريد الإلكتروني',
    otherwise: 'إذا لم تسجّل في Bidfair، فيمكنك تجاهل هذه الرسالة.',
  },
  password_reset: {
    subject: 'اختيار كلمة مرور جديدة',
    greeting: 'مرحبًا {name}،',
    body: 'لقد طلبت كلمة مرور جديدة. يعمل الرابط مرة واحدة ولمدة 30 دقيقة.',
    button: 'اختيار كلمة مرور جديدة',
    otherwise: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  },
  password_changed: {
    subject: 'تم تغيير كلمة مرورك',
    greeting: 'مرحبًا {name}،',
    body: 'تم تغيير كلمة مرورك في Bidfair، وسُجّل الخروج من جميع الأجهزة الأخرى.',
    button: 'لم أكن أنا',
    otherwise: 'إذا كنت أنت من غيّرها، فلا حاجة إلى أي إجراء. وإلا فاختر كلمة مرور جديدة فورًا عبر الرابط أعلاه.',
  },
  email_change: {
    subject: 'تأكيد بريدك الإلكتروني الجديد',
    greeting: 'مرحبًا {name}،',
    body: 'تريد تسجيل الدخول إلى Bidfair من الآن فصاعدًا بالبريد {newEmail}. يُرجى تأكيد أن هذا العنوان لك. يعمل الرابط لمدة 24 ساعة.',
    button: 'تأكيد البريد الإلكتروني',
    otherwise: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: لن يتغيّر شيء.',
  },
  email_undo: {
    subject: 'يجري تغيير بريدك الإلكتروني',
    greeting: 'مرحبًا {name}،',
    body: 'طلب شخص يعرف كلمة مرورك تغيير بريدك الإلكتروني في Bidfair إلى {newEmail}. إذا لم تكن أنت، فتراجع عن التغيير عبر هذا الرابط. يعمل لمدة 7 أيام، حتى بعد تأكيد العنوان الجديد، ويُسجّل الخروج من جميع الأجهزة الأخرى.',
    button: 'التراجع عن التغيير',
    otherwise: 'إذا كنت أنت، فلا حاجة إلى أي إجراء.',
  },
  account_leaving: {
    subject: 'سيُحذف حسابك',
    greeting: 'مرحبًا {name}،',
    body: 'لقد طلبت حذف حسابك في Bidfair. سيُحذف بعد 14 يومًا. حتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به بكل ما فيه.',
    button: 'تسجيل الدخول',
    otherwise: 'إذا لم تكن أنت، فسجّل الدخول واحتفظ بالحساب واختر كلمة مرور جديدة.',
  },
}

/** Every mail about the account itself, in every language. */
export const linkMails: Readonly<Record<Language, Texts>> = { en, es, ar }

/** What surrounds news in a mail: what happened is said as on the bell. `otherwise` tells how to be left alone. */
type NewsText = Omit<MailText, 'subject' | 'body'> &
  Readonly<{
    /** Where the news are about the business itself. */
    ownButton: string
  }>
export const newsMails: Readonly<Record<Language, NewsText>> = {
  en: {
    greeting: 'Hello {name},',
    button: 'Open the job',
    ownButton: 'See your documents',
    otherwise: 'You can choose in your Bidfair profile which emails you get.',
  },
  es: {
    greeting: 'Hola, {name}:',
    button: 'Abrir el trabajo',
    ownButton: 'Ver tus documentos',
    otherwise: 'En tu perfil de Bidfair eliges qué correos recibes.',
  },
  ar: {
    greeting: 'مرحبًا {name}،',
    button: 'فتح العمل',
    ownButton: 'عرض مستنداتك',
    otherwise: 'تختار من ملفك الشخصي في Bidfair الرسائل التي تصلك.',
  },
}

/** What stands on the button where news are of a message. */
export const openThread: Readonly<Record<Language, string>> = {
  en: 'Read and answer',
  es: 'Leer y responder',
  ar: 'القراءة والرد',
}

/** The link below news that leads to where one kind of mail, or all, are switched off. */
export const stopWords: Readonly<Record<Language, string>> = {
  en: 'Stop these emails',
  es: 'No recibir más estos correos',
  ar: 'إيقاف هذه الرسائل',
}

/** The subjects of the news that are mailed. */
export const mailSubjects: Readonly<Record<Language, Readonly<Record<MailedKind | OperatorNews, string>>>> = {
  en: {
    bid_placed: 'New bid on “{title}”',
    bid_withdrawn: 'A bid on “{title}” was withdrawn',
    bid_accepted: 'Your bid on “{title}” was accepted',
    bid_declined: 'Your bid on “{title}” was declined',
    bid_reconsidered: 'Your bid on “{title}” stands again',
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
    license_checked: 'Your licence was checked',
    insurance_checked: 'Your insurance was checked',
    license_unchecked: 'Your licence is no longer shown as checked',
    insurance_unchecked: 'Your insurance is no longer shown as checked',
  },
  es: {
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
    completion_doubted: '«{title}» todavía no está terminado',
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
    license_checked: 'Comprobamos tu licencia',
    insurance_checked: 'Comprobamos tu seguro',
    license_unchecked: 'Tu licencia ya no aparece como comprobada',
    insurance_unchecked: 'Tu seguro ya no aparece como comprobado',
  },
  ar: {
    bid_placed: 'عرض جديد على «{title}»',
    bid_withdrawn: 'سُحب عرض على «{title}»',
    bid_accepted: 'قُبل عرضك على «{title}»',
    bid_declined: 'رُفض عرضك على «{title}»',
    bid_reconsidered: 'عاد عرضك على «{title}» قائمًا',
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
  },
}
