import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FieldError } from '../../../generated/field-errors.ts'
import { check as checkCreateJob } from '../../../generated/validate/createJob.js'
import { check as checkEditBusiness } from '../../../generated/validate/editBusiness.js'
import { check as checkEditCustomer } from '../../../generated/validate/editCustomer.js'
import { check as checkForgotPassword } from '../../../generated/validate/forgotPassword.js'
import { check as checkLogin } from '../../../generated/validate/loginCustomer.js'
import { check as checkPlaceBid } from '../../../generated/validate/placeBid.js'
import { check as checkRateJob } from '../../../generated/validate/rateJob.js'
import { check as checkResetPassword } from '../../../generated/validate/resetPassword.js'
import { check as checkSignupBusiness } from '../../../generated/validate/signupBusiness.js'
import { check as checkSignupCustomer } from '../../../generated/validate/signupCustomer.js'
import { check as checkUpdateBid } from '../../../generated/validate/updateBid.js'
import { check as checkUpdateJob } from '../../../generated/validate/updateJob.js'
import { check as checkUpdatePassword } from '../../../generated/validate/updatePassword.js'
import { signUpBusiness, signUpCustomer } from '../../../src/services/accounts.ts'
import { editBid, placeBid } from '../../../src/services/bids.ts'
import { checkBid } from '../../../src/services/checks/bid.ts'
import { checkBusinessDetails, checkBusinessProfile } from '../../../src/services/checks/business-profile.ts'
import { checkBusinessSignup } from '../../../src/services/checks/business-signup.ts'
import { checkCustomerProfile } from '../../../src/services/checks/customer-profile.ts'
import { checkCustomerSignup } from '../../../src/services/checks/customer-signup.ts'
import { checkForgotten } from '../../../src/services/checks/forgotten.ts'
import { checkJobEdit } from '../../../src/services/checks/job-edit.ts'
import { checkJob } from '../../../src/services/checks/job.ts'
import { checkCredentials } from '../../../src/services/checks/login.ts'
import { checkNewPassword, checkPasswordUpdate } from '../../../src/services/checks/passwords.ts'
import { checkRating } from '../../../src/services/checks/rating.ts'
import type { Service } from '../../../src/services/client.ts'
import { editJob, postJob, rateJob } from '../../../src/services/jobs.ts'
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

const person = {
  name: text,
  email,
  phone,
  password: mostly('secret1', odd),
  country: text,
  state: text,
  city: text,
  // The box is this app's own demand; the published call has no such field.
  termsAccepted: fc.constant(true),
}

const trades = fc.array(fc.constantFrom('Plumbing', 'Heating', 'Roofing', 'Tiling'), { maxLength: 4 })
const role = fc.constantFrom('customer' as const, 'business' as const)
const password = mostly('secret1', odd)
/** Typed twice alike: that both are is this app's own demand where the published call takes one alone. */
const twice = password.map((typed) => ({ newPassword: typed, confirmPassword: typed }))

type Sends<Draft> = {
  readonly drafts: fc.Arbitrary<Draft>
  readonly form: (draft: Draft) => readonly FieldError[]
  readonly send: (draft: Draft) => Service<unknown>
  readonly contract: (body: unknown) => readonly FieldError[]
}

