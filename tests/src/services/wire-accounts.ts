export { wireBusiness, wireCustomer } from './wire-samples.ts'

/** What goes over the wire for `customerDraft` with a picture. */
export const wireCustomerSignup = {
  role: 'customer',
  pic_url: { url: '/v1/files/picture' },
  name: 'Ana Torres',
  email: 'ana@example.com',
  phone: '+1 512 555 0148',
  password: ' secret1 ',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  terms_accepted: true,
  language: 'es',
}

/** What goes over the wire for `businessDraft` with all kinds of files. */
export const wireBusinessSignup = {
  role: 'business',
  is_subscribed: 'no',
  name: 'Ana Torres',
  email: 'ana@example.com',
  phone: '+1 512 555 0148',
  password: ' secret1 ',
  buisness_name: 'Ortega Plumbing',
  buisness_id_number: '77',
  buisness_phone_number: '+1 512 555 0112',
  category: ['Plumbing', 'Heating'],
  address: '12 Oak Street',
  state: 'Texas',
  city: ['Austin'],
  country: 'United States',
  zipcode: '78701',
  logo_url: ['/v1/files/logo'],
  documents_urls: ['/v1/files/one', '/v1/files/two'],
  profile_pic: ['/v1/files/picture'],
  isLicense: 1,
  isInsurance: 0,
  terms_accepted: true,
  language: 'en',
}

export const categoriesPath = '/v1/catagory'
