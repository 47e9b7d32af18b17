import type { Language } from '../schema/column-types.ts'

/** The words of one kind of mail; `{name}` is the recipient's, `{newEmail}` the address that is to be the account's, `{key}` what a key is called, `{address}` where events are sent; `{device}`, `{network}` and `{at}` say with what, from where and when somebody logged in. */
export type MailText = Readonly<{
  subject: string
  greeting: string
  body: string
  /** The body where a mailed link did it, which ends more than a change does. */
  byLink?: string
  button: string
  /** What to do when the mail comes unasked. */
  otherwise: string
}>

/** A mail about what lets somebody in. */
export type SecurityMail =
  | 'second_step_on'
  | 'second_step_off'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'new_device'

type Texts = Readonly<Record<SecurityMail, MailText>>

const en: Texts = {
  second_step_on: {
    subject: 'The second step is on',
    greeting: 'Hello {name},',
    body: 'From now on, a login to your Bidfair account needs a code of your authenticator app besides the password. Keep your recovery codes in a safe place: they let you in when the app is lost.',
    button: 'See your devices',
    otherwise: 'If it was not you, log out all other devices, choose a new password and write to us at once.',
  },
  second_step_off: {
    subject: 'The second step is off',
    greeting: 'Hello {name},',
    body: 'A login to your Bidfair account needs the password alone again. The recovery codes no longer work.',
    button: 'It was not me',
    otherwise:
      'If it was you, or you asked us to, there is nothing to do. If not, use the link above to choose a new password at once.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    greeting: 'Hello {name},',
    body: 'Someone who knows your password used one of the recovery codes of your Bidfair account. It does not work again. If your authenticator app is lost, turn the second step off and on again to set up a new one.',
    button: 'See your devices',
    otherwise:
      'If it was not you, log out all other devices and choose a new password at once: someone has your list of codes.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    greeting: 'Hello {name},',
    body: 'A passkey was added to your Bidfair account. It logs in without your password.',
    button: 'It was not me',
    otherwise:
      'If it was you, there is nothing to do. If not, use the link above to choose a new password at once: that removes all passkeys.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    greeting: 'Hello {name},',
    body: 'A passkey was removed from your Bidfair account. It does not log in any more.',
    button: 'It was not me',
    otherwise: 'If it was you, there is nothing to do. If not, use the link above to choose a new password at once.',
  },
  new_device: {
    subject: 'A login from a new device',
    greeting: 'Hello {name},',
    body: 'Someone logged in to your Bidfair account with a browser or from a network that you have not used lately: {device}, network {network}, {at}.',
    button: 'See your devices',
    otherwise: 'If it was you, there is nothing to do. If not, log out that device and choose a new password at once.',
  },
}

const es: Texts = {
  second_step_on: {
    subject: 'El segundo paso está activado',
    greeting: 'Hola, {name}:',
    body: 'A partir de ahora, para iniciar sesión en tu cuenta de Bidfair hace falta, además de la contraseña, un código de tu aplicación de autenticación. Guarda tus códigos de recuperación en un lugar seguro: te permiten entrar si pierdes la aplicación.',
    button: 'Ver tus dispositivos',
    otherwise:
      'Si no fuiste tú, cierra la sesión en los demás dispositivos, elige una contraseña nueva y escríbenos de inmediato.',
  },
  second_step_off: {
    subject: 'El segundo paso está desactivado',
    greeting: 'Hola, {name}:',
    body: 'Para iniciar sesión en tu cuenta de Bidfair vuelve a bastar la contraseña. Los códigos de recuperación ya no sirven.',
    button: 'No fui yo',
    otherwise:
      'Si fuiste tú, o nos lo pediste, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva con el enlace de arriba.',
  },
  recovery_code_used: {
    subject: 'Se usó un código de recuperación',
    greeting: 'Hola, {name}:',
    body: 'Alguien que conoce tu contraseña usó uno de los códigos de recuperación de tu cuenta de Bidfair. Ese código no vuelve a servir. Si perdiste tu aplicación de autenticación, desactiva el segundo paso y actívalo de nuevo para configurar otra.',
    button: 'Ver tus dispositivos',
    otherwise:
      'Si no fuiste tú, cierra la sesión en los demás dispositivos y elige ahora mismo una contraseña nueva: alguien tiene tu lista de códigos.',
  },
  passkey_added: {
    subject: 'Se agregó una llave de acceso',
    greeting: 'Hola, {name}:',
    body: 'Se agregó una llave de acceso a tu cuenta de Bidfair. Inicia sesión sin tu contraseña.',
    button: 'No fui yo',
    otherwise:
      'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva con el enlace de arriba: eso elimina todas las llaves de acceso.',
  },
  passkey_removed: {
    subject: 'Se eliminó una llave de acceso',
    greeting: 'Hola, {name}:',
    body: 'Se eliminó una llave de acceso de tu cuenta de Bidfair. Ya no inicia sesión.',
    button: 'No fui yo',
    otherwise:
      'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva con el enlace de arriba.',
  },
  new_device: {
    subject: 'Inicio de sesión desde un dispositivo nuevo',
    greeting: 'Hola, {name}:',
    body: 'Alguien inició sesión en tu cuenta de Bidfair con un navegador o desde una red que no usaste últimamente: {device}, red {network}, {at}.',
    button: 'Ver tus dispositivos',
    otherwise:
      'Si fuiste tú, no tienes que hacer nada. Si no, cierra la sesión en ese dispositivo y elige ahora mismo una contraseña nueva.',
  },
}

