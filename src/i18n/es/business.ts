import type { Words } from '../en/index.ts'

export const business: Words['business'] = {
  title: 'Empresa',
  failed: 'No se pudo cargar la empresa',
  refreshFailed: 'No se pudo actualizar la empresa. Puede estar desactualizada.',
  missing: {
    title: 'Empresa no encontrada',
    text: 'No está en Bidfair, o ya no lo está.',
    home: 'Ir a los trabajos',
  },
  own: 'Así te ven los clientes.',
  ask: {
    title: '¿Quieres una oferta de {{name}}?',
    text: 'Publica un trabajo. Se entera de cada trabajo nuevo de sus oficios y ciudades.',
  },
  edit: 'Editar',
  since: 'En Bidfair desde {{month}}',
  trades: 'Oficios',
  places: 'Trabaja en',
  place: '{{cities}}, {{state}}',
  morePlaces: { one: '{{cities}} y {{count}} más', other: '{{cities}} y {{count}} más' },
  record: 'Calificaciones',
  starsNamed: { one: '{{count}} estrella', other: '{{count}} estrellas' },
  trust: {
    title: 'Licencia y seguro',
    claimed: 'La empresa dice que sí tiene',
    license: 'Licencia: sin datos',
    insurance: 'Seguro: sin datos',
    unknown: 'Pregunta si tu trabajo lo exige',
  },
  offer: {
    title: 'Oferta para tu trabajo',
    failed: 'No se pudo cargar la oferta',
    job: 'Ver el trabajo',
  },
  work: {
    title: 'Trabajos terminados',
    open: 'Trabajos terminados, foto {{number}} de {{total}}',
    all: 'Trabajos terminados, las {{total}} fotos',
    every: 'Las {{total}} fotos',
    none: 'Muestra a los clientes lo que has hecho. Aquí estarán tus fotos de trabajos terminados.',
    add: 'Agregar fotos',
    choose: 'Elegir fotos',
  },
  reviews: {
    title: 'Opiniones',
    list: 'Opiniones',
    about: '{{category}}, {{month}}',
    customer: 'Un cliente',
    reply: 'Respuesta de {{name}}',
    empty: 'Aún sin opiniones',
    emptyText: 'Aquí aparecerán las opiniones de los clientes sobre trabajos terminados.',
    failed: 'No se pudieron cargar las opiniones',
    refreshFailed: 'No se pudieron actualizar las opiniones. Pueden estar desactualizadas.',
    more: 'Más opiniones',
    loadingMore: 'Cargando más opiniones',
    moreFailed: 'No se pudieron cargar más opiniones',
    end: 'No hay más opiniones',
  },
}

export const record: Words['record'] = {
  jobs: { one: '{{count}} trabajo terminado', other: '{{count}} trabajos terminados' },
  steppedDown: { one: 'Renunció una vez', other: 'Renunció {{count}} veces' },
  ratings: { one: '{{count}} calificación', other: '{{count}} calificaciones' },
  fresh: 'Aún sin calificaciones',
  license: {
    verified: 'Licencia verificada',
    verifiedIn: 'Licencia verificada en {{month}}',
    claimed: 'Licencia: sin verificar',
  },
  insurance: {
    verified: 'Seguro verificado',
    verifiedIn: 'Seguro verificado en {{month}}',
    claimed: 'Seguro: sin verificar',
  },
}
