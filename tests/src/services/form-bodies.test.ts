import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as forms from '../../../qa/support/checks.ts'
import { emptyEdit, emptyJob } from '../../../src/services/job-drafts.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import {
  answerRating as checkAnswerRating,
  createJob as checkCreateJob,
  endAssignment as checkEndAssignment,
  doubtCompletion as checkDoubtCompletion,
  editRating as checkEditRating,
  rateJob as checkRateJob,
  updateJob as checkUpdateJob,
} from '../../../generated/validate/jobs.js'
import { editBusiness as checkEditBusiness } from '../../../generated/validate/editBusiness.js'
import { editCustomer as checkEditCustomer } from '../../../generated/validate/editCustomer.js'
import {
  forgotPassword as checkForgotPassword,
  resetPassword as checkResetPassword,
  updatePassword as checkUpdatePassword,
} from '../../../generated/validate/accounts.js'
import { loginCustomer as checkLogin } from '../../../generated/validate/session.js'
import { placeBid as checkPlaceBid, updateBid as checkUpdateBid } from '../../../generated/validate/bids.js'
import { signupBusiness as checkSignupBusiness } from '../../../generated/validate/signupBusiness.js'
import { signupCustomer as checkSignupCustomer } from '../../../generated/validate/signupCustomer.js'
import { signUpBusiness, signUpCustomer } from '../../../src/services/accounts.ts'
import { changeEmail } from '../../../src/services/email-change.ts'
import { editBid, placeBid } from '../../../src/services/bids.ts'
import { doubtCompletion, endAssignment, answerRating, editRating, rateJob } from '../../../src/services/completion.ts'
import type { Service } from '../../../src/services/client.ts'
import { editJob, postJob } from '../../../src/services/job-commands.ts'
import { askForReset, resetPassword, updatePassword } from '../../../src/services/passwords.ts'
import { editBusinessDetails, editBusinessProfile, editCustomer } from '../../../src/services/profile-edits.ts'
import { login } from '../../../src/services/session.ts'
import { fakeServer, json, run } from './fake-server.ts'

const jobId = '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
const key = 'key-12345'

const mostly = <Value>(usual: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

/** What a person may type besides what is asked for: nothing, blanks, anything at all, far too much. */
const odd = fc.oneof(
  fc.constantFrom('', ' ', 'nobody', 'ana@example.com', '12', '+1 512 555 0148'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 6, max: 5100 }).map((length) => 'x'.repeat(length)),
)
const text = mostly(' Tap ', odd)
const amount = fc.oneof(
  fc.constantFrom('', '0', '100', '100.50', '1.005', '1,000.5', '100,50', '10000000', '9999999.99', '-1', 'abc', '٢٥٠'),
  odd,
)
const link = mostly('http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ', fc.constant('http://elsewhere.test/picture'))
const links = (maxLength: number) => fc.array(link, { maxLength })
const email = mostly('ana@example.com', odd)
const phone = mostly('+1 512 555 0148', odd)

const password = mostly('kettle7', odd)

/** Which verdicts there were on drafts, after the form and the contract, which sees what the form sends, agreed on each. */
function verdicts<Draft>(
  drafts: fc.Arbitrary<Draft>,
  form: (draft: Draft) => readonly FieldError[],
  send: (draft: Draft) => Service<unknown>,
  contract: (body: unknown) => readonly FieldError[],
): () => Promise<ReadonlySet<boolean>> {
  return async () => {
    const seen = new Set<boolean>()
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const server = fakeServer(json({ Success: true }), json({ Success: true }))
        await run(send(draft), server.settings)
        const lets = form(draft).length === 0
        seen.add(lets)
        expect(lets).toBe(contract(server.seen[0]?.body).length === 0)
      }),
      { seed: 20_261_120, numRuns: 150 },
    )
    return seen
  }
}

const place = { country: text, state: text, city: text }
const credentials = fc.record({ email, password: text })
const ratings = fc.record({ stars: fc.integer({ min: -1, max: 7 }), comment: text })
const reasons = fc.record({ reason: text })
const replies = fc.record({ reply: text })
const day = fc.constantFrom('', '2026-12-04', '2026-13-04', 'soon')
const bids = fc.record({ amount, proposal: text, canStart: day })
const edits = fc
  .record({ title: text, details: text, neededBy: day, streetAddress: text })
  .map((draft) => ({ ...emptyEdit, ...draft }))
const jobs = fc.record({
  draft: fc
    .record({
      title: text,
      details: text,
      category: text,
      ...place,
      budget: amount,
      neededBy: day,
      streetAddress: text,
    })
    .map((draft) => ({ ...emptyJob, ...draft })),
  pictures: links(6),
})

