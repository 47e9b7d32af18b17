import type { Language } from '../schema/column-types.ts'
import { securityMails, type MailText, type SecurityMail } from './security-mail-texts.ts'

/** A mail about the account itself, which nobody can switch off; the link is a one-time one, or leads to a screen. */
export type AccountMail = Readonly<{
  kind:
    | 'password_reset'
    | 'password_changed'
    | 'email_verification'
    | 'email_change'
    | 'email_undo'
    | 'key_created'
    | 'webhook_created'
    | 'webhook_off'
    | 'account_leaving'
    | SecurityMail
  recipient: string
  language: Language
  params: Readonly<{
    name: string
    link: string
    newEmail?: string
    key?: string
    address?: string
    device?: string
    network?: string
    at?: string
    byLink?: true
  }>
}>

export type { MailText } from './security-mail-texts.ts'

type Texts = Readonly<Record<AccountMail['kind'], MailText>>

const en: Texts = {
  email_verification: {
    subject: 'Verify your email address',
    greeting: 'Hello {name},',
    body: 'Thank you for registering. Please verify your email address. The link works for 7 days.',
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
    body: 'Your Bidfair password was changed, and all other devices were logged out. API keys still work; you find them under For developers.',
    byLink:
      'Your Bidfair password was changed with the link that we mailed to you. All devices were logged out, and all keys, webhooks and passkeys ended.',
    button: 'It was not me',
    otherwise:
      'If it was you, there is nothing to do. If it was not you, use the link above to choose a new password at once.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    greeting: 'Hello {name},',
    body: 'You asked to log in to Bidfair with this address from now on. Please confirm that it is yours. The link works for 24 hours.',
    button: 'Confirm email address',
    otherwise: 'If you did not ask for it, you can ignore this email: nothing changes.',
  },
  email_undo: {
    subject: 'Your email address is being changed',
    greeting: 'Hello {name},',
    body: 'Someone who knows your password asked to change your Bidfair email address to {newEmail}. If it was not you, undo it with this link. It works for 7 days, even after the new address is confirmed, logs out all devices, and lets you choose a new password.',
    button: 'Undo the change',
    otherwise: 'If it was you, there is nothing to do.',
  },
  key_created: {
    subject: 'A new API key was created',
    greeting: 'Hello {name},',
    body: 'The API key “{key}” was created for your Bidfair account. Until it expires or is revoked, anyone who has it can use its permissions without your password.',
    button: 'See your keys',
    otherwise: 'If it was not you, revoke it and choose a new password at once: whoever made it knew yours.',
  },
  webhook_created: {
    subject: 'A webhook was added to your account',
    greeting: 'Hello {name},',
    body: 'From now on, we send events about your jobs and bids on Bidfair to {address}.',
    button: 'See your addresses',
    otherwise: 'If it was not you, delete it and choose a new password at once: whoever added it knew yours.',
  },
  webhook_off: {
    subject: 'A webhook was disabled',
    greeting: 'Hello {name},',
    body: 'We no longer send events to {address}: it failed for 3 days, returned 410 Gone, or had too many queued events. You can enable it again once it works.',
    button: 'See your addresses',
    otherwise: 'You can find what happened in your jobs and notifications.',
  },
  account_leaving: {
    subject: 'Your account will be deleted',
    greeting: 'Hello {name},',
    body: 'You asked us to delete your Bidfair account. It will be deleted in 14 days. Until then you can log in and keep it, with everything in it.',
    button: 'Log in',
    otherwise: 'If it was not you, log in, keep the account and choose a new password.',
  },
  ...securityMails.en,
}

const es: Texts = {
  email_verification: {
    subject: 'Verifica tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Gracias por registrarte. Verifica tu correo electrónico. El enlace sirve durante 7 días.',
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
    body: 'Se cambió tu contraseña de Bidfair y se cerró la sesión en los demás dispositivos. Las claves de API siguen funcionando; las encuentras en Para desarrolladores.',
    byLink:
      'Se cambió tu contraseña de Bidfair con el enlace que te enviamos. Se cerró la sesión en todos los dispositivos y terminaron todas las claves, webhooks y llaves de acceso.',
    button: 'No fui yo',
    otherwise:
      'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva con el enlace de arriba.',
  },
  email_change: {
    subject: 'Confirma tu nuevo correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Quieres iniciar sesión en Bidfair con esta dirección a partir de ahora. Confirma que es tuya. El enlace sirve durante 24 horas.',
    button: 'Confirmar correo electrónico',
    otherwise: 'Si no lo pediste, puedes ignorar este correo: no cambia nada.',
  },
  email_undo: {
    subject: 'Se está cambiando tu correo electrónico',
    greeting: 'Hola, {name}:',
    body: 'Alguien que conoce tu contraseña pidió cambiar tu correo electrónico de Bidfair a {newEmail}. Si no fuiste tú, deshaz el cambio con este enlace. Sirve durante 7 días, también después de confirmar la nueva dirección, cierra la sesión en todos los dispositivos y te permite elegir una contraseña nueva.',
    button: 'Deshacer el cambio',
    otherwise: 'Si fuiste tú, no tienes que hacer nada.',
  },
  key_created: {
    subject: 'Se creó una clave para un programa',
    greeting: 'Hola, {name}:',
    body: 'Se creó la clave «{key}» para tu cuenta de Bidfair. Hasta que termine o se revoque, quien la tenga puede hacer lo que la clave permite, sin tu contraseña.',
    button: 'Ver tus claves',
    otherwise: 'Si no fuiste tú, revócala y elige ahora mismo una contraseña nueva: quien la creó conocía la tuya.',
  },
  webhook_created: {
    subject: 'Los eventos de tu cuenta se envían a una dirección',
    greeting: 'Hola, {name}:',
    body: 'A partir de ahora se informa a {address} de lo que pasa con tus trabajos y ofertas en Bidfair.',
    button: 'Ver tus direcciones',
    otherwise: 'Si no fuiste tú, elimínala y elige ahora mismo una contraseña nueva: quien la agregó conocía la tuya.',
  },
  webhook_off: {
    subject: 'Ya no se envían eventos a una dirección',
    greeting: 'Hola, {name}:',
    body: 'Ya no enviamos eventos a {address}: no aceptó ninguno en 3 días, dijo que ya no existe o esperaban demasiados. Cuando vuelva a funcionar, puedes activarla.',
    button: 'Ver tus direcciones',
    otherwise: 'Lo que pasó mientras tanto está en tus trabajos y notificaciones.',
  },
  account_leaving: {
    subject: 'Tu cuenta se eliminará',
    greeting: 'Hola, {name}:',
    body: 'Nos pediste eliminar tu cuenta de Bidfair. Se eliminará dentro de 14 días. Hasta entonces puedes iniciar sesión y conservarla, con todo lo que contiene.',
    button: 'Iniciar sesión',
    otherwise: 'Si no fuiste tú, inicia sesión, conserva la cuenta y elige una contraseña nueva.',
  },
  ...securityMails.es,
}

