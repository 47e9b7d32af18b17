/** Words of the two registration forms. */
export const signup = {
  customerTitle: 'Customer registration',
  customerLead: 'Post jobs, compare the bids and choose who does the work.',
  businessTitle: 'Business registration',
  businessLead: 'See jobs in your trade and city, and bid on them.',
  requiredNote: 'All fields are required unless marked optional.',
  personal: 'About you',
  business: 'About your business',
  terms: 'I agree to the',
  termsLink: 'Terms and conditions',
  newTab: 'opens in a new tab',
  submit: 'Sign Up',
  submitting: 'Signing you up…',
  failed: 'Registration failed.',
  signedUpWithout: {
    one: 'One document could not be uploaded and was left out.',
    other: '{{count}} documents could not be uploaded and were not saved.',
  },
} as const
