import type { Words } from '../en/index.ts'

export const shell: Words['shell'] = {
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

export const auth: Words['auth'] = {
  login: {
    title: 'Iniciar sesión',
    welcome: 'Te damos la bienvenida',
    lead: 'Inicia sesión para publicar trabajos o hacer ofertas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    forgot: '¿Olvidaste tu contraseña?',
    submit: 'Iniciar sesión',
    noAccount: '¿Es tu primera vez?',
    signUp: 'Registrarse',
    success: 'Sesión iniciada',
    failed: 'No se pudo iniciar sesión.',
    expired: 'Tu sesión terminó. Inicia sesión para seguir donde estabas.',
    left: 'Tu cuenta se eliminará el {{date}}. Inicia sesión antes para conservarla.',
    leaving: 'Esta cuenta se eliminará el {{date}}. Todavía puedes conservarla.',
    keep: 'Conservar mi cuenta',
    kept: 'Conservas tu cuenta',
  },
  registration: {
    title: 'Registro',
    lead: '¿Cómo quieres usar Bidfair?',
    customer: 'Cliente',
    customerText: 'Publica un trabajo y elige entre las ofertas.',
    business: 'Empresa',
    businessText: 'Encuentra trabajos cerca de ti y haz ofertas.',
    haveAccount: '¿Ya tienes una cuenta?',
    login: 'Iniciar sesión',
  },
}

export const signup: Words['signup'] = {
  customerTitle: 'Registro de cliente',
  customerLead: 'Publica trabajos, compara las ofertas y elige quién los hace.',
  businessTitle: 'Registro de empresa',
  businessLead: 'Mira los trabajos de tu oficio en tu ciudad y haz ofertas.',
  requiredNote: 'Todos los campos son obligatorios, salvo los marcados como opcionales.',
  personal: 'Sobre ti',
  business: 'Sobre tu empresa',
  terms: 'Acepto los',
  termsLink: 'Términos y condiciones',
  newTab: 'se abre en una pestaña nueva',
  submit: 'Registrarse',
  submitting: 'Creando tu cuenta…',
  failed: 'No se pudo completar el registro.',
  signedUpWithout: {
    one: 'Un documento no se pudo subir y quedó fuera.',
    other: '{{count}} documentos no se pudieron subir y quedaron fuera.',
  },
}
