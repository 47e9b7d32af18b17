/** Words of both profiles. */
export const profile = {
  title: 'My profile',
  businessTitle: 'Business profile',
  failed: 'Your profile could not be loaded',
  missing: 'No profile found',
  mails: 'Emails about jobs and bids',
  login: 'You log in with {{email}}.',
  toEmail: 'Change email',
  pendingEmail: '{{email}} is not confirmed yet: open the link we sent there.',
  unverified: 'This address is not verified yet.',
  verify: 'Verify it',
  steppedDown: {
    one: 'You stepped down from a job once. Customers see it with your bids.',
    other: 'You stepped down from {{count}} jobs. Customers see it with your bids.',
  },
  toPage: 'How customers see you',
  toDetails: 'Business details',
  toPassword: 'Update password',
} as const
