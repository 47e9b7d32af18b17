import type { Words } from '../en/index.ts'

export const interests: Words['jobDetails']['interests'] = {
  title: 'Interesados',
  sort: 'Ordenar por',
  by: {
    price: 'Menor monto',
    rating: 'Mejor calificación',
    newest: 'Más recientes',
  },
  briefDifference: {
    under: '{{amount}} menos',
    over: '{{amount}} más',
    even: 'Igual a tu presupuesto',
  },
  difference: {
    under: '{{amount}} bajo el presupuesto',
    over: '{{amount}} sobre el presupuesto',
    even: 'Igual a tu presupuesto',
  },
  lowest: 'Precio más bajo',
  bestRated: 'Mejor calificada',
  anyDay: 'Cualquier día',
  jobs: { one: '{{count}} trabajo', other: '{{count}} trabajos' },
  columns: {
    business: 'Empresa',
    rating: 'Calificación',
    jobs: 'Trabajos',
    checks: 'Verificación',
    start: 'Empieza',
    amount: 'Monto',
    proposal: 'Propuesta',
    acts: 'Tu elección',
  },
  refreshFailed: 'No se pudieron actualizar las ofertas. Pueden estar desactualizadas.',
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
  allDeclinedTitle: 'Rechazaste todas las ofertas',
  allDeclinedText: 'Las nuevas ofertas aparecen aquí en cuanto las empresas las envían.',
  expiredTitle: 'No hubo interesados',
  expiredText: 'Ninguna empresa ofertó a tiempo.',
}

export const jobNotes: Words['jobNotes'] = {
  missing: {
    title: 'Este trabajo ya no está',
    text: 'Se eliminó o nunca existió. Revisa el enlace o vuelve a tus trabajos.',
    home: 'Ir a los trabajos',
  },
  forbidden: {
    title: 'No puedes ver este trabajo',
    text: 'Es de otra persona o está fuera de tus ciudades y categorías.',
  },
  told: {
    some: {
      one: 'Avisamos a {{count}} empresa de este oficio.',
      other: 'Avisamos a {{count}} empresas de este oficio.',
    },
    atLeast: 'Estamos avisando al menos a {{count}} empresas de este oficio.',
    nobody:
      'Aún no hay empresas de este oficio en esta ciudad. Tu trabajo sigue abierto: lo verán las que se registren.',
  },
  invited: {
    title: 'Invitadas',
    waiting: 'Invitada {{ago}}',
    bid: 'Ya ofertó',
    declined: 'Rechazó {{ago}}',
    reasons: {
      busy: 'No tiene tiempo',
      tooFar: 'Le queda demasiado lejos',
      notMyWork: 'No hace ese tipo de trabajo',
      unsaid: 'No dijo por qué',
    },
  },
  ending: {
    youEnded: 'Terminaste la asignación de {{name}} el {{date}}',
    theyEnded: 'El cliente terminó tu asignación el {{date}}',
    youSteppedDown: 'Renunciaste el {{date}}',
    theySteppedDown: '{{name}} renunció el {{date}}',
    openAgain: 'El trabajo está abierto de nuevo.',
  },
  threads: {
    title: 'Mensajes',
    you: 'Tú:',
    failed: 'No se pudieron cargar los mensajes.',
    more: 'Más conversaciones',
    loading: 'Cargando más conversaciones',
  },
}
