import type {
  BusinessDetailsDraft,
  BusinessSignupDraft,
  CustomerProfileDraft,
  CustomerSignupDraft,
  JobDraft,
} from '../../../src/services/drafts.ts'
import type { Business, BusinessProfile, Customer, CustomerProfile, Schemas } from '../../../src/services/types.ts'

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

/** What is sent of `customerDraft`. */
export const sentCustomer: Schemas['SignupCustomer'] = {
  picture: null,
  name: 'Ana Torres',
  email: 'ana@example.com',
  phone: '+1 512 555 0148',
  password: ' secret1 ',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  termsAccepted: true,
  language: 'es',
}

/** What is sent of `businessDraft`. */
export const sentBusiness: Schemas['SignupBusiness'] = {
  name: 'Ana Torres',
  email: 'ana@example.com',
  phone: '+1 512 555 0148',
  password: ' secret1 ',
  businessName: 'Ortega Plumbing',
  businessIdNumber: '77',
  businessPhone: '+1 512 555 0112',
  categories: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  state: 'Texas',
  cities: ['Austin'],
  country: 'United States',
  zipCode: '78701',
  logo: [],
  documents: [],
  picture: [],
  hasLicense: 1,
  hasInsurance: 0,
  termsAccepted: true,
  language: 'en',
}

export const jobDraft: JobDraft = {
  title: 'Leaking tap',
  details: 'It drips',
  neededBy: '2026-12-04',
  category: 'Plumbing',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  budget: '150.50',
}

export const profileDraft: CustomerProfileDraft = {
  name: ' Ana Torres ',
  phone: ' +1 512 555 0148 ',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
}

export const detailsDraft: BusinessDetailsDraft = {
  businessName: ' Ortega Plumbing ',
  businessIdNumber: ' 77 ',
  businessPhone: ' +1 512 555 0112 ',
  businessEmail: ' office@example.com ',
  categories: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  country: 'United States',
  state: 'Texas',
  cities: ['Austin', 'Dallas'],
  zipCode: '78701',
  hasLicense: true,
  hasInsurance: false,
}

/** A customer, as the session knows one. */
export const customerUser: Customer = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  picture: null,
  language: 'es',
}

/** A business, likewise. */
export const businessUser: Business = {
  id: 'luis',
  name: 'Luis',
  email: 'luis@example.com',
  phone: '555',
  country: 'United States',
  state: 'Texas',
  cities: ['Austin', 'Dallas'],
  categories: ['Plumbing'],
  businessName: 'Ortega Plumbing',
  picture: '/luis',
  language: 'en',
  isEmailVerified: true,
}

/** The account of the customer. */
export const customerProfile: CustomerProfile = { ...customerUser, picture: { url: null } }

/** The account of the business. */
export const profile: BusinessProfile = {
  ...businessUser,
  picture: { url: '/luis' },
  isEmailVerificationRequired: true,
  emailNotifications: false,
  businessIdNumber: null,
  businessPhone: '+1 512 555 0112',
  businessEmail: null,
  address: '12 Oak Street',
  zipCode: '78701',
  logo: { url: '/logo' },
  documents: [
    { url: '/one', name: 'licence.pdf' },
    { url: '/two', name: null },
  ],
  hasLicense: 1,
  hasInsurance: 0,
  steppedDown: 0,
  checks: [{ of: 'license', url: '/one', checkedOn: '2026-03-01T09:30:00.000Z' }],
}
