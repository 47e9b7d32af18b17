import type { auth as source } from '../en/auth.ts'
import type { Translated } from '../en/types.ts'

export const auth: Translated<typeof source> = {
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
