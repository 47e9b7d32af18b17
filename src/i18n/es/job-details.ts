import type { Words } from '../en/index.ts'
import { interests } from './beside-job.ts'

export const jobDetails: Words['jobDetails'] = {
  title: 'Detalles del trabajo',
  posted: 'Publicado el {{date}}',
  details: 'Descripción',
  category: 'Categoría',
  budget: 'Presupuesto',
  budgetWas: 'El presupuesto era {{amount}}',
  more: 'Más',
  location: 'Lugar',
  customer: 'Cliente',
  failed: 'No se pudo cargar el trabajo',
  refreshFailed: 'No se pudo actualizar el trabajo. Puede estar desactualizado.',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
  time: {
    left: {
      one: 'Acepta ofertas {{count}} día más',
      other: 'Acepta ofertas {{count}} días más',
    },
    lastDay: 'Acepta ofertas menos de un día más',
    until: 'Acepta ofertas hasta',
    closed: 'Cerrado para ofertas desde el {{date}}',
  },
  interests,
  assigned: {
    title: 'Asignado a',
    you: 'Asignado a ti',
    canStart: 'Puede empezar',
    at: 'Asignado',
    completedAt: 'Terminado',
    work: 'El trabajo terminado',
    before: 'Antes',
    rate: 'Calificar',
    elsewhere: 'El cliente eligió otra empresa',
    elsewhereText: 'Este trabajo fue para {{name}}.',
  },
  bid: {
    title: 'Tu oferta',
    button: 'Ofertar',
    again: 'Ofertar de nuevo',
    declined: 'El cliente rechazó esta oferta.',
    withdrawn: 'Retiraste esta oferta.',
    lead: 'Di qué harías y por cuánto. Puedes cambiar tu oferta mientras el trabajo esté abierto.',
    edit: 'Editar oferta',
    canStart: 'Puede empezar el {{date}}',
    submitted: 'Enviada el {{date}}',
    edited: 'Editada el {{date}}',
  },
  withdraw: {
    button: 'Retirar oferta',
  },
  decline: {
    reasons: {
      price: 'Demasiado cara',
      time: 'El momento no me conviene',
      proposal: 'No es lo que necesito',
      foundOther: 'Encontré a otra persona',
    },
  },
  invitation: {
    button: 'Rechazar la invitación',
    reasons: {
      busy: 'No tengo tiempo',
      tooFar: 'Queda demasiado lejos',
      notMyWork: 'No hago ese tipo de trabajo',
      unsaid: 'Otro motivo',
    },
  },
  hireAgain: 'Contratar de nuevo',
  bar: {
    EMAIL_NOT_VERIFIED: {
      text: 'Verifica tu correo para poder ofertar.',
      action: 'Verificar correo',
    },
    SUBSCRIPTION_INACTIVE: {
      text: 'Tu membresía terminó. Renuévala para ofertar.',
      action: 'Renovar membresía',
    },
    noContact: 'Tu membresía terminó y no puedes ofertar. Este sitio no indica ningún contacto para renovarla.',
  },
  edit: {
    button: 'Editar trabajo',
  },
  delete: {
    button: 'Eliminar trabajo',
  },
  complete: {
    button: 'Marcar como terminado',
    again: 'Marcar como terminado de nuevo',
  },
  ending: {
    customer: {
      button: 'Terminar la asignación',
    },
    business: {
      button: 'Renunciar',
    },
  },
  doubt: {
    button: '¿Aún no está terminado?',
    until: 'Puedes decirlo hasta el {{date}}.',
    mine: 'Dijiste que aún no está terminado',
  },
  rating: {
    edit: 'Editar calificación',
    changed: 'Cambiada el {{date}}',
    until: 'Puedes cambiarla hasta el {{date}}.',
  },
  reply: {
    button: 'Responder',
    edit: 'Editar respuesta',
    by: 'Respuesta de {{name}}',
    changed: 'Cambiada el {{date}}',
  },
  messages: {
    write: 'Mensaje',
    named: 'Mensaje para {{name}}',
    ask: 'Hacer una pregunta',
  },
  call: {
    button: 'Llamar',
    early: 'Podrás llamar cuando haya una empresa asignada.',
    elsewhere: 'Solo la empresa asignada puede llamar al cliente.',
    none: 'No hay número de teléfono.',
  },
  where: {
    title: 'Dirección',
    directions: 'Cómo llegar',
    seenBy: {
      customer: 'Visible solo para ti y para la empresa asignada',
      business: 'Visible para ti porque este trabajo es tuyo',
    },
  },
}
