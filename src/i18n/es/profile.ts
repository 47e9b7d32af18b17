import type { profile as source } from '../en/profile.ts'
import type { Translated } from '../types.ts'

export const profile: Translated<typeof source> = {
  title: 'Mi perfil',
  businessTitle: 'Perfil de la empresa',
  failed: 'No se pudo cargar tu perfil',
  missing: 'No se encontró el perfil',
  mails: 'Correos sobre trabajos y ofertas',
  login: 'Inicias sesión con {{email}}.',
  toEmail: 'Cambiar correo',
  pendingEmail: 'Falta confirmar {{email}}: abre el enlace que enviamos allí.',
  unverified: 'Esta dirección aún no está verificada.',
  verify: 'Verificarla',
  steppedDown: {
    one: 'Renunciaste a un trabajo una vez. Los clientes lo ven en tus ofertas.',
    other: 'Renunciaste a {{count}} trabajos. Los clientes lo ven en tus ofertas.',
  },
  toPage: 'Cómo te ven los clientes',
  toDetails: 'Datos de la empresa',
  toPassword: 'Cambiar contraseña',
}
