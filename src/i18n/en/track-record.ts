/** Words of what a business is known for, wherever it is shown. */
export const record = {
  jobs: { one: '{{count}} job completed', other: '{{count}} jobs completed' },
  steppedDown: { one: 'Stepped down once', other: 'Stepped down {{count}} times' },
  ratings: { one: '{{count}} rating', other: '{{count}} ratings' },
  licensed: 'Self-reported: licensed',
  insured: 'Self-reported: insured',
  fresh: 'No ratings yet',
  checkedLicense: 'License verified on {{date}}',
  checkedInsurance: 'Insurance verified on {{date}}',
  briefLicense: 'License verified',
  briefInsurance: 'Insurance verified',
} as const
