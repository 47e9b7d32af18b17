import type { Language } from '../schema/column-types.ts'

/** What takes the place of all that a user chose, in a mail to an address that nobody has verified. */
type PlainText = Readonly<{
  greeting: string
  /** Instead of what a mail about the account names. */
  newEmail: string
  address: string
  keyCreated: string
  /** Instead of what news say. */
  newsSubject: string
  news: string
}>

/** Anybody may sign up with a stranger's address, and a name may be an advertisement: such mails say nothing but this. */
export const plainMails: Readonly<Record<Language, PlainText>> = {
  en: {
    greeting: 'Hello,',
    newEmail: 'another address',
    address: 'your webhook',
    keyCreated:
      'An API key was created for your Bidfair account. Until it expires or is revoked, anyone who has it can use its permissions without your password.',
    newsSubject: 'News for you on Bidfair',
    news: 'There is news about your jobs, bids or messages. These emails say more once you have verified your email address.',
  },
  es: {
    greeting: 'Hola:',
    newEmail: 'otra dirección',
    address: 'tu dirección para eventos',
    keyCreated:
      'Se creó una clave para tu cuenta de Bidfair. Hasta que termine o se revoque, quien la tenga puede hacer lo que la clave permite, sin tu contraseña.',
    newsSubject: 'Novedades para ti en Bidfair',
    news: 'Hay novedades sobre tus trabajos, ofertas o mensajes. Estos correos dirán más cuando hayas verificado tu correo electrónico.',
  },
  ar: {
    greeting: 'مرحبًا،',
    newEmail: 'عنوان آخر',
    address: 'عنوان الأحداث الخاص بك',
    keyCreated:
      'أُنشئ مفتاح لحسابك في Bidfair. إلى أن ينتهي أو يُلغى، يستطيع من يملكه فعل ما يسمح به المفتاح من دون كلمة مرورك.',
    newsSubject: 'جديد لك على Bidfair',
    news: 'هناك جديد بشأن أعمالك أو عروضك أو رسائلك. ستذكر هذه الرسائل المزيد بعد تأكيد بريدك الإلكتروني.',
  },
}
