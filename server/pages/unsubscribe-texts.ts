import type { components } from '../../generated/api.ts'
import type { Language } from '../schema/column-types.ts'

/** A kind of mail, or all. */
export type MailTopic = components['schemas']['MailKind'] | 'all'

export type UnsubscribeText = Readonly<{
  ask: string
  /** What the buttons say. */
  stop: Readonly<Record<MailTopic, string>>
  done: string
  stopped: Readonly<Record<MailTopic, string>>
  /** The link to where mails are switched on again. */
  settings: string
  gone: Readonly<{ title: string; text: string }>
}>

const en: UnsubscribeText = {
  ask: 'Which emails do you want to stop receiving?',
  stop: {
    bid_placed: 'Stop emails about new bids',
    bid_withdrawn: 'Stop emails about withdrawn bids',
    bid_accepted: 'Stop emails about accepted bids',
    bid_declined: 'Stop emails about declined bids',
    bid_reconsidered: 'Stop emails about reconsidered bids',
    bid_not_chosen: 'Stop emails about bids that were not chosen',
    job_rated: 'Stop emails about ratings',
    rating_answered: 'Stop emails about replies to ratings',
    message_received: 'Stop emails about messages',
    job_completed: 'Stop emails about completed jobs',
    job_completed_by_owner: 'Stop emails about jobs that a customer completes',
    assignment_ended: 'Stop emails about assignments that a customer ends',
    stepped_down: 'Stop emails about businesses that step down',
    completion_doubted: 'Stop emails about jobs that are not finished',
    job_expiring: 'Stop emails about jobs that expire soon',
    all: 'Stop all emails about jobs and bids',
  },
  done: 'Done',
  stopped: {
    bid_placed: 'You will no longer receive emails about new bids.',
    bid_withdrawn: 'You will no longer receive emails about withdrawn bids.',
    bid_accepted: 'You will no longer receive emails about accepted bids.',
    bid_declined: 'You will no longer receive emails about declined bids.',
    bid_reconsidered: 'You will no longer receive emails about reconsidered bids.',
    bid_not_chosen: 'You will no longer receive emails about bids that were not chosen.',
    job_rated: 'You will no longer receive emails about ratings.',
    rating_answered: 'You will no longer receive emails about replies to ratings.',
    message_received: 'You will no longer receive emails about messages.',
    job_completed: 'You will no longer receive emails about completed jobs.',
    job_completed_by_owner: 'You will no longer receive emails about jobs that a customer completes.',
    assignment_ended: 'You will no longer receive emails about assignments that a customer ends.',
    stepped_down: 'You will no longer receive emails about businesses that step down.',
    completion_doubted: 'You will no longer receive emails about jobs that are not finished.',
    job_expiring: 'You will no longer receive emails about jobs that expire soon.',
    all: 'You will no longer receive emails about jobs and bids. Those about your password and your address still come.',
  },
  settings: 'Choose which emails you get',
  gone: {
    title: 'This link does not work',
    text: 'It may have been cut short. Open it again from your email, or log in and choose which emails you get in your profile.',
  },
}

const es: UnsubscribeText = {
  ask: '¿Qué correos no quieres recibir?',
  stop: {
    bid_placed: 'No recibir correos sobre ofertas nuevas',
    bid_withdrawn: 'No recibir correos sobre ofertas retiradas',
    bid_accepted: 'No recibir correos sobre ofertas aceptadas',
    bid_declined: 'No recibir correos sobre ofertas rechazadas',
    bid_reconsidered: 'No recibir correos sobre ofertas reconsideradas',
    bid_not_chosen: 'No recibir correos sobre ofertas no elegidas',
    job_rated: 'No recibir correos sobre calificaciones',
    rating_answered: 'No recibir correos sobre respuestas a calificaciones',
    message_received: 'No recibir correos sobre mensajes',
    job_completed: 'No recibir correos sobre trabajos terminados',
    job_completed_by_owner: 'No recibir correos sobre trabajos que un cliente da por terminados',
    assignment_ended: 'No recibir correos sobre asignaciones que un cliente termina',
    stepped_down: 'No recibir correos sobre empresas que renuncian a un trabajo',
    completion_doubted: 'No recibir correos sobre trabajos que todavía no están terminados',
    job_expiring: 'No recibir correos sobre trabajos que vencen pronto',
    all: 'No recibir ningún correo sobre trabajos y ofertas',
  },
  done: 'Listo',
  stopped: {
    bid_placed: 'Ya no recibirás correos sobre ofertas nuevas.',
    bid_withdrawn: 'Ya no recibirás correos sobre ofertas retiradas.',
    bid_accepted: 'Ya no recibirás correos sobre ofertas aceptadas.',
    bid_declined: 'Ya no recibirás correos sobre ofertas rechazadas.',
    bid_reconsidered: 'Ya no recibirás correos sobre ofertas reconsideradas.',
    bid_not_chosen: 'Ya no recibirás correos sobre ofertas no elegidas.',
    job_rated: 'Ya no recibirás correos sobre calificaciones.',
    rating_answered: 'Ya no recibirás correos sobre respuestas a calificaciones.',
    message_received: 'Ya no recibirás correos sobre mensajes.',
    job_completed: 'Ya no recibirás correos sobre trabajos terminados.',
    job_completed_by_owner: 'Ya no recibirás correos sobre trabajos que un cliente da por terminados.',
    assignment_ended: 'Ya no recibirás correos sobre asignaciones que un cliente termina.',
    stepped_down: 'Ya no recibirás correos sobre empresas que renuncian a un trabajo.',
    completion_doubted: 'Ya no recibirás correos sobre trabajos que todavía no están terminados.',
    job_expiring: 'Ya no recibirás correos sobre trabajos que vencen pronto.',
    all: 'Ya no recibirás correos sobre trabajos y ofertas. Los de tu contraseña y tu dirección seguirán llegando.',
  },
  settings: 'Elegir qué correos recibes',
  gone: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto. Ábrelo otra vez desde tu correo, o inicia sesión y elige en tu perfil qué correos recibes.',
  },
}

