import { describe, expect, it } from 'vitest'
import {
  checkBusinessDetails,
  checkBusinessProfile,
  checkCustomerProfile,
  checkEmailChange,
  checkForgotten,
  checkNewPassword,
  checkPasswordUpdate,
} from '../../../qa/support/checks.ts'
import { detailsDraft, profileDraft } from './draft-samples.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const files = { logo: [link], documents: [link] }
const person = { name: 'Luis', phone: '+1 512 555 0112' }

describe('what is right is let through', () => {
  it.each([
    ['a customer', checkCustomerProfile(profileDraft, [link])],
    ['a customer without a picture', checkCustomerProfile(profileDraft, [])],
    ['the person behind a business', checkBusinessProfile(person, [])],
    ['details', checkBusinessDetails(detailsDraft, files)],
    ['five cities', checkBusinessDetails({ ...detailsDraft, cities: ['a', 'b', 'c', 'd', 'e'] }, files)],
  ])('%s', (_, errors) => expect(errors).toEqual([]))
})

describe('another email', () => {
  it('is a valid one, and comes with the password', () => {
    expect(checkEmailChange({ email: 'ana@', password: '' }, 'ana@example.com')).toEqual([
      { field: 'email', code: 'EMAIL_INVALID' },
      { field: 'password', code: 'CURRENT_PASSWORD_REQUIRED' },
    ])
    expect(checkEmailChange({ email: ' new@example.com ', password: 'p' }, 'ana@example.com')).toEqual([])
  })

  it('is not the one of today', () => {
    expect(checkEmailChange({ email: ' ANA@example.com', password: 'p' }, 'ana@example.com')).toEqual([
      { field: 'email', code: 'EMAIL_TAKEN' },
    ])
  })
})

describe('a profile', () => {
  it('of a customer needs all of it', () => {
    const draft = { name: ' ', phone: '', country: '', state: '', city: '' }
    expect(checkCustomerProfile(draft, [])).toEqual([
      { field: 'name', code: 'NAME_REQUIRED' },
      { field: 'phone', code: 'PHONE_REQUIRED' },
      { field: 'country', code: 'COUNTRY_REQUIRED' },
      { field: 'state', code: 'STATE_REQUIRED' },
      { field: 'city', code: 'CITY_REQUIRED' },
    ])
  })

  it('of a business needs a name and a phone', () => {
    expect(checkBusinessProfile({ ...person, name: ' ', phone: '' }, [])).toEqual([
      { field: 'name', code: 'NAME_EMPTY' },
      { field: 'phone', code: 'PHONE_EMPTY' },
    ])
  })
})

describe('the details of a business', () => {
  it('need name, trade and place', () => {
    const draft = {
      ...detailsDraft,
      businessName: '',
      categories: [],
      address: ' ',
      country: '',
      state: '',
      cities: [],
      zipCode: '',
    }
    expect(checkBusinessDetails(draft, files)).toEqual([
      { field: 'businessName', code: 'BUSINESS_NAME_REQUIRED' },
      { field: 'categories', code: 'BUSINESS_CATEGORY_REQUIRED' },
      { field: 'address', code: 'ADDRESS_REQUIRED' },
      { field: 'country', code: 'COUNTRY_REQUIRED' },
      { field: 'state', code: 'STATE_REQUIRED' },
      { field: 'cities', code: 'CITY_REQUIRED' },
      { field: 'zipCode', code: 'ZIP_CODE_REQUIRED' },
    ])
  })

  it.each([
    [{ cities: ['a', 'b', 'c', 'd', 'e', 'f'] }, { field: 'cities', code: 'MAX_CITIES' }],
    [{ categories: ['a', 'b', 'c', 'd'] }, { field: 'categories', code: 'MAX_CATEGORIES' }],
  ])('have limits: %o', (changes, error) => {
    expect(checkBusinessDetails({ ...detailsDraft, ...changes }, files)).toEqual([error])
  })

  it('have five documents at most', () => {
    const documents = Array.from({ length: 6 }, () => link)
    expect(checkBusinessDetails(detailsDraft, { ...files, documents })).toEqual([
      { field: 'documents', code: 'MAX_DOCUMENTS' },
    ])
  })
})

describe('a new password', () => {
  it.each([
    [{ oldPassword: '' }, [{ field: 'oldPassword', code: 'CURRENT_PASSWORD_REQUIRED' }]],
    [
      { newPassword: '12345', confirmPassword: '12345' },
      [
        { field: 'newPassword', code: 'NEW_PASSWORD_REQUIRED' },
        { field: 'confirmPassword', code: 'CONFIRM_PASSWORD_REQUIRED' },
      ],
    ],
    [{ confirmPassword: '' }, [{ field: 'confirmPassword', code: 'CONFIRM_PASSWORD_REQUIRED' }]],
    [{ confirmPassword: 'secret3' }, [{ field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }]],
    [{}, []],
  ])('with %o', (changes, errors) => {
    const draft = { oldPassword: 'old', newPassword: 'secret2', confirmPassword: 'secret2', ...changes }
    expect(checkPasswordUpdate(draft)).toEqual(errors)
  })

  it('set by a link needs no old one', () => {
    expect(checkNewPassword({ newPassword: 'secret2', confirmPassword: 'secret2' })).toEqual([])
    expect(checkNewPassword({ newPassword: 'secret2', confirmPassword: 'secret3' })).toEqual([
      { field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' },
    ])
  })
})

it.each([
  ['', 'EMAIL_REQUIRED'],
  ['ana@', 'EMAIL_INVALID'],
  [' ana@example.com ', undefined],
])('a link to %j', (email, code) => {
  expect(checkForgotten({ role: 'customer', email })[0]?.code).toBe(code)
})
