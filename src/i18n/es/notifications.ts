import type { notifications as source } from '../en/notifications.ts'
import type { Translated } from '../en/types.ts'

export const notifications: Translated<typeof source> = {
  title: 'Notificaciones',
  list: 'Notificaciones',
  unread: 'Sin leer',
  someUnread: { one: '{{count}} sin leer', other: '{{count}} sin leer' },
  groupTitle: 'Trabajos nuevos',
  markAllRead: 'Marcar todo como leído',
  more: 'Notificaciones anteriores',
  loadingMore: 'Cargando las anteriores',
  moreFailed: 'No se pudieron cargar las notificaciones anteriores',
  end: 'No hay más notificaciones',
  failed: 'No se pudieron cargar las notificaciones',
  refreshFailed: 'No se pudieron actualizar las notificaciones. Pueden estar desactualizadas.',
  empty: {
    title: 'Aún no hay notificaciones',
    customer: 'Cuando una empresa oferte por uno de tus trabajos, o lo termine, lo leerás aquí.',
    business: 'Cuando un trabajo nuevo encaje con tu empresa, o pase algo con tus ofertas, lo leerás aquí.',
    home: 'Ir a los trabajos',
  },
}
