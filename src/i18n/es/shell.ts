import type { shell as source } from '../en/shell.ts'
import type { Translated } from '../en/types.ts'

export const shell: Translated<typeof source> = {
  appName: 'Bidfair',
  tagline: 'Publica un trabajo.\nCompara ofertas.\nY listo.',
  language: 'Idioma',
  skip: 'Ir al contenido',
  profile: 'Perfil',
  bell: { one: 'Notificaciones, {{count}} sin leer', other: 'Notificaciones, {{count}} sin leer' },
  bellQuiet: 'Notificaciones',
  notFound: {
    title: 'Página no encontrada',
    heading: 'No hay nada en esta dirección',
    text: 'Puede que se haya movido o eliminado, o que el enlace esté incompleto.',
    home: 'Ir al inicio',
  },
  broken: {
    title: 'Algo salió mal',
    text: 'Esta página tuvo un problema. Lo que escribiste sigue aquí.',
    retry: 'Volver a intentar',
    home: 'Ir al inicio',
  },
  partMissing: 'Esta parte de la página no se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
  slow: 'Está tardando más de lo habitual.',
  noNetwork: 'No tienes conexión. Lo que ves puede estar desactualizado.',
  notLoaded: 'No se pudo cargar la página. Revisa tu conexión.',
  away: {
    title: 'Aún sin cargar',
    text: 'Esta página aún no se ha cargado. Se abrirá en cuanto vuelva la conexión.',
  },
  version: 'Versión {{version}}',
  reference: 'API',
}
