/** Words of business details. */
export const businessDetails = {
  title: 'Business details',
  lead: 'This is how customers see you. You are shown jobs that match your cities and categories.',
  failed: 'Your business details could not be loaded',
  refreshFailed: 'Your business details could not be refreshed. They may be out of date.',
  missing: 'No business details found',
  about: 'Your business',
  area: 'Where you work',
  cities: 'Cities',
  citiesHint: { one: 'The city where you take jobs.', other: 'Where you take jobs, up to {{count}} cities.' },
  citiesChoose: 'Choose cities',
  citiesNeedState: 'Choose a state first',
  citiesNotFound: 'No cities found',
  citiesNone: 'No cities available',
  document: 'Document {{number}}',
  download: 'Download {{name}}',
  downloaded: '{{name}} is downloaded',
  checkedLicense: 'Licence checked by us on {{date}}: {{name}}',
  checkedInsurance: 'Insurance checked by us on {{date}}: {{name}}',
  checkEnds:
    'Customers see this date until you remove the document, answer No above, or change the name of your business.',
} as const