const person = {
  name: text,
  email,
  phone,
  password,
  ...place,
  // The box is this app's own demand; the published call has no such field.
  termsAccepted: fc.constant(true),
}
const firm = {
  businessName: text,
  businessIdNumber: text,
  businessPhone: phone,
  businessEmail: email,
  categories: fc.array(fc.constantFrom('Plumbing', 'Heating', 'Roofing', 'Tiling'), { maxLength: 4 }),
  address: text,
  zipCode: text,
  radius: fc.integer({ min: -1, max: 101 }),
  hasLicense: fc.boolean(),
  hasInsurance: fc.boolean(),
  isHidden: fc.boolean(),
}
const customers = fc.record({ draft: fc.record(person), files: fc.record({ picture: links(1) }) })
const businesses = fc.record({
  draft: fc.record({ ...person, ...firm, referenceCode: text }),
  files: fc.record({ picture: links(1), logo: links(1), documents: links(6) }),
})
const customerProfiles = fc.record({
  draft: fc.record({ name: text, phone, ...place }),
  picture: links(1),
})
const businessProfiles = fc.record({
  draft: fc.record({ name: text, phone }),
  picture: links(1),
})
const cities = fc.constantFrom('Austin', 'Dallas', 'Houston', 'El Paso', 'Waco', 'Plano')
const businessDetails = fc.record({
  draft: fc.record({ ...firm, country: text, state: text, cities: fc.array(cities, { maxLength: 6 }) }),
  files: fc.record({ logo: links(1), documents: links(6) }),
})

const role = fc.constantFrom('customer' as const, 'business' as const)
/** Typed twice alike: that both are is this app's own demand where the published call takes one alone. */
const twice = password.map((typed) => ({ newPassword: typed, confirmPassword: typed }))
const changes = fc.tuple(twice, text).map(([typed, oldPassword]) => ({ ...typed, oldPassword }))

it.each<[string, () => Promise<ReadonlySet<boolean>>]>([
  ['login', verdicts(credentials, forms.checkCredentials, login, checkLogin)],
  ['a bid', verdicts(bids, forms.checkBid, (draft) => placeBid({ jobId, draft, key }), checkPlaceBid)],
  [
    'the edit of a bid',
    verdicts(bids, forms.checkBid, (draft) => editBid({ bidId: jobId, draft, key }), checkUpdateBid),
  ],
  ['the edit of a job', verdicts(edits, forms.checkJobEdit, (draft) => editJob({ jobId, draft, key }), checkUpdateJob)],
  [
    'an ending',
    verdicts(
      reasons,
      forms.checkEnding,
      (draft) => endAssignment({ jobId, businessSeen: null, draft, key }),
      checkEndAssignment,
    ),
  ],
  [
    'a doubt',
    verdicts(reasons, forms.checkDoubt, (draft) => doubtCompletion({ jobId, draft, key }), checkDoubtCompletion),
  ],
  [
    'a changed rating',
    verdicts(ratings, forms.checkRating, (draft) => editRating({ jobId, revision: 1, draft, key }), checkEditRating),
  ],
  [
    'a reply',
    verdicts(replies, forms.checkReply, (draft) => answerRating({ jobId, revision: 1, draft, key }), checkAnswerRating),
  ],
  ['a rating', verdicts(ratings, forms.checkRating, (draft) => rateJob({ jobId, draft, key }), checkRateJob)],
  [
    'a job',
    verdicts(
      jobs,
      ({ draft, pictures }) => forms.checkJob(draft, pictures),
      (job) => postJob({ ...job, key }),
      checkCreateJob,
    ),
  ],
  [
    'a customer',
    verdicts(
      customers,
      ({ draft, files }) => forms.checkCustomerSignup(draft, files),
      (signup) => signUpCustomer({ ...signup, language: 'en', key }),
      checkSignupCustomer,
    ),
  ],
  [
    'a business',
    verdicts(
      businesses,
      ({ draft, files }) => forms.checkBusinessSignup(draft, files),
      (signup) => signUpBusiness({ ...signup, language: 'en', key }),
      checkSignupBusiness,
    ),
  ],
  [
    'a customer’s profile',
    verdicts(
      customerProfiles,
      ({ draft, picture }) => forms.checkCustomerProfile(draft, picture),
      editCustomer,
      checkEditCustomer,
    ),
  ],
  [
    'the person behind a business',
    verdicts(
      businessProfiles,
      ({ draft, picture }) => forms.checkBusinessProfile(draft, picture),
      editBusinessProfile,
      checkEditBusiness,
    ),
  ],
  [
    'the details of a business',
    verdicts(
      businessDetails,
      ({ draft, files }) => forms.checkBusinessDetails(draft, files),
      editBusinessDetails,
      checkEditBusiness,
    ),
  ],
  [
    'another email',
    verdicts(
      fc.record({ email, password }),
      (draft) => forms.checkEmailChange(draft, 'nobody@example.com'),
      (draft) => changeEmail({ role: 'customer', draft }),
      checkEditCustomer,
    ),
  ],
  ['a password', verdicts(changes, forms.checkPasswordUpdate, updatePassword, checkUpdatePassword)],
  [
    'a new password by a mailed link',
    verdicts(
      twice,
      forms.checkNewPassword,
      (draft) => resetPassword({ token: 'a'.repeat(43), draft }),
      checkResetPassword,
    ),
  ],
  [
    'a forgotten password',
    verdicts(fc.record({ role, email }), forms.checkForgotten, askForReset, checkForgotPassword),
  ],
])('the form of %s lets through exactly what the contract takes', async (_, agree) => {
  expect(await agree()).toEqual(new Set([true, false]))
})
