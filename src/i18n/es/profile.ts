import type { profile as source } from '../en/profile.ts'
import type { Translated } from '../types.ts'

export const profile: Translated<typeof source> = {
  title: 'Mi perfil',
  businessTitle: 'Perfil de la empresa',
  failed: 'No se pudo cargar tu perfil',
  missing: 'No se encontró el perfil',
  save: 'Guardar',
  saving: 'Guardando tus cambios…',
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
  details: {
    title: 'Datos de la empresa',
    lead: 'Aquí los clientes ven quién eres. Los trabajos se te ofrecen según tus ciudades y categorías.',
    failed: 'No se pudieron cargar los datos de tu empresa',
    refreshFailed: 'No se pudieron actualizar los datos de tu empresa. Pueden no estar al día.',
    missing: 'No se encontraron datos de la empresa',
    about: 'Tu empresa',
    area: 'Dónde trabajas',
    cities: 'Ciudades',
    citiesHint: {
      one: 'La ciudad donde aceptas trabajos.',
      other: 'Donde aceptas trabajos, hasta {{count}} ciudades.',
    },
    citiesChoose: 'Elegir ciudades',
    citiesNeedState: 'Elige primero un estado',
    citiesNotFound: 'No se encontraron ciudades',
    citiesNone: 'No hay ciudades disponibles',
    document: 'Documento {{number}}',
    download: 'Descargar {{name}}',
    downloaded: '{{name}} se descargó',
    checkedLicense: 'Licencia comprobada por nosotros el {{date}}: {{name}}',
    checkedInsurance: 'Seguro comprobado por nosotros el {{date}}: {{name}}',
    checkEnds:
      'Los clientes ven esta fecha hasta que quites el documento, respondas No arriba o cambies el nombre de tu empresa.',
    savedWithout: {
      one: 'Un documento no se pudo subir. Lo demás está guardado.',
      other: '{{count}} documentos no se pudieron subir. Lo demás está guardado.',
    },
  },
}