const ar: UnsubscribeText = {
  ask: 'ما الرسائل التي تريد إيقافها؟',
  stop: {
    bid_placed: 'إيقاف الرسائل عن العروض الجديدة',
    bid_withdrawn: 'إيقاف الرسائل عن العروض المسحوبة',
    bid_accepted: 'إيقاف الرسائل عن العروض المقبولة',
    bid_declined: 'إيقاف الرسائل عن العروض المرفوضة',
    bid_reconsidered: 'إيقاف الرسائل عن العروض التي أُعيد النظر فيها',
    bid_not_chosen: 'إيقاف الرسائل عن العروض التي لم تُختر',
    job_rated: 'إيقاف الرسائل عن التقييمات',
    rating_answered: 'إيقاف الرسائل عن الردود على التقييمات',
    message_received: 'إيقاف الرسائل البريدية عن الرسائل الجديدة',
    job_completed: 'إيقاف الرسائل عن الأعمال المكتملة',
    job_completed_by_owner: 'إيقاف الرسائل عن الأعمال التي يكملها العميل',
    assignment_ended: 'إيقاف الرسائل عن إنهاء العميل للإسناد',
    stepped_down: 'إيقاف الرسائل عن الشركات التي تتنحّى عن عمل',
    completion_doubted: 'إيقاف الرسائل عن الأعمال التي لم تكتمل بعد',
    job_expiring: 'إيقاف الرسائل عن الأعمال التي تنتهي مدتها قريبًا',
    all: 'إيقاف كل الرسائل عن الأعمال والعروض',
  },
  done: 'تم',
  stopped: {
    bid_placed: 'لن تصلك رسائل عن العروض الجديدة بعد الآن.',
    bid_withdrawn: 'لن تصلك رسائل عن العروض المسحوبة بعد الآن.',
    bid_accepted: 'لن تصلك رسائل عن العروض المقبولة بعد الآن.',
    bid_declined: 'لن تصلك رسائل عن العروض المرفوضة بعد الآن.',
    bid_reconsidered: 'لن تصلك رسائل عن العروض التي أُعيد النظر فيها بعد الآن.',
    bid_not_chosen: 'لن تصلك رسائل عن العروض التي لم تُختر بعد الآن.',
    job_rated: 'لن تصلك رسائل عن التقييمات بعد الآن.',
    rating_answered: 'لن تصلك رسائل عن الردود على التقييمات بعد الآن.',
    message_received: 'لن تصلك رسائل بريدية عن الرسائل الجديدة بعد الآن.',
    job_completed: 'لن تصلك رسائل عن الأعمال المكتملة بعد الآن.',
    job_completed_by_owner: 'لن تصلك رسائل عن الأعمال التي يكملها العميل بعد الآن.',
    assignment_ended: 'لن تصلك رسائل عن إنهاء العميل للإسناد بعد الآن.',
    stepped_down: 'لن تصلك رسائل عن الشركات التي تتنحّى عن عمل بعد الآن.',
    completion_doubted: 'لن تصلك رسائل عن الأعمال التي لم تكتمل بعد بعد الآن.',
    job_expiring: 'لن تصلك رسائل عن الأعمال التي تنتهي مدتها قريبًا بعد الآن.',
    all: 'لن تصلك رسائل عن الأعمال والعروض بعد الآن. أما رسائل كلمة المرور والبريد الإلكتروني فستستمر.',
  },
  settings: 'اختيار الرسائل التي تصلك',
  gone: {
    title: 'هذا الرابط لا يعمل',
    text: 'ربما كان ناقصًا. افتحه مرة أخرى من رسالتك، أو سجّل الدخول واختر من ملفك الشخصي الرسائل التي تصلك.',
  },
}

/** The words of the page that switches off mails. */
export const unsubscribeTexts: Readonly<Record<Language, UnsubscribeText>> = { en, es, ar }
