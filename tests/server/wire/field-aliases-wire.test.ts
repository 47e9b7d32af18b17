import { expect, test } from 'vitest'
import { acceptedBody } from '../../../server/platform/http/wire.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'

test('the spelling of the business forms becomes that of their payloads', () => {
  const form = {
    business_name: 'Ortega',
    business_id_number: '1',
    business_phone_number: '2',
    business_email: 'a@b.co',
    has_license: 1,
    has_insurance: 0,
    city: 'Austin',
    category: 'Plumbing',
  }
  const payload = {
    buisness_name: 'Ortega',
    buisness_id_number: '1',
    buisness_phone_number: '2',
    buisness_email: 'a@b.co',
    isLicense: 1,
    isInsurance: 0,
    city: ['Austin'],
    category: ['Plumbing'],
  }
  expect(acceptedBody('signupBusiness', form)).toEqual(payload)
  expect(acceptedBody('editBusiness', form)).toEqual(payload)
  expect(acceptedBody('signupBusiness', payload)).toEqual(payload)
})

test.each([
  [link, [link]],
  [{ url: link }, [link]],
  [[link], [link]],
  [[{ url: link }], [link]],
  [[], []],
  [null, []],
  ['', []],
  [{ url: link, size: 1 }, [{ url: link, size: 1 }]],
  [7, 7],
])('pictures of a sign-up given as %o', (given, expected) => {
  for (const field of ['logo_url', 'profile_pic', 'documents_urls']) {
    expect(acceptedBody('signupBusiness', { [field]: given })).toEqual({ [field]: expected })
  }
  expect(acceptedBody('createJob', { pics_url: given })).toEqual({ pics_url: expected })
})

test.each([
  [link, { url: link }],
  [{ url: link }, { url: link }],
  [[link], { url: link }],
  [[{ url: link }], { url: link }],
  [[], null],
  [null, null],
  ['', null],
  [
    [link, link],
    [link, link],
  ],
  [7, 7],
])('a picture of a profile given as %o', (given, expected) => {
  expect(acceptedBody('editBusiness', { profile_pic: given })).toEqual({ profile_pic: expected })
  expect(acceptedBody('editCustomer', { pic_url: given })).toEqual({ pic_url: expected })
  expect(acceptedBody('signupCustomer', { pic_url: given })).toEqual({ pic_url: expected })
})

test('a field in both spellings, and what is no object, is left for the contract to refuse', () => {
  const both = { business_name: 'A', buisness_name: 'B' }
  expect(acceptedBody('signupBusiness', both)).toEqual(both)
  for (const body of [null, undefined, 'text', 7, [], [{ business_name: 'A' }]]) {
    expect(acceptedBody('signupBusiness', body)).toEqual(body)
  }
})

test('other calls and other fields stay as they are', () => {
  const body = { business_name: 'A', city: 'Austin' }
  expect(acceptedBody('createJob', body)).toEqual(body)
  expect(acceptedBody('signupBusiness', { constructor: 1 })).toEqual({ constructor: 1 })
})
