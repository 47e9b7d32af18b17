import { describe, expect, test } from 'vitest'
import { editBusiness as checkEdit } from '../../../generated/validate/editBusiness.js'
import { editCustomer as checkCustomerEdit } from '../../../generated/validate/editCustomer.js'
import { signupBusiness as checkSignup } from '../../../generated/validate/signupBusiness.js'
import { shows } from '../../support/shows.ts'
import { expectOptional, expectRequired, expectRules } from './support.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const trades = ['Plumbing', 'Roofing', 'Painting', 'Moving']
const cities = ['Austin', 'Dallas', 'Houston', 'El Paso', 'Plano', 'Laredo']

describe('the sign-up of businesses', () => {
  const good = {
    role: 'business',
    name: 'Luis Ortega',
    email: 'luis@example.com',
    phone: '+1 512 555 0111',
    password: 'secret',
    buisness_name: 'Ortega Plumbing',
    buisness_phone_number: '+1 512 555 0112',
    category: ['Plumbing'],
    address: '12 Oak Street',
    state: 'Texas',
    city: ['Austin'],
    country: 'United States',
    zipcode: '78701',
  }

  test(
    'needs name, phone, email and a password of 6 characters',
    shows(
      'rule.business-signup.name',
      'rule.business-signup.phone',
      'rule.business-signup.email',
      'rule.business-signup.password',
      'constant.password-length',
    ),
    () => {
      expectRequired(checkSignup, good, { name: 'NAME_REQUIRED', phone: 'PHONE_REQUIRED' })
      expectRules(checkSignup, good, [
        ['email', undefined, 'EMAIL_INVALID'],
        ['email', 'luis', 'EMAIL_INVALID'],
        ['password', undefined, 'PASSWORD_REQUIRED'],
        ['password', '', 'PASSWORD_REQUIRED'],
        ['password', '12345', 'PASSWORD_TOO_SHORT'],
      ])
    },
  )

  test(
    'needs name, phone and address of the business',
    shows(
      'rule.business-signup.business-name',
      'rule.business-signup.business-phone',
      'rule.business-signup.address',
      'rule.business-signup.zip-code',
    ),
    () => {
      expectRequired(checkSignup, good, {
        buisness_phone_number: 'BUSINESS_PHONE_REQUIRED',
        address: 'ADDRESS_REQUIRED',
        zipcode: 'ZIP_CODE_REQUIRED',
      })
      expectRules(checkSignup, good, [
        ['buisness_name', undefined, 'BUSINESS_NAME_REQUIRED'],
        ['buisness_name', ' ', 'BUSINESS_NAME_REQUIRED'],
      ])
    },
  )

  test(
    'needs country, state and a single city',
    shows(
      'rule.business-signup.country',
      'rule.business-signup.state',
      'rule.business-signup.city',
      'constant.signup-city',
    ),
    () => {
      expectRequired(checkSignup, good, { country: 'COUNTRY_REQUIRED', state: 'STATE_REQUIRED' })
      expectRules(checkSignup, good, [
        ['city', undefined, 'CITY_REQUIRED'],
        ['city', [], 'CITY_REQUIRED'],
        ['city', [''], 'CITY_REQUIRED'],
        ['city', ['Austin', 'Dallas'], 'ONE_CITY_ALLOWED'],
      ])
    },
  )

  test(
    'needs one to three categories',
    shows('rule.business-signup.category-required', 'rule.business-signup.categories-at-most', 'constant.categories'),
    () => {
      expect(checkSignup({ ...good, category: trades.slice(0, 3) })).toEqual([])
      expectRules(checkSignup, good, [
        ['category', undefined, 'BUSINESS_CATEGORY_REQUIRED'],
        ['category', [], 'BUSINESS_CATEGORY_REQUIRED'],
        ['category', trades, 'MAXIMUM_3_CATEGORIES_ALLOWED'],
      ])
    },
  )

  test(
    'may do without business email, id number and reference code',
    shows(
      'rule.business-signup.business-email',
      'rule.business-signup.id-number-optional',
      'rule.business-signup.reference-code-optional',
    ),
    () => {
      expectOptional(checkSignup, good, 'buisness_email', ['', 'office@example.com'])
      expectRules(checkSignup, good, [['buisness_email', 'office@', 'EMAIL_INVALID']])
      expectOptional(checkSignup, good, 'buisness_id_number', ['', '12-3456789'])
      expectOptional(checkSignup, good, 'reference_code', ['', 'FRIEND'])
    },
  )

  test(
    'says Yes or No to licence and insurance, with at most five documents',
    shows('constant.licence-and-insurance', 'constant.documents'),
    () => {
      expectOptional(checkSignup, good, 'isLicense', [0, 1])
      expectOptional(checkSignup, good, 'isInsurance', [0, 1])
      expectOptional(checkSignup, good, 'documents_urls', [[], Array(5).fill(link)])
      expectRules(checkSignup, good, [
        ['isLicense', 2, 'INVALID_VALUE'],
        ['isInsurance', -1, 'INVALID_VALUE'],
        ['documents_urls', Array(6).fill(link), 'MAX_DOCUMENTS'],
      ])
    },
  )
})

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
    const good = {
      name: 'Ana Torres',
      email: 'ana@example.com',
      phone: '+1 512 555 0148',
      country: 'United States',
      state: 'Texas',
      city: 'Austin',
    }
    expectRules(checkCustomerEdit, good, [
      ['name', '', 'NAME_REQUIRED'],
      ['email', 'ana', 'EMAIL_INVALID'],
      ['phone', '', 'PHONE_REQUIRED'],
      ['country', '', 'COUNTRY_REQUIRED'],
      ['state', '', 'STATE_REQUIRED'],
      ['city', '', 'CITY_REQUIRED'],
    ])
  },
)

