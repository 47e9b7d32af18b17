import type { BusinessSignupDraft, CustomerSignupDraft, JobDraft } from '../../../src/services/types.ts'

export const customerDraft: CustomerSignupDraft = {
  name: ' Ana Torres ',
  email: ' ana@example.com ',
  phone: '+1 512 555 0148',
  password: ' secret1 ',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  termsAccepted: true,
}

export const businessDraft: BusinessSignupDraft = {
  ...customerDraft,
  referenceCode: '',
  businessName: 'Ortega Plumbing',
  businessIdNumber: ' 77 ',
  businessPhone: '+1 512 555 0112',
  businessEmail: ' ',
  categories: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  zipCode: '78701',
  hasLicense: true,
  hasInsurance: false,
}

export const jobDraft: JobDraft = {
  title: 'Leaking tap',
  details: 'It drips',
  category: 'Plumbing',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  budget: '150.50',
}
