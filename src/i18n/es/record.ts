import type { record as source } from '../en/record.ts'
import type { Translated } from '../types.ts'

export const record: Translated<typeof source> = {
  jobs: { one: '{{count}} trabajo terminado', other: '{{count}} trabajos terminados' },
  steppedDown: { one: 'Renunció una vez', other: 'Renunció {{count}} veces' },
  ratings: { one: '{{count}} calificación', other: '{{count}} calificaciones' },
  licensed: 'Dice tener licencia',
  insured: 'Dice tener seguro',
  fresh: 'Aún sin calificaciones',
  checkedLicense: 'Licencia comprobada por nosotros el {{date}}',
  checkedInsurance: 'Seguro comprobado por nosotros el {{date}}',
  briefLicense: 'Licencia comprobada',
  briefInsurance: 'Seguro comprobado',
}