/** Which verdicts there were, after form and contract agreed on each. */
function verdicts<Draft>({ drafts, form, send, contract }: Sends<Draft>): () => Promise<ReadonlySet<boolean>> {
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

const bids = fc.record({ amount, proposal: text })
const ratings = fc.record({ stars: fc.integer({ min: -1, max: 7 }), comment: text })
const edits = fc.record({ title: text, details: text })
const job = { title: text, details: text, category: text, country: text, state: text, city: text, budget: amount }

it.each<[string, () => Promise<ReadonlySet<boolean>>]>([
  [
    'login',
    verdicts({
      drafts: fc.record({ email, password: text }),
      form: checkCredentials,
      send: login,
      contract: checkLogin,
    }),
  ],
  [
    'a bid',
    verdicts({
      drafts: bids,
      form: checkBid,
      send: (draft) => placeBid({ jobId, draft, key }),
      contract: checkPlaceBid,
    }),
  ],
  [
    'the edit of a bid',
    verdicts({
      drafts: bids,
      form: checkBid,
      send: (draft) => editBid({ bidId: jobId, draft, key }),
      contract: checkUpdateBid,
    }),
  ],
  [
    'the edit of a job',
    verdicts({
      drafts: edits,
      form: checkJobEdit,
      send: (draft) => editJob({ jobId, draft, key }),
      contract: checkUpdateJob,
    }),
  ],
  [
    'a rating',
    verdicts({
      drafts: ratings,
      form: checkRating,
      send: (draft) => rateJob({ jobId, draft, key }),
      contract: checkRateJob,
    }),
  ],
  [
    'a job',
    verdicts({
      drafts: fc.record({ draft: fc.record(job), pictures: links(6) }),
      form: ({ draft, pictures }) => checkJob(draft, pictures),
      send: ({ draft, pictures }) => postJob({ draft, pictures, key }),
      contract: checkCreateJob,
    }),
  ],
  [
    'a customer',
    verdicts({
      drafts: fc.record({ draft: fc.record(person), files: fc.record({ picture: links(1) }) }),
      form: ({ draft, files }) => checkCustomerSignup(draft, files),
      send: ({ draft, files }) => signUpCustomer({ draft, files, language: 'en', key }),
      contract: checkSignupCustomer,
    }),
  ],
  [
    'a business',
    verdicts({
      drafts: fc.record({
        draft: fc.record({
          ...person,
          referenceCode: text,
          businessName: text,
          businessIdNumber: text,
          businessPhone: phone,
          businessEmail: email,
          categories: trades,
          address: text,
          zipCode: text,
          hasLicense: fc.boolean(),
          hasInsurance: fc.boolean(),
        }),
        files: fc.record({ picture: links(1), logo: links(1), documents: links(6) }),
      }),
      form: ({ draft, files }) => checkBusinessSignup(draft, files),
      send: ({ draft, files }) => signUpBusiness({ draft, files, language: 'en', key }),
      contract: checkSignupBusiness,
    }),
  ],
  [
    'a customer’s profile',
    verdicts({
      drafts: fc.record({
        draft: fc.record({
          name: text,
          email,
          phone,
          country: text,
          state: text,
          city: text,
          wantsMails: fc.boolean(),
        }),
        picture: links(1),
      }),
      form: ({ draft, picture }) => checkCustomerProfile(draft, picture),
      send: editCustomer,
      contract: checkEditCustomer,
    }),
  ],
  [
    'the person behind a business',
    verdicts({
      drafts: fc.record({
        draft: fc.record({ name: text, phone, wantsMails: fc.boolean() }),
        picture: links(1),
      }),
      form: ({ draft, picture }) => checkBusinessProfile(draft, picture),
      send: editBusinessProfile,
      contract: checkEditBusiness,
    }),
  ],
  [
    'the details of a business',
    verdicts({
      drafts: fc.record({
        draft: fc.record({
          businessName: text,
          businessIdNumber: text,
          categories: trades,
          address: text,
          country: text,
          state: text,
          cities: fc.array(fc.constantFrom('Austin', 'Dallas', 'Houston', 'El Paso', 'Waco', 'Plano'), {
            maxLength: 6,
          }),
          zipCode: text,
          hasLicense: fc.boolean(),
          hasInsurance: fc.boolean(),
        }),
        files: fc.record({ logo: links(1), documents: links(6) }),
      }),
      form: ({ draft, files }) => checkBusinessDetails(draft, files),
      send: editBusinessDetails,
      contract: checkEditBusiness,
    }),
  ],
  [
    'a password',
    verdicts({
      drafts: fc.tuple(twice, text).map(([typed, oldPassword]) => ({ ...typed, oldPassword })),
      form: checkPasswordUpdate,
      send: (draft) => updatePassword({ role: 'customer', draft }),
      contract: checkUpdatePassword,
    }),
  ],
  [
    'a new password by a mailed link',
    verdicts({
      drafts: twice,
      form: checkNewPassword,
      send: (draft) => resetPassword({ token: 'a'.repeat(43), draft }),
      contract: checkResetPassword,
    }),
  ],
  [
    'a forgotten password',
    verdicts({
      drafts: fc.record({ role, email }),
      form: checkForgotten,
      send: askForReset,
      contract: checkForgotPassword,
    }),
  ],
])('the form of %s lets through exactly what the contract takes', async (_, agree) => {
  expect(await agree()).toEqual(new Set([true, false]))
})
