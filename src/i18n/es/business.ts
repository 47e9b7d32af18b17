import type { business as source } from '../en/business.ts'
import type { Translated } from '../types.ts'

export const business: Translated<typeof source> = {
  title: 'Empresa',
  failed: 'No se pudo cargar la empresa',
  refreshFailed: 'No se pudo actualizar la empresa. Puede estar desactualizada.',
  missing: {
    title: 'Esta empresa no está aquí',
    text: 'No está en Bidfair, o ya no lo está.',
    home: 'Ir a los trabajos',
  },
  own: 'Así te ven los clientes.',
  since: 'En Bidfair desde {{month}}',
  trades: 'Oficios',
  places: 'Trabaja en',
  place: '{{cities}}, {{state}}',
  record: 'Calificaciones',
  starsNamed: { one: '{{count}} estrella', other: '{{count}} estrellas' },
  noRatings: 'Los clientes dan estrellas cuando se termina un trabajo. Aquí se cuentan.',
  says: 'Licencia y seguro',
  saysNothing: 'No dice nada sobre licencia y seguro.',
  reviews: {
    title: 'Opiniones',
    list: 'Opiniones',
    about: '{{category}}, {{month}}',
    customer: 'Un cliente',
    reply: 'Respuesta de {{name}}',
    empty: 'Aún sin opiniones',
    emptyText: 'Aquí estará lo que los clientes digan de los trabajos terminados.',
    failed: 'No se pudieron cargar las opiniones',
    refreshFailed: 'No se pudieron actualizar las opiniones. Pueden estar desactualizadas.',
    more: 'Más opiniones',
    loadingMore: 'Cargando más opiniones',
    moreFailed: 'No se pudieron cargar más opiniones',
    end: 'No hay más opiniones',
  },
}
