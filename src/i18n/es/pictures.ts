import type { pictures as source } from '../en/pictures.ts'
import type { Translated } from '../en/types.ts'

export const pictures: Translated<typeof source> = {
  title: 'Fotos',
  open: 'Abrir la foto {{number}} de {{total}}',
  viewer: 'Fotos',
  counter: '{{number}} / {{total}}',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  show: 'Mostrar la foto {{number}}',
  alt: 'Foto {{number}} de {{total}}',
  broken: 'No se pudo cargar esta foto',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
}
