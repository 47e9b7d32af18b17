import type { record as source } from '../en/track-record.ts'
import type { Translated } from '../en/types.ts'

export const record: Translated<typeof source> = {
  jobs: { one: '{{count}} trabajo terminado', other: '{{count}} trabajos terminados' },
  steppedDown: { one: 'Renunció una vez', other: 'Renunció {{count}} veces' },
  ratings: { one: '{{count}} calificación', other: '{{count}} calificaciones' },
  licensed: 'Declara tener licencia',
  insured: 'Declara tener seguro',
  fresh: 'Aún sin calificaciones',
  checkedLicense: 'Licencia verificada el {{date}}',
  checkedInsurance: 'Seguro verificado el {{date}}',
  briefLicense: 'Licencia verificada',
  briefInsurance: 'Seguro verificado',
}
