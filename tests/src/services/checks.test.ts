import { describe, expect, it } from 'vitest'
import * as forms from '../../../qa/support/checks.ts'
import { mostBytes } from '../../../generated/limits.ts'
import { amountText } from '../../../machines/draft.ts'
import { checkPicture, checkSent, isPdf, isTakenAs } from '../../../src/services/file-rules.ts'
import { amountOf } from '../../../src/services/inputs.ts'
import { businessDraft, customerDraft, detailsDraft, jobDraft } from './samples.ts'
import { shows } from '../../support/shows.ts'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const none = { picture: [], logo: [], documents: [] }
const passwords = { oldPassword: 'old', newPassword: 'secret2', confirmPassword: 'secret2' }

const file = (type: string, size: number) => ({ name: 'file', type, size })

// That forms let through what the contract takes, and nothing else, is shown in form-bodies.test.ts.
it.each([
  [
    'a login',
    forms.checkCredentials({ email: 'nobody', password: '' }),
    ['email EMAIL_INVALID', 'password PASSWORD_REQUIRED'],
  ],
  [
    'a bid',
    forms.checkBid({ amount: '', proposal: ' ', canStart: '' }),
    ['amount BID_BUDGET_REQUIRED', 'proposal BID_PROPOSAL_REQUIRED'],
  ],
  ['no money', forms.checkBid({ amount: '0', proposal: 'x', canStart: '' }), ['amount AMOUNT_INVALID']],
  ['tenths of cents', forms.checkBid({ amount: '1.005', proposal: 'x', canStart: '' }), ['amount AMOUNT_INVALID']],
  ['half a day', forms.checkBid({ amount: '1', proposal: 'x', canStart: '2026-11' }), ['canStart CAN_START_INVALID']],
  ['a bid as it should be', forms.checkBid({ amount: '1', proposal: 'x', canStart: '2026-11-28' }), []],
  ['a rating', forms.checkRating({ stars: 0, comment: '' }), ['stars RATING_REQUIRED']],
  [
    'terms that nobody agreed to',
    forms.checkCustomerSignup({ ...customerDraft, termsAccepted: false }, none),
    ['termsAccepted TERMS_REQUIRED'],
  ],
  [
    'the sign-up of a business',
    forms.checkBusinessSignup(
      { ...businessDraft, businessEmail: 'nobody', city: '' },
      { ...none, documents: Array<string>(6).fill(link) },
    ),
    ['businessEmail EMAIL_INVALID', 'city CITY_REQUIRED', 'documents MAX_DOCUMENTS'],
  ],
  [
    'a license nobody spoke of',
    forms.checkBusinessSignup({ ...businessDraft, hasLicense: null, hasInsurance: false }, none),
    ['hasLicense ANSWER_REQUIRED'],
  ],
  [
    'four categories',
    forms.checkBusinessSignup({ ...businessDraft, categories: ['A', 'B', 'C', 'D'] }, none),
    ['categories MAXIMUM_3_CATEGORIES_ALLOWED'],
  ],
  [
    'the profile of a business',
    forms.checkBusinessProfile({ name: ' ', phone: '' }, []),
    ['name NAME_EMPTY', 'phone PHONE_EMPTY'],
  ],
  [
    'a business without a city',
    forms.checkBusinessDetails({ ...detailsDraft, cities: [] }, none),
    ['cities CITY_REQUIRED'],
  ],
  [
    'another email',
    forms.checkEmailChange({ email: 'ana@', password: '' }, 'ana@example.com'),
    ['email EMAIL_INVALID', 'password CURRENT_PASSWORD_REQUIRED'],
  ],
  [
    'the email of today',
    forms.checkEmailChange({ email: ' ANA@example.com', password: 'p' }, 'ana@example.com'),
    ['email EMAIL_TAKEN'],
  ],
  [
    'no old password',
    forms.checkPasswordUpdate({ ...passwords, oldPassword: '' }),
    ['oldPassword CURRENT_PASSWORD_REQUIRED'],
  ],
  [
    'a short password',
    forms.checkPasswordUpdate({ ...passwords, newPassword: '12345', confirmPassword: '12345' }),
    ['confirmPassword CONFIRM_PASSWORD_REQUIRED', 'newPassword NEW_PASSWORD_REQUIRED'],
  ],
  [
    'two passwords',
    forms.checkPasswordUpdate({ ...passwords, confirmPassword: 'secret3' }),
    ['confirmPassword PASSWORDS_MUST_MATCH'],
  ],
  ['nobody to mail to', forms.checkForgotten({ role: 'customer', email: '' }), ['email EMAIL_REQUIRED']],
  ['an empty message', forms.checkMessage({ text: ' ' }, []), ['text MESSAGE_REQUIRED']],
  ['a long message', forms.checkMessage({ text: 'x'.repeat(2001) }, []), ['text TEXT_TOO_LONG']],
  ['six pictures', forms.checkMessage({ text: 'Look' }, Array<string>(6).fill(link)), ['pictures MAX_PICTURES']],
  ['a report of no kind', forms.checkReport({ kind: '', reason: 'No' }), ['kind REPORT_REASON_REQUIRED']],
  ['a long report', forms.checkReport({ kind: 'spam', reason: 'x'.repeat(501) }), ['reason TEXT_TOO_LONG']],
  ['a job as it should be', forms.checkJob(jobDraft, [link]), []],
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
      // The browser makes a file that the server would take of one that is too large, or of another kind, if it can read it.
      const sizes = [mostBytes['image/webp'], mostBytes['image/webp'] + 1]
      expect(sizes.map((size) => isTakenAs(file('image/webp', size)))).toEqual([true, false])
      expect(types.map((type) => isTakenAs(file(type, 1)))).toEqual(types.map(() => false))
      expect([await isPdf(new Blob(['%PDF-1.7'])), await isPdf(new Blob(['PNG %PDF-']))]).toEqual([true, false])
    },
  )
})