const ar: Texts = {
  second_step_on: {
    subject: 'الخطوة الثانية مفعّلة',
    greeting: 'مرحبًا {name}،',
    body: 'من الآن فصاعدًا يتطلّب تسجيل الدخول إلى حسابك في Bidfair رمزًا من تطبيق المصادقة إضافةً إلى كلمة المرور. احفظ رموز الاسترداد في مكان آمن: فهي تتيح لك الدخول إذا فقدت التطبيق.',
    button: 'عرض أجهزتك',
    otherwise: 'إذا لم تكن أنت، فسجّل الخروج من جميع الأجهزة الأخرى، واختر كلمة مرور جديدة، وراسلنا فورًا.',
  },
  second_step_off: {
    subject: 'أُوقفت الخطوة الثانية',
    greeting: 'مرحبًا {name}،',
    body: 'عادت كلمة المرور وحدها تكفي لتسجيل الدخول إلى حسابك في Bidfair. لم تعد رموز الاسترداد تعمل.',
    button: 'لم أكن أنا',
    otherwise: 'إذا كنت أنت، أو طلبت ذلك منا، فلا حاجة إلى أي إجراء. وإلا فاختر كلمة مرور جديدة فورًا عبر الرابط أعلاه.',
  },
  recovery_code_used: {
    subject: 'استُخدم رمز استرداد',
    greeting: 'مرحبًا {name}،',
    body: 'استخدم شخص يعرف كلمة مرورك أحد رموز الاسترداد لحسابك في Bidfair. لن يعمل هذا الرمز مرة أخرى. إذا فقدت تطبيق المصادقة، فأوقف الخطوة الثانية ثم فعّلها من جديد لإعداد تطبيق آخر.',
    button: 'عرض أجهزتك',
    otherwise: 'إذا لم تكن أنت، فسجّل الخروج من جميع الأجهزة الأخرى واختر كلمة مرور جديدة فورًا: فقائمة رموزك لدى شخص آخر.',
  },
  passkey_added: {
    subject: 'أُضيف مفتاح مرور',
    greeting: 'مرحبًا {name}،',
    body: 'أُضيف مفتاح مرور إلى حسابك في Bidfair. وهو يسجّل الدخول من دون كلمة مرورك.',
    button: 'لم أكن أنا',
    otherwise:
      'إذا كنت أنت، فلا حاجة إلى أي إجراء. وإلا فاختر كلمة مرور جديدة فورًا عبر الرابط أعلاه: فذلك يزيل جميع مفاتيح المرور.',
  },
  passkey_removed: {
    subject: 'أُزيل مفتاح مرور',
    greeting: 'مرحبًا {name}،',
    body: 'أُزيل مفتاح مرور من حسابك في Bidfair. لم يعد يسجّل الدخول.',
    button: 'لم أكن أنا',
    otherwise: 'إذا كنت أنت، فلا حاجة إلى أي إجراء. وإلا فاختر كلمة مرور جديدة فورًا عبر الرابط أعلاه.',
  },
  new_device: {
    subject: 'تسجيل دخول من جهاز جديد',
    greeting: 'مرحبًا {name}،',
    body: 'سجّل شخص الدخول إلى حسابك في Bidfair بمتصفح أو من شبكة لم تستخدمهما مؤخرًا: {device}، الشبكة {network}، {at}.',
    button: 'عرض أجهزتك',
    otherwise: 'إذا كنت أنت، فلا حاجة إلى أي إجراء. وإلا فسجّل الخروج من ذلك الجهاز واختر كلمة مرور جديدة فورًا.',
  },
}

/** The mails about what lets somebody in, in every language. */
export const securityMails: Readonly<Record<Language, Texts>> = { en, es, ar }
