import type { notifications as source } from '../en/notifications.ts'
import type { Translated } from '../types.ts'

export const notifications: Translated<typeof source> = {
  title: 'Notificaciones',
  list: 'Notificaciones',
  unread: 'Sin leer',
  new: { one: '{{count}} notificación nueva', other: '{{count}} notificaciones nuevas' },
  newest: { one: 'La notificación más reciente', other: 'Las {{count}} notificaciones más recientes' },
  failed: 'No se pudieron cargar las notificaciones',
  refreshFailed: 'No se pudieron actualizar las notificaciones. Pueden no estar al día.',
  empty: {
    title: 'Aún no hay notificaciones',
    customer: 'Cuando una empresa oferte por uno de tus trabajos, o lo termine, lo leerás aquí.',
    business: 'Cuando un trabajo nuevo encaje con tu empresa, o pase algo con tus ofertas, lo leerás aquí.',
    home: 'Ir a los trabajos',
  },
}
