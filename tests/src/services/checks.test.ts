import { describe, expect, it } from 'vitest'
import {
  checkBid,
  checkBusinessDetails,
  checkBusinessProfile,
  checkBusinessSignup,
  checkCredentials,
  checkCustomerProfile,
  checkCustomerSignup,
  checkEmailChange,
  checkForgotten,
  checkJob,
  checkJobEdit,
  checkMessage,
  checkPasswordUpdate,
  checkRating,
  checkReport,
} from '../../../qa/support/checks.ts'
import { mostBytes } from '../../../generated/limits.ts'
import { amountText } from '../../../machines/draft.ts'
import { checkPicture, checkSent, isPdf, isTakenAs } from '../../../src/services/file-rules.ts'
import { amountOf } from '../../../src/services/inputs.ts'
import { businessDraft, customerDraft, detailsDraft, jobDraft } from './samples.ts'
import { shows } from '../../support/shows.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const none = { picture: [], logo: [], documents: [] }
const blankJob = { title: '', details: '', category: '', country: 'US', state: '', city: '', budget: '', neededBy: '' }
const blankPerson = { name: '', email: '', phone: '', password: '', country: '', state: '', city: '' }
const blankBusiness = { businessName: '', businessPhone: '', categories: [], address: '', zipCode: '' }
const passwords = { oldPassword: 'old', newPassword: 'secret2', confirmPassword: 'secret2' }

const file = (type: string, size: number) => ({ name: 'file', type, size })