const ar: Texts = {
  email_verification: {
    subject: 'تأكيد بريدك الإلكتروني',
    greeting: 'مرحبًا {name}،',
    body: 'شكرًا لتسجيلك. يُرجى تأكيد بريدك الإلكتروني. يعمل الرابط لمدة 7 أيام.',
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
    body: 'تم تغيير كلمة مرورك في Bidfair، وسُجّل الخروج من جميع الأجهزة الأخرى. مفاتيح API ما زالت تعمل، وتجدها ضمن «للمطوّرين».',
    byLink:
      'تم تغيير كلمة مرورك في Bidfair بالرابط الذي أرسلناه إليك. سُجّل الخروج من جميع الأجهزة، وانتهت جميع المفاتيح وخطافات الويب ومفاتيح المرور.',
    button: 'لم أكن أنا',
    otherwise: 'إذا كنت أنت من غيّرها، فلا حاجة إلى أي إجراء. وإلا فاختر كلمة مرور جديدة فورًا عبر الرابط أعلاه.',
  },
  email_change: {
    subject: 'تأكيد بريدك الإلكتروني الجديد',
    greeting: 'مرحبًا {name}،',
    body: 'تريد تسجيل الدخول إلى Bidfair من الآن فصاعدًا بهذا العنوان. يُرجى تأكيد أنه لك. يعمل الرابط لمدة 24 ساعة.',
    button: 'تأكيد البريد الإلكتروني',
    otherwise: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: لن يتغيّر شيء.',
  },
  email_undo: {
    subject: 'يجري تغيير بريدك الإلكتروني',
    greeting: 'مرحبًا {name}،',
    body: 'طلب شخص يعرف كلمة مرورك تغيير بريدك الإلكتروني في Bidfair إلى {newEmail}. إذا لم تكن أنت، فتراجع عن التغيير عبر هذا الرابط. يعمل لمدة 7 أيام، حتى بعد تأكيد العنوان الجديد، ويُسجّل الخروج من جميع الأجهزة، ويتيح لك اختيار كلمة مرور جديدة.',
    button: 'التراجع عن التغيير',
    otherwise: 'إذا كنت أنت، فلا حاجة إلى أي إجراء.',
  },
  key_created: {
    subject: 'أُنشئ مفتاح لبرنامج',
    greeting: 'مرحبًا {name}،',
    body: 'أُنشئ المفتاح «{key}» لحسابك في Bidfair. إلى أن ينتهي أو يُلغى، يستطيع من يملكه فعل ما يسمح به المفتاح من دون كلمة مرورك.',
    button: 'عرض مفاتيحك',
    otherwise: 'إذا لم تكن أنت، فألغِه واختر كلمة مرور جديدة فورًا: من أنشأه كان يعرف كلمة مرورك.',
  },
  webhook_created: {
    subject: 'تُرسل أحداث حسابك إلى عنوان',
    greeting: 'مرحبًا {name}،',
    body: 'من الآن فصاعدًا يُبلَّغ {address} بما يحدث لأعمالك وعروضك في Bidfair.',
    button: 'عرض عناوينك',
    otherwise: 'إذا لم تكن أنت، فاحذفه واختر كلمة مرور جديدة فورًا: من أضافه كان يعرف كلمة مرورك.',
  },
  webhook_off: {
    subject: 'لم تعد الأحداث تُرسل إلى عنوان',
    greeting: 'مرحبًا {name}،',
    body: 'لم نعد نرسل أحداثًا إلى {address}: لم يقبل أيًّا منها طوال 3 أيام، أو أجاب بأنه لم يعد موجودًا، أو كان ما ينتظره كثيرًا. عندما يعمل من جديد يمكنك تشغيله.',
    button: 'عرض عناوينك',
    otherwise: 'ما حدث في هذه الأثناء تجده في أعمالك وإشعاراتك.',
  },
  account_leaving: {
    subject: 'سيُحذف حسابك',
    greeting: 'مرحبًا {name}،',
    body: 'لقد طلبت حذف حسابك في Bidfair. سيُحذف بعد 14 يومًا. حتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به بكل ما فيه.',
    button: 'تسجيل الدخول',
    otherwise: 'إذا لم تكن أنت، فسجّل الدخول واحتفظ بالحساب واختر كلمة مرور جديدة.',
  },
  ...securityMails.ar,
}

/** Every mail about the account itself, in every language. */
export const linkMails: Readonly<Record<Language, Texts>> = { en, es, ar }
