import { test } from 'vitest'
import { expectRules, links, MISSING } from './support.ts'
import { shows } from '../../support/shows.ts'

const place = { country: 'United States', state: 'Texas', city: 'Austin' }
const ana = { name: 'Ana Torres', email: 'ana@example.com', phone: '+1 512 555 0148', ...place }
const trades = ['Plumbing', 'Roofing', 'Painting', 'Moving']
const cities = ['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano', 'Laredo']
const workshop = {
  buisness_name: 'Ortega Plumbing',
  category: ['Plumbing'],
  address: '12 Oak Street',
  country: 'United States',
  state: 'Texas',
  city: ['Austin'],
  zipcode: '78701',
}

test.each(['loginCustomer', 'loginBusiness'] as const)(
  '%s needs a valid address and a password',
  shows('rule.login.email', 'rule.login.password'),
  (call) => {
    const broken = [undefined, '', 'ana', 'ana@example', 'ana torres@example.com']
    expectRules(
      call,
      { email: 'ana@example.com', password: 'x' },
      {
        broken: [
          ['email', broken, 'EMAIL_INVALID'],
          ['password', MISSING, 'PASSWORD_REQUIRED'],
        ],
      },
    )
  },
)

test(
  'the sign-up of customers needs name, email, phone, place and a password of 6 characters',
  shows(
    'rule.customer-signup.name',
    'rule.customer-signup.email',
    'rule.customer-signup.phone',
    'rule.customer-signup.country',
    'rule.customer-signup.state',
    'rule.customer-signup.city',
    'rule.customer-signup.password',
    'constant.password-length',
  ),
  () => {
    const good = { role: 'customer', password: 'secret', ...ana }
    expectRules('signupCustomer', good, {
      taken: [['pic_url', [null]]],
      broken: [
        ['name', [undefined, ' '], 'NAME_REQUIRED'],
        ['email', [undefined, 'ana@'], 'EMAIL_INVALID'],
        ['phone', MISSING, 'PHONE_REQUIRED'],
        ['country', MISSING, 'COUNTRY_REQUIRED'],
        ['state', MISSING, 'STATE_REQUIRED'],
        ['city', MISSING, 'CITY_REQUIRED'],
        ['password', MISSING, 'PASSWORD_REQUIRED'],
        ['password', ['12345'], 'PASSWORD_TOO_SHORT'],
        // A part of an object is told as its field.
        ['pic_url', [{ url: 'elsewhere' }], 'FILE_UNKNOWN'],
      ],
    })
  },
)

test(
  'the sign-up of businesses needs a person and a business with one city and one to three categories',
  shows(
    'rule.business-signup.name',
    'rule.business-signup.phone',
    'rule.business-signup.email',
    'rule.business-signup.password',
    'constant.password-length',
    'rule.business-signup.business-name',
    'rule.business-signup.business-phone',
    'rule.business-signup.address',
    'rule.business-signup.zip-code',
    'rule.business-signup.country',
    'rule.business-signup.state',
    'rule.business-signup.city',
    'constant.signup-city',
    'rule.business-signup.category-required',
    'rule.business-signup.categories-at-most',
    'constant.categories',
    'rule.business-signup.business-email',
    'rule.business-signup.id-number-optional',
    'rule.business-signup.reference-code-optional',
    'constant.licence-and-insurance',
    'constant.documents',
  ),
  () => {
    const person = { name: 'Luis Ortega', email: 'luis@example.com', phone: '+1 512 555 0111', password: 'secret' }
    const good = { role: 'business', ...person, ...workshop, buisness_phone_number: '+1 512 555 0112' }
    expectRules('signupBusiness', good, {
      taken: [
        ['category', [trades.slice(0, 3)]],
        ['buisness_email', [undefined, '', 'office@example.com']],
        ['buisness_id_number', [undefined, '', '12-3456789']],
        ['reference_code', [undefined, '', 'FRIEND']],
        ['isLicense', [undefined, 0, 1]],
        ['isInsurance', [undefined, 0, 1]],
        ['documents_urls', [undefined, [], links(5)]],
      ],
      broken: [
        ['name', MISSING, 'NAME_REQUIRED'],
        ['phone', MISSING, 'PHONE_REQUIRED'],
        ['email', [undefined, 'luis'], 'EMAIL_INVALID'],
        ['password', MISSING, 'PASSWORD_REQUIRED'],
        ['password', ['12345'], 'PASSWORD_TOO_SHORT'],
        ['buisness_name', [undefined, ' '], 'BUSINESS_NAME_REQUIRED'],
        ['buisness_phone_number', MISSING, 'BUSINESS_PHONE_REQUIRED'],
        ['address', MISSING, 'ADDRESS_REQUIRED'],
        ['zipcode', MISSING, 'ZIP_CODE_REQUIRED'],
        ['country', MISSING, 'COUNTRY_REQUIRED'],
        ['state', MISSING, 'STATE_REQUIRED'],
        ['city', [undefined, [], ['']], 'CITY_REQUIRED'],
        ['city', [['Austin', 'Dallas']], 'ONE_CITY_ALLOWED'],
        ['category', [undefined, []], 'BUSINESS_CATEGORY_REQUIRED'],
        ['category', [trades], 'MAXIMUM_3_CATEGORIES_ALLOWED'],
        ['buisness_email', ['office@'], 'EMAIL_INVALID'],
        ['isLicense', [2], 'INVALID_VALUE'],
        ['isInsurance', [-1], 'INVALID_VALUE'],
        ['documents_urls', [links(6)], 'MAX_DOCUMENTS'],
      ],
    })
  },
)

