import type { jobDetails as source } from '../en/job-details.ts'
import type { Translated } from '../types.ts'

export const jobDetails: Translated<typeof source> = {
  title: 'Detalles del trabajo',
  posted: 'Publicado el {{date}}',
  number: 'N.º de trabajo',
  details: 'Descripción',
  category: 'Categoría',
  budget: 'Presupuesto',
  location: 'Lugar',
  neededBy: 'Para cuándo',
  place: '{{city}}, {{state}}',
  customer: 'Cliente',
  failed: 'No se pudo cargar el trabajo',
  refreshFailed: 'No se pudo actualizar el trabajo. Puede no estar al día.',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
  time: {
    left: {
      one: 'Acepta ofertas {{count}} día más',
      other: 'Acepta ofertas {{count}} días más',
    },
    lastDay: 'Acepta ofertas menos de un día más',
    closed: 'Cerrado para ofertas desde el {{date}}',
  },
  interests: {
    title: 'Interesados',
    count: {
      one: '{{count}} empresa interesada',
      other: '{{count}} empresas interesadas',
    },
    sort: 'Ordenar por',
    by: {
      price: 'Menor monto',
      rating: 'Mejor calificación',
      newest: 'Más recientes',
    },
    difference: {
      under: '{{amount}} bajo presupuesto',
      over: '{{amount}} sobre presupuesto',
      even: 'Igual a tu presupuesto',
    },
    refreshFailed: 'No se pudieron actualizar las ofertas. Pueden no estar al día.',
    failed: 'No se pudieron cargar las ofertas',
    more: 'Mostrar más ofertas',
    loadingMore: 'Cargando más ofertas',
    moreFailed: 'No se pudieron cargar más ofertas',
    sent: 'Enviada {{ago}}',
    edited: 'Cambiada {{ago}}',
    accept: 'Aceptar',
    acceptNamed: 'Aceptar la oferta de {{name}}',
    decline: 'Rechazar',
    declineNamed: 'Rechazar la oferta de {{name}}',
    declined: {
      one: '{{count}} rechazada',
      other: '{{count}} rechazadas',
    },
    youDeclined: 'Rechazaste esta oferta.',
    reconsider: 'Reconsiderar',
    reconsiderNamed: 'Reconsiderar la oferta de {{name}}',
    emptyTitle: 'Aún no hay interesados',
    emptyText: 'Las ofertas aparecen aquí en cuanto las empresas las envían.',
    expiredTitle: 'No hubo interesados',
    expiredText: 'Ninguna empresa ofertó a tiempo.',
  },
  assigned: {
    title: 'Asignado a',
    you: 'Asignado a ti',
    quotation: 'Cotización',
    at: 'Asignado',
    completedAt: 'Terminado',
    rating: 'Tu calificación',
    work: 'El trabajo terminado',
    theirRating: 'Calificación del cliente',
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
  bar: {
    EMAIL_NOT_VERIFIED: {
      text: 'Verifica tu correo para poder ofertar.',
      action: 'Verificar correo',
    },
    SUBSCRIPTION_INACTIVE: {
      text: 'Tu membresía terminó. Renuévala para ofertar.',
      action: 'Renovar membresía',
    },
  },
  edit: {
    button: 'Editar trabajo',
  },
  delete: {
    button: 'Eliminar trabajo',
  },
  complete: {
    button: 'Marcar como terminado',
    lead: '¿Está hecho el trabajo?',
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
    button: 'Todavía no está hecho',
    until: 'Puedes decirlo hasta el {{date}}.',
    mine: 'Dijiste que todavía no está hecho',
    theirs: 'El cliente dice que todavía no está hecho',
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
  postAgain: 'Publicar de nuevo',
}