// That forms let through what the contract takes, and nothing else, is shown in form-bodies.test.ts.
it.each([
  [
    'a login',
    checkCredentials({ email: 'nobody', password: '' }),
    ['email EMAIL_INVALID', 'password PASSWORD_REQUIRED'],
  ],
  ['a bid', checkBid({ amount: '', proposal: ' ' }), ['amount BID_BUDGET_REQUIRED', 'proposal BID_PROPOSAL_REQUIRED']],
  ['no money', checkBid({ amount: '0', proposal: 'x' }), ['amount AMOUNT_INVALID']],
  ['tenths of cents', checkBid({ amount: '1.005', proposal: 'x' }), ['amount AMOUNT_INVALID']],
  [
    'a job',
    checkJob(blankJob, []),
    [
      'budget JOB_BUDGET_REQUIRED',
      'category JOB_CATEGORY_REQUIRED',
      'city CITY_REQUIRED',
      'details JOB_DESCRIPTION_REQUIRED',
      'pictures JOB_PICTURES_REQUIRED',
      'state STATE_REQUIRED',
      'title JOB_TITLE_REQUIRED',
    ],
  ],
  [
    'an edit',
    checkJobEdit({ title: '', details: '', neededBy: '' }),
    ['details JOB_DESCRIPTION_REQUIRED', 'title JOB_TITLE_REQUIRED'],
  ],
  ['a rating', checkRating({ stars: 0, comment: '' }), ['stars RATING_REQUIRED']],
  [
    'the sign-up of a customer',
    checkCustomerSignup({ ...customerDraft, ...blankPerson, termsAccepted: false }, none),
    [
      'city CITY_REQUIRED',
      'country COUNTRY_REQUIRED',
      'email EMAIL_INVALID',
      'name NAME_REQUIRED',
      'password PASSWORD_REQUIRED',
      'phone PHONE_REQUIRED',
      'state STATE_REQUIRED',
      'termsAccepted TERMS_REQUIRED',
    ],
  ],
  [
    'the sign-up of a business',
    checkBusinessSignup(
      { ...businessDraft, ...blankBusiness, businessEmail: 'nobody', city: '' },
      { ...none, documents: Array<string>(6).fill(link) },
    ),
    [
      'address ADDRESS_REQUIRED',
      'businessEmail EMAIL_INVALID',
      'businessName BUSINESS_NAME_REQUIRED',
      'businessPhone BUSINESS_PHONE_REQUIRED',
      'categories BUSINESS_CATEGORY_REQUIRED',
      'city CITY_REQUIRED',
      'documents MAX_DOCUMENTS',
      'zipCode ZIP_CODE_REQUIRED',
    ],
  ],
  [
    'four categories',
    checkBusinessSignup({ ...businessDraft, categories: ['A', 'B', 'C', 'D'] }, none),
    ['categories MAXIMUM_3_CATEGORIES_ALLOWED'],
  ],
  [
    'the profile of a customer',
    checkCustomerProfile({ ...blankPerson, name: ' ' }, []),
    [
      'city CITY_REQUIRED',
      'country COUNTRY_REQUIRED',
      'name NAME_REQUIRED',
      'phone PHONE_REQUIRED',
      'state STATE_REQUIRED',
    ],
  ],
  [
    'the profile of a business',
    checkBusinessProfile({ name: ' ', phone: '' }, []),
    ['name NAME_EMPTY', 'phone PHONE_EMPTY'],
  ],
  [
    'the details of a business',
    checkBusinessDetails({ ...detailsDraft, ...blankBusiness, country: '', state: '', cities: [] }, none),
    [
      'address ADDRESS_REQUIRED',
      'businessName BUSINESS_NAME_REQUIRED',
      'businessPhone BUSINESS_PHONE_REQUIRED',
      'categories BUSINESS_CATEGORY_REQUIRED',
      'cities CITY_REQUIRED',
      'country COUNTRY_REQUIRED',
      'state STATE_REQUIRED',
      'zipCode ZIP_CODE_REQUIRED',
    ],
  ],
  [
    'another email',
    checkEmailChange({ email: 'ana@', password: '' }, 'ana@example.com'),
    ['email EMAIL_INVALID', 'password CURRENT_PASSWORD_REQUIRED'],
  ],
  [
    'the email of today',
    checkEmailChange({ email: ' ANA@example.com', password: 'p' }, 'ana@example.com'),
    ['email EMAIL_TAKEN'],
  ],
  [
    'no old password',
    checkPasswordUpdate({ ...passwords, oldPassword: '' }),
    ['oldPassword CURRENT_PASSWORD_REQUIRED'],
  ],
  [
    'a short password',
    checkPasswordUpdate({ ...passwords, newPassword: '12345', confirmPassword: '12345' }),
    ['confirmPassword CONFIRM_PASSWORD_REQUIRED', 'newPassword NEW_PASSWORD_REQUIRED'],
  ],
  [
    'two passwords',
    checkPasswordUpdate({ ...passwords, confirmPassword: 'secret3' }),
    ['confirmPassword PASSWORDS_MUST_MATCH'],
  ],
  ['nobody to mail to', checkForgotten({ role: 'customer', email: '' }), ['email EMAIL_REQUIRED']],
  ['an empty message', checkMessage({ text: ' ' }, []), ['text MESSAGE_REQUIRED']],
  ['a long message', checkMessage({ text: 'x'.repeat(2001) }, []), ['text TEXT_TOO_LONG']],
  ['six pictures', checkMessage({ text: 'Look' }, Array<string>(6).fill(link)), ['pictures MAX_PICTURES']],
  ['a short report', checkReport({ reason: 'No' }), ['reason REASON_TOO_SHORT']],
  ['a job as it should be', checkJob(jobDraft, [link]), []],
])(
  'what is wrong with %s is told at its fields',
  shows(
    'rule.login.email',
    'rule.login.password',
    'rule.bid.proposal',
    'rule.bid.budget',
    'rule.bid.amount-valid',
    'rule.bid.amount-positive',
  ),
  (_, errors, expected) => {
    expect(errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual(expected)
  },
)

it('an amount is read as it was written into a draft', shows('screen.cents'), () => {
  const amounts = [140, 1180.5, 99.99]
  expect(amounts.map(amountText)).toEqual(['140', '1180.50', '99.99'])
  expect(amounts.map(amountText).map(amountOf)).toEqual(amounts)
  // None, and texts that were not understood, or can be read in two ways.
  const others = ['', '1,000', '2.350', '100.', '-5', '1e3', 'abc']
  expect(others.map(amountOf)).toEqual(others.map(() => 0))
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
