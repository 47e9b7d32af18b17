import type { pictures as source } from '../en/pictures.ts'
import type { Translated } from '../en/types.ts'

export const pictures: Translated<typeof source> = {
  title: 'الصور',
  open: 'فتح الصورة {{number}} من {{total}}',
  viewer: 'الصور',
  counter: '{{number}} / {{total}}',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  show: 'عرض الصورة {{number}}',
  alt: 'الصورة {{number}} من {{total}}',
  broken: 'تعذّر تحميل هذه الصورة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
}
