import type { postJob as source } from '../en/post-job.ts'
import type { Translated } from '../en/types.ts'

export const postJob: Translated<typeof source> = {
  title: 'Publicar trabajo',
  lead: 'Di qué hay que hacer. Las empresas de tu zona lo verán enseguida y te enviarán sus ofertas.',
  mustVerify: 'Verifica tu correo electrónico antes de publicar un trabajo. Lo que escribas aquí se conserva.',
  verify: 'Verificar correo',
  requiredNote: 'Todos los campos son obligatorios, salvo los marcados como opcionales.',
  category: 'Categoría',
  categoryChoose: 'Elige una categoría',
  jobTitle: 'Título',
  details: 'Descripción',
  detailsHint: '¿Qué hay ahora, qué debe cambiar y para cuándo? Cuanto más cuentes, mejores serán las ofertas.',
  budget: 'Presupuesto',
  budgetHint: 'Lo que te gustaría gastar, más o menos, en dólares estadounidenses.',
  neededBy: 'Para cuándo',
  neededByHint: 'El día en que el trabajo debería estar hecho.',
  pictures: 'Fotos',
  picturesHint:
    'Al menos una, para que las empresas vean el trabajo. JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB cada una.',
  picturesAdd: 'Agregar fotos',
  slotsLeft: { one: 'Queda {{count}} lugar', other: 'Quedan {{count}} lugares' },
  slotsNone: 'No quedan lugares',
  submit: 'Publicar trabajo',
  waiting: { one: 'Esperando a que termine {{count}} foto…', other: 'Esperando a que terminen {{count}} fotos…' },
  submitting: 'Publicando tu trabajo…',
}
