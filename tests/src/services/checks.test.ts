import { describe, expect, it } from 'vitest'
import {
  checkBid,
  checkBusinessSignup,
  checkCredentials,
  checkCustomerSignup,
  checkJob,
  checkJobEdit,
  checkRating,
} from '../../../qa/support/checks.ts'
import { mostBytes } from '../../../generated/uploads.ts'
import { checkPicture, checkSent, isPdf, isTakenAs } from '../../../src/services/file-rules.ts'
import { businessDraft, customerDraft, jobDraft } from './draft-samples.ts'
import { shows } from '../../support/shows.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const nothing = { picture: [], logo: [], documents: [] }

const codes = (errors: readonly { readonly field: string; readonly code: string }[]) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]))

const file = (type: string, size: number) => ({ name: 'file', type, size })

describe('what may be sent', () => {
  it.each([
    ['login', checkCredentials({ email: 'ana@example.com', password: 'x' })],
    ['a bid', checkBid({ amount: '100.50', proposal: 'Tuesday' })],
    ['a job', checkJob(jobDraft, [link])],
    ['an edit', checkJobEdit({ title: 'T', details: 'D', neededBy: '2026-12-04' })],
    ['a rating', checkRating({ stars: 1, comment: '' })],
    ['a customer', checkCustomerSignup(customerDraft, { picture: [link] })],
    ['a business', checkBusinessSignup(businessDraft, { picture: [], logo: [link], documents: [link, link] })],
  ])('%s', (_, errors) => {
    expect(errors).toEqual([])
  })
})

describe('what is missing', () => {
  it('in a login', shows('rule.login.email', 'rule.login.password'), () => {
    expect(codes(checkCredentials({ email: 'nobody', password: '' }))).toEqual({
      email: 'EMAIL_INVALID',
      password: 'PASSWORD_REQUIRED',
    })
  })

  it(
    'in a bid',
    shows('rule.bid.proposal', 'rule.bid.budget', 'rule.bid.amount-valid', 'rule.bid.amount-positive'),
    () => {
      expect(codes(checkBid({ amount: '', proposal: ' ' }))).toEqual({
        amount: 'BID_BUDGET_REQUIRED',
        proposal: 'BID_PROPOSAL_REQUIRED',
      })
      for (const amount of ['0', 'abc', '1.005', '10000000']) {
        expect(codes(checkBid({ amount, proposal: 'x' }))).toEqual({ amount: 'AMOUNT_INVALID' })
      }
    },
  )

  it('in a job', () => {
    const blank = { title: '', details: '', category: '', country: 'US', state: '', city: '', budget: '', neededBy: '' }
    expect(codes(checkJob(blank, []))).toEqual({
      title: 'JOB_TITLE_REQUIRED',
      details: 'JOB_DESCRIPTION_REQUIRED',
      category: 'JOB_CATEGORY_REQUIRED',
      state: 'STATE_REQUIRED',
      city: 'CITY_REQUIRED',
      budget: 'JOB_BUDGET_REQUIRED',
      pictures: 'JOB_PICTURES_REQUIRED',
    })
  })

  it('in an edit and a rating', () => {
    expect(codes(checkJobEdit({ title: '', details: '', neededBy: '' }))).toEqual({
      title: 'JOB_TITLE_REQUIRED',
      details: 'JOB_DESCRIPTION_REQUIRED',
    })
    expect(codes(checkRating({ stars: 0, comment: '' }))).toEqual({ stars: 'RATING_REQUIRED' })
  })

  it('in a customer', () => {
    const blank = { ...customerDraft, name: '', email: '', phone: '', password: '', termsAccepted: false }
    expect(codes(checkCustomerSignup({ ...blank, country: '', state: '', city: '' }, nothing))).toEqual({
      name: 'NAME_REQUIRED',
      email: 'EMAIL_INVALID',
      phone: 'PHONE_REQUIRED',
      password: 'PASSWORD_REQUIRED',
      country: 'COUNTRY_REQUIRED',
      state: 'STATE_REQUIRED',
      city: 'CITY_REQUIRED',
      termsAccepted: 'TERMS_REQUIRED',
    })
  })

  it('in a business', () => {
    const blank = {
      ...businessDraft,
      businessName: '',
      businessPhone: '',
      businessEmail: 'nobody',
      categories: [],
      address: '',
      zipCode: '',
      city: '',
    }
    expect(codes(checkBusinessSignup(blank, { ...nothing, documents: Array<string>(6).fill(link) }))).toEqual({
      businessName: 'BUSINESS_NAME_REQUIRED',
      businessPhone: 'BUSINESS_PHONE_REQUIRED',
      businessEmail: 'EMAIL_INVALID',
      categories: 'BUSINESS_CATEGORY_REQUIRED',
      address: 'ADDRESS_REQUIRED',
      zipCode: 'ZIP_CODE_REQUIRED',
      city: 'CITY_REQUIRED',
      documents: 'MAX_DOCUMENTS',
    })
    const greedy = { ...businessDraft, categories: ['A', 'B', 'C', 'D'] }
    expect(codes(checkBusinessSignup(greedy, nothing))).toEqual({ categories: 'MAXIMUM_3_CATEGORIES_ALLOWED' })
  })
})

describe('files, before they are sent', () => {
  it('has the limits of the contract', () => {
    expect([
      checkSent(file('application/pdf', mostBytes['application/pdf'])),
      checkSent(file('application/pdf', mostBytes['application/pdf'] + 1)),
      checkSent(file('application/pdf', 0)),
      checkPicture(file('image/jpeg', 0)),
    ]).toEqual([null, 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TYPE_NOT_ALLOWED'])
  })

  it(
    'refuses no file for its type, which the server does not look at',
    shows(
      'rule.job.pictures-only',
      'rule.business-details.document-types',
      'rule.business-details.pictures-only',
      'constant.documents',
    ),
    async () => {
      const types = ['', 'application/octet-stream', 'application/x-pdf', 'image/jpg', 'text/plain', 'image/heic']
      for (const type of types) {
        const large = file(type, mostBytes['application/pdf'])
        expect([type, checkPicture(large), checkSent(large)]).toEqual([type, null, null])
      }
      // What is large or of a kind that the server does not take is made anew, if the browser can read it.
      const sizes = [mostBytes['image/webp'], mostBytes['image/webp'] + 1]
      expect(sizes.map((size) => isTakenAs(file('image/webp', size)))).toEqual([true, false])
      expect(types.map((type) => isTakenAs(file(type, 1)))).toEqual(types.map(() => false))
      expect([await isPdf(new Blob(['%PDF-1.7'])), await isPdf(new Blob(['PNG %PDF-']))]).toEqual([true, false])
    },
  )
})