test(
  'a changed password needs the current one and has 6 characters, and so has its repetition',
  shows(
    'rule.update-password.current',
    'rule.update-password.new',
    'rule.update-password.confirm',
    'constant.password-length',
    'constant.is-business',
  ),
  () => {
    const good = { oldPassword: 'x', newPassword: 'secret', confirmPassword: 'secret', isBusiness: 0 }
    expectRules('updatePassword', good, {
      taken: [['isBusiness', [1]]],
      broken: [
        ['oldPassword', MISSING, 'CURRENT_PASSWORD_REQUIRED'],
        ['newPassword', [undefined, '12345'], 'NEW_PASSWORD_REQUIRED'],
        ['confirmPassword', ['12345'], 'CONFIRM_PASSWORD_REQUIRED'],
        ['isBusiness', [2], 'INVALID_VALUE'],
      ],
    })
    const reset = { token: 'x', newPassword: 'secret' }
    expectRules('resetPassword', reset, { broken: [['newPassword', ['12345'], 'NEW_PASSWORD_REQUIRED']] })
  },
)

test(
  'a forgotten password needs a valid email, and is that of a customer or of a business',
  shows(
    'rule.forgot-password.email-required',
    'rule.forgot-password.email-valid',
    'rule.forgot-password.is-business',
    'constant.is-business',
  ),
  () => {
    const good = { email: 'ana@example.com', isBusiness: 0 }
    expectRules('forgotPassword', good, {
      taken: [['isBusiness', [1]]],
      broken: [
        ['email', MISSING, 'EMAIL_REQUIRED'],
        ['email', ['ana', 'ana@example'], 'EMAIL_INVALID'],
        ['isBusiness', [2, -1], 'INVALID_VALUE'],
        ['isBusiness', [0.5], 'INVALID_TYPE'],
      ],
    })
  },
)

test(
  'the profile of a customer keeps name, email, phone and place',
  shows(
    'rule.customer-profile.name',
    'rule.customer-profile.email',
    'rule.customer-profile.phone',
    'rule.customer-profile.country',
    'rule.customer-profile.state',
    'rule.customer-profile.city',
  ),
  () => {
    expectRules('editCustomer', ana, {
      broken: [
        ['name', [''], 'NAME_REQUIRED'],
        ['email', ['ana'], 'EMAIL_INVALID'],
        ['phone', [''], 'PHONE_REQUIRED'],
        ['country', [''], 'COUNTRY_REQUIRED'],
        ['state', [''], 'STATE_REQUIRED'],
        ['city', [''], 'CITY_REQUIRED'],
      ],
    })
  },
)

test(
  'the profile of a business keeps who and where it is, one to three categories, one to five cities and at most five documents',
  shows(
    'rule.business-profile.name',
    'rule.business-profile.phone',
    'rule.business-details.business-name',
    'rule.business-details.address',
    'rule.business-details.country',
    'rule.business-details.state',
    'rule.business-details.zip-code',
    'rule.business-details.category-required',
    'rule.business-details.categories-at-most',
    'rule.business-details.city-required',
    'rule.business-details.cities-at-most',
    'constant.categories',
    'constant.cities',
    'rule.business-details.documents-at-most',
    'constant.documents',
  ),
  () => {
    const good = { name: 'Luis Ortega', phone: '+1 512 555 0111', ...workshop, documents_urls: links(5) }
    expectRules('editBusiness', good, {
      taken: [['city', [cities.slice(0, 5)]]],
      broken: [
        ['name', ['', ' '], 'NAME_EMPTY'],
        ['phone', [''], 'PHONE_EMPTY'],
        ['buisness_name', [''], 'BUSINESS_NAME_REQUIRED'],
        ['address', [''], 'ADDRESS_REQUIRED'],
        ['country', [''], 'COUNTRY_REQUIRED'],
        ['state', [''], 'STATE_REQUIRED'],
        ['zipcode', [''], 'ZIP_CODE_REQUIRED'],
        ['category', [[]], 'BUSINESS_CATEGORY_REQUIRED'],
        ['category', [trades], 'MAX_CATEGORIES'],
        ['city', [[]], 'CITY_REQUIRED'],
        ['city', [cities], 'MAX_CITIES'],
        ['documents_urls', [links(6)], 'MAX_DOCUMENTS'],
      ],
    })
  },
)
