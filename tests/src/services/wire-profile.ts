import type { components } from '../../../generated/api.ts'
import { wireBusiness } from './wire-samples.ts'

type Schemas = components['schemas']

export const wireDetails = '/v1/get-buisness-details/buisness'
export const editBusinessPath = '/v1/edit-buisness-details/business'
export const subscriptionPath = '/v1/subs-n-payments/business'

/** What the server tells of `profile`. */
export const wireBusinessDetails: Schemas['BusinessDetails'] = {
  ...wireBusiness,
  email_notifications: false,
  email_verification_required: true,
  buisness_id_number: null,
  buisness_phone_number: '+1 512 555 0112',
  buisness_email: null,
  address: '12 Oak Street',
  zipcode: '78701',
  logo_url: { url: '/logo' },
  documents_urls: ['/one', '/two'],
  documents: [
    { url: '/one', name: 'licence.pdf' },
    { url: '/two', name: null },
  ],
  isLicense: 1,
  isInsurance: 0,
  steppedDown: 0,
  checks: [{ of: 'license', url: '/one', checkedOn: '2026-03-01T09:30:00.000Z' }],
}

/** What goes over the wire for `detailsDraft` with a logo and a document. */
export const wireEditDetails = {
  buisness_name: 'Ortega Plumbing',
  buisness_id_number: '77',
  buisness_phone_number: '+1 512 555 0112',
  buisness_email: 'office@example.com',
  category: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  country: 'United States',
  state: 'Texas',
  city: ['Austin', 'Dallas'],
  zipcode: '78701',
  logo_url: { url: '/v1/files/logo' },
  documents_urls: ['/v1/files/one'],
  isLicense: 1,
  isInsurance: 0,
}