test(
  'the profile of a business keeps name and phone',
  shows('rule.business-profile.name', 'rule.business-profile.phone'),
  () => {
    expectRules(checkEdit, { name: 'Luis Ortega', phone: '+1 512 555 0111' }, [
      ['name', '', 'NAME_EMPTY'],
      ['name', ' ', 'NAME_EMPTY'],
      ['phone', '', 'PHONE_EMPTY'],
    ])
  },
)

describe('the details of a business', () => {
  const good = {
    buisness_name: 'Ortega Plumbing',
    category: ['Plumbing'],
    address: '12 Oak Street',
    country: 'United States',
    state: 'Texas',
    city: cities.slice(0, 5),
    zipcode: '78701',
    documents_urls: Array(5).fill(link),
  }

  test(
    'keep name, address and place',
    shows(
      'rule.business-details.business-name',
      'rule.business-details.address',
      'rule.business-details.country',
      'rule.business-details.state',
      'rule.business-details.zip-code',
    ),
    () => {
      expectRules(checkEdit, good, [
        ['buisness_name', '', 'BUSINESS_NAME_REQUIRED'],
        ['address', '', 'ADDRESS_REQUIRED'],
        ['country', '', 'COUNTRY_REQUIRED'],
        ['state', '', 'STATE_REQUIRED'],
        ['zipcode', '', 'ZIP_CODE_REQUIRED'],
      ])
    },
  )

  test(
    'have one to three categories and one to five cities',
    shows(
      'rule.business-details.category-required',
      'rule.business-details.categories-at-most',
      'rule.business-details.city-required',
      'rule.business-details.cities-at-most',
      'constant.categories',
      'constant.cities',
    ),
    () => {
      expectRules(checkEdit, good, [
        ['category', [], 'BUSINESS_CATEGORY_REQUIRED'],
        ['category', trades, 'MAX_CATEGORIES'],
        ['city', [], 'CITY_REQUIRED'],
        ['city', cities, 'MAX_CITIES'],
      ])
    },
  )

  test('have at most five documents', shows('rule.business-details.documents-at-most', 'constant.documents'), () => {
    expectRules(checkEdit, good, [['documents_urls', Array(6).fill(link), 'MAX_DOCUMENTS']])
  })
})
