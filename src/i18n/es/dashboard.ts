import type { dashboard as source } from '../en/dashboard.ts'
import type { Translated } from '../types.ts'

export const dashboard: Translated<typeof source> = {
  titleCustomer: 'Tus trabajos',
  titleBusiness: 'Trabajos',
  list: 'Trabajos',
  postJob: 'Publicar trabajo',
  budget: 'Presupuesto',
  created: 'Creado',
  mark: {
    rate: 'Calificar',
    applied: 'Ofertaste',
    sent: 'Oferta enviada',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    ended: 'Terminada',
    won: 'Ganaste',
    notChosen: 'No te eligieron',
  },
  interests: { one: '{{count}} interesado', other: '{{count}} interesados' },
  status: {
    open: 'Abierto',
    inprogress: 'En curso',
    completed: 'Terminado',
    expired: 'Vencido',
  },
  filter: {
    button: 'Filtrar por estado',
    active: 'Filtrar por estado, se muestra {{status}}',
    title: 'Filtrar por estado',
    all: 'Todos los trabajos',
    cancel: 'Cancelar',
    clear: 'Ver todos',
  },
  more: 'Cargar más',
  loadingMore: 'Cargando más trabajos',
  count: { one: '{{count}} trabajo en la lista', other: '{{count}} trabajos en la lista' },
  refreshing: 'Actualizando',
  end: 'No hay más trabajos',
  failed: 'No se pudieron cargar los trabajos',
  moreFailed: 'No se pudieron cargar los siguientes trabajos',
  refreshFailed: 'No se pudo actualizar la lista. Puede no estar al día.',
  empty: {
    customerTitle: 'Aún no hay trabajos',
    customerText: 'Publica tu primer trabajo con una o dos fotos. Las empresas cercanas te enviarán sus ofertas.',
    businessTitle: 'Ahora mismo no hay trabajos',
    businessText:
      'Aquí aparecen los trabajos nuevos de tus ciudades y categorías, y aquellos en los que ofertaste. Vuelve pronto.',
    filteredTitle: 'No hay trabajos con estado: {{status}}',
    filteredText: 'Ninguno de tus trabajos tiene este estado. Elige otro o míralos todos.',
    refresh: 'Actualizar',
  },
}
