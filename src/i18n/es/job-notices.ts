import type { jobNotes as source } from '../en/job-notices.ts'
import type { Translated } from '../en/types.ts'

export const jobNotes: Translated<typeof source> = {
  missing: {
    title: 'Este trabajo ya no está',
    text: 'Se eliminó o nunca existió. Revisa el enlace o vuelve a tus trabajos.',
    home: 'Ir a los trabajos',
  },
  forbidden: {
    title: 'No puedes ver este trabajo',
    text: 'Es de otra persona o está fuera de tus ciudades y categorías.',
  },
  told: {
    some: {
      one: 'Avisamos a {{count}} empresa de este oficio. Su oferta aparecerá aquí.',
      other: 'Avisamos a {{count}} empresas de este oficio. Sus ofertas aparecerán aquí.',
    },
    atLeast: 'Estamos avisando al menos a {{count}} empresas de este oficio. Sus ofertas aparecerán aquí.',
    nobody:
      'Aún no hay empresas de este oficio en esta ciudad. Tu trabajo sigue abierto: lo verán las que se registren.',
  },
  ending: {
    youEnded: 'Terminaste la asignación de {{name}} el {{date}}',
    theyEnded: 'El cliente terminó tu asignación el {{date}}',
    youSteppedDown: 'Renunciaste el {{date}}',
    theySteppedDown: '{{name}} renunció el {{date}}',
    openAgain: 'El trabajo está abierto de nuevo.',
  },
  threads: {
    title: 'Mensajes',
    you: 'Tú:',
    failed: 'No se pudieron cargar los mensajes.',
    more: 'Más conversaciones',
    loading: 'Cargando más conversaciones',
  },
}
