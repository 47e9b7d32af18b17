import type { Words } from '../en/index.ts'

export const report: Words['report'] = {
  titles: {
    job: 'Denunciar trabajo',
    business: 'Denunciar empresa',
    review: 'Denunciar reseña',
    picture: 'Denunciar foto',
    message: 'Denunciar mensaje',
  },
  menus: { job: 'Más sobre este trabajo', business: 'Más sobre esta empresa' },
  review: 'Denunciar la reseña de {{name}}',
  lead: 'Lo revisaremos. La otra parte no sabrá que lo has denunciado.',
  kind: '¿Qué tiene de malo?',
  kinds: {
    spam: 'Publicidad o spam',
    scam: 'Fraude',
    offensive: 'Insultante, de odio o indecente',
    misleading: 'No es verdad',
    privacy: 'Muestra datos personales',
    unsaid: 'Otra cosa',
  },
  words: 'Cuéntanos más',
  submit: 'Denunciar',
  cancel: 'Cancelar',
}
