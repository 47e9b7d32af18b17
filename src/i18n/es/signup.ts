import type { signup as source } from '../en/signup.ts'
import type { Translated } from '../en/types.ts'

export const signup: Translated<typeof source> = {
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
