/** Words of what a business is known for, wherever it is shown. */
export const record = {
  jobs: { one: '{{count}} job completed', other: '{{count}} jobs completed' },
  steppedDown: { one: 'Stepped down once', other: 'Stepped down {{count}} times' },
  ratings: { one: '{{count}} rating', other: '{{count}} ratings' },
  licensed: 'Says it is licensed',
  insured: 'Says it is insured',
  fresh: 'No ratings yet',
  checkedLicense: 'Licence checked by us on {{date}}',
  checkedInsurance: 'Insurance checked by us on {{date}}',
  briefLicense: 'Licence checked',
  briefInsurance: 'Insurance checked',
} as const
