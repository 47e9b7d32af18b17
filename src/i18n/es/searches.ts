import type { Words } from '../en/index.ts'

/** What saved searches say. */
export const searches: Words['searches'] = {
  title: 'Búsquedas guardadas',
  lead: 'Te avisamos de los trabajos nuevos que encuentran estas búsquedas.',
  failed: 'No se pudieron cargar tus búsquedas guardadas',
  refreshFailed: 'No se pudieron actualizar tus búsquedas guardadas',
  own: 'Trabajos que coinciden con mi perfil',
  ownText: 'Todos los trabajos de tus oficios en tu zona',
  words: '«{{words}}»',
  open: 'Ver trabajos',
  openOne: 'Ver trabajos de {{name}}',
  edit: 'Cambiar',
  editOne: 'Cambiar {{name}}',
  delete: 'Eliminar',
  deleteOne: 'Eliminar {{name}}',
  deleteText: 'Ya no te avisaremos de lo que encuentre.',
  save: 'Guardar esta búsqueda',
  name: 'Nombre',
  frequency: 'Con qué frecuencia',
  often: { atOnce: 'Al momento', daily: 'Cada mañana', weekly: 'Cada lunes por la mañana', never: 'Nunca' },
  ways: 'Cómo',
  by: { mail: 'Por correo', bell: 'Por notificación' },
  submit: 'Guardar',
}
