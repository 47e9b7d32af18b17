import type { businessDetails as source } from '../en/business-details.ts'
import type { Translated } from '../en/types.ts'

export const businessDetails: Translated<typeof source> = {
  title: 'Datos de la empresa',
  lead: 'Aquí los clientes ven quién eres. Los trabajos se te ofrecen según tus ciudades y categorías.',
  failed: 'No se pudieron cargar los datos de tu empresa',
  refreshFailed: 'No se pudieron actualizar los datos de tu empresa. Pueden estar desactualizados.',
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
  checkedLicense: 'Licencia verificada el {{date}}: {{name}}',
  checkedInsurance: 'Seguro verificado el {{date}}: {{name}}',
  checkEnds:
    'Los clientes ven esta fecha hasta que quites el documento, respondas No arriba o cambies el nombre de tu empresa.',
}
