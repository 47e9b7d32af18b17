import type { components } from '../../generated/api.ts'
import type { Language } from '../schema/column-types.ts'

type Kind = components['schemas']['MailKind']

/** A kind of mail, or all. */
export type MailTopic = Kind | 'all'

export type UnsubscribeText = Readonly<{
  /** What mails of a kind are about. */
  topics: Readonly<Record<Kind, string>>
  ask: string
  /** What the buttons say. */
  stop: (topic: string) => string
  stopAll: string
  done: string
  stopped: (topic: string) => string
  stoppedAll: string
  /** The link to where mails are switched on again. */
  settings: string
  gone: Readonly<{ title: string; text: string }>
  /** What mails of one saved search are about, by its name; that of the search which each business has. */
  search: (name: string) => string
  ownSearch: string
}>

const en: UnsubscribeText = {
  topics: {
    invited: 'invitations',
    invitation_declined: 'declined invitations',
    bid_placed: 'new bids',
    bid_withdrawn: 'withdrawn bids',
    bid_accepted: 'accepted bids',
    bid_declined: 'declined bids',
    bid_reconsidered: 'reconsidered bids',
    bid_not_chosen: 'bids that were not chosen',
    job_rated: 'ratings',
    rating_answered: 'replies to ratings',
    message_received: 'messages',
    job_completed: 'completed jobs',
    job_completed_by_owner: 'jobs that a customer completes',
    assignment_ended: 'assignments that a customer ends',
    stepped_down: 'businesses that step down',
    completion_doubted: 'jobs that are not done yet',
    job_expiring: 'jobs that expire soon',
    jobs_found: 'jobs that your searches find',
  },
  ask: 'Which emails do you want to stop receiving?',
  stop: (topic) => `Stop emails about ${topic}`,
  stopAll: 'Stop all emails about jobs and bids',
  done: 'Done',
  stopped: (topic) => `You will no longer receive emails about ${topic}.`,
  stoppedAll:
    'You will no longer receive emails about jobs and bids. Those about your password and your address still come.',
  settings: 'Choose which emails you get',
  gone: {
    title: 'This link does not work',
    text: 'It may have been cut short. Open it again from your email, or log in and choose which emails you get in your profile.',
  },
  search: (name) => `jobs that “${name}” finds`,
  ownSearch: 'jobs that match your profile',
}

const es: UnsubscribeText = {
  topics: {
    invited: 'invitaciones',
    invitation_declined: 'invitaciones rechazadas',
    bid_placed: 'ofertas nuevas',
    bid_withdrawn: 'ofertas retiradas',
    bid_accepted: 'ofertas aceptadas',
    bid_declined: 'ofertas rechazadas',
    bid_reconsidered: 'ofertas reconsideradas',
    bid_not_chosen: 'ofertas no elegidas',
    job_rated: 'calificaciones',
    rating_answered: 'respuestas a calificaciones',
    message_received: 'mensajes',
    job_completed: 'trabajos terminados',
    job_completed_by_owner: 'trabajos que un cliente da por terminados',
    assignment_ended: 'asignaciones que un cliente termina',
    stepped_down: 'empresas que renuncian a un trabajo',
    completion_doubted: 'trabajos que todavía no están terminados',
    job_expiring: 'trabajos que vencen pronto',
    jobs_found: 'trabajos que encuentran tus búsquedas',
  },
  ask: '¿Qué correos no quieres recibir?',
  stop: (topic) => `No recibir correos sobre ${topic}`,
  stopAll: 'No recibir ningún correo sobre trabajos y ofertas',
  done: 'Listo',
  stopped: (topic) => `Ya no recibirás correos sobre ${topic}.`,
  stoppedAll:
    'Ya no recibirás correos sobre trabajos y ofertas. Los de tu contraseña y tu dirección seguirán llegando.',
  settings: 'Elegir qué correos recibes',
  gone: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto. Ábrelo otra vez desde tu correo, o inicia sesión y elige en tu perfil qué correos recibes.',
  },
  search: (name) => `trabajos que encuentra «${name}»`,
  ownSearch: 'trabajos que coinciden con tu perfil',
}

/** Arabic has one word for mails and messages, so that mails about messages are named in full. */
const MESSAGES = 'الرسائل الجديدة'

const ar: UnsubscribeText = {
  topics: {
    invited: 'الدعوات',
    invitation_declined: 'الدعوات المرفوضة',
    bid_placed: 'العروض الجديدة',
    bid_withdrawn: 'العروض المسحوبة',
    bid_accepted: 'العروض المقبولة',
    bid_declined: 'العروض المرفوضة',
    bid_reconsidered: 'العروض التي أُعيد النظر فيها',
    bid_not_chosen: 'العروض التي لم تُختر',
    job_rated: 'التقييمات',
    rating_answered: 'الردود على التقييمات',
    message_received: MESSAGES,
    job_completed: 'الأعمال المكتملة',
    job_completed_by_owner: 'الأعمال التي يكملها العميل',
    assignment_ended: 'إنهاء العميل للإسناد',
    stepped_down: 'الشركات التي تتنحّى عن عمل',
    completion_doubted: 'الأعمال التي لم تكتمل بعد',
    job_expiring: 'الأعمال التي تنتهي مدتها قريبًا',
    jobs_found: 'الأعمال التي تعثر عليها عمليات بحثك',
  },
  ask: 'ما الرسائل التي تريد إيقافها؟',
  stop: (topic) => `إيقاف الرسائل${topic === MESSAGES ? ' البريدية' : ''} عن ${topic}`,
  stopAll: 'إيقاف كل الرسائل عن الأعمال والعروض',
  done: 'تم',
  stopped: (topic) => `لن تصلك رسائل${topic === MESSAGES ? ' بريدية' : ''} عن ${topic} بعد الآن.`,
  stoppedAll: 'لن تصلك رسائل عن الأعمال والعروض بعد الآن. أما رسائل كلمة المرور والبريد الإلكتروني فستستمر.',
  settings: 'اختيار الرسائل التي تصلك',
  gone: {
    title: 'هذا الرابط لا يعمل',
    text: 'ربما كان ناقصًا. افتحه مرة أخرى من رسالتك، أو سجّل الدخول واختر من ملفك الشخصي الرسائل التي تصلك.',
  },
  search: (name) => `الأعمال التي يعثر عليها البحث «${name}»`,
  ownSearch: 'الأعمال التي تناسب ملفك الشخصي',
}

/** The words of the page that switches off mails. */
export const unsubscribeTexts: Readonly<Record<Language, UnsubscribeText>> = { en, es, ar }

export const isTopic = (text: string): text is MailTopic => text === 'all' || Object.hasOwn(en.topics, text)

/** What the button says that switches off a topic. */
export const stopText = ({ topics, stop, stopAll }: UnsubscribeText, topic: MailTopic): string =>
  topic === 'all' ? stopAll : stop(topics[topic])

/** What is true once it was pressed. */
export const stoppedText = ({ topics, stopped, stoppedAll }: UnsubscribeText, topic: MailTopic): string =>
  topic === 'all' ? stoppedAll : stopped(topics[topic])
