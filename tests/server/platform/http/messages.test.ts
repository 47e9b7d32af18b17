import { afterAll, describe, expect, test } from 'vitest'
import { errorStatus, type ErrorCode } from '../../../../generated/codes.ts'
import type { Language } from '../../../../server/schema/column-types.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { Body } from '../../../support/contract.ts'
import { codeMessages } from '../../../../server/platform/domain-error.ts'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { clientOf, type Client } from '../../support/client.ts'
import { assignedJob, businessBody, completedJob, customerBody, jobBody } from '../../support/town-wire.ts'
import { newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../../support/town-wire.ts'

const proposalStatement = 'I can come on Tuesday.'
const server = await testApp({ deps: { delay: async () => undefined } })
const verifying = await testApp({ settings: { emailVerification: 'required' } })
afterAll(async () => {
  await Promise.all([server.close(), verifying.close()])
})
const nobody = clientOf(server.app)
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

/** What people of each language send, the first choice among others. */
const HEADERS: readonly (readonly [Language, string])[] = [
  ['en', 'en-US,en;q=0.9,es;q=0.5'],
  ['es', 'es-MX,es;q=0.9,en;q=0.5'],
  ['ar', 'fr;q=0.4, en;q=0.5, ar-EG;q=0.8'],
]

test(
  'what succeeds says so in the words that were agreed upon',
  shows(
    'success.registration',
    'message.business-signup-success',
    'success.job-posted',
    'success.bid-submitted',
    'success.job-completed',
    'success.job-rated',
    'success.job-deleted',
    'success.profile-updated',
    'success.password-updated',
    'success.email-sent',
  ),
  async () => {
    const says = async <Op extends OperationId>(words: string, who: Client, operation: Op, body: Body<Op>) => {
      // Section by section of the API the word is in `Message` or in `message`.
      const answer: { Message?: string; message?: string } = await who.must(operation, body, {
        'accept-language': 'en',
      })
      expect(answer.Message ?? answer.message).toBe(words)
    }
    const newcomer = clientOf(verifying.app)
    const sent =
      'Thank you for registering. A verification email has been sent to your email address. Please check your inbox to verify your account.'
    await says('Registration successful', nobody, 'signupCustomer', customerBody())
    await says(sent, newcomer, 'signupBusiness', businessBody())
    await says('Job posted successfully', ana, 'createJob', await jobBody(server))
    const jobId = await newJob(server, ana)
    await says('Job updated successfully', ana, 'updateJob', { jobId, title: 'Tap', details: 'Drips' })
    await says('Bid submitted successfully', luis, 'placeBid', { jobId, proposalStatement, amount: 100 })
    const bidId = (await luis.must('getBusinessJob', { jobid: jobId })).bidDetails?.bidId ?? ''
    await says('Bid updated successfully', luis, 'updateBid', { bidId, proposalStatement, amount: 90 })
    await says('Job accepted successfully', ana, 'acceptBid', { jobId, companyId: luis.id })
    await says('Job marked as completed', luis, 'completeJob', { jobid: jobId })
    await says('Job rated successfully', ana, 'rateJob', { jobId, rating: 5 })
    await says('Job deleted successfully', ana, 'deleteJob', { jobid: await newJob(server, ana) })
    await says('Profile updated successfully', ana, 'editCustomer', { name: 'Ana' })
    await says('Profile updated successfully', luis, 'editBusiness', { zipcode: '78702' })
    const passwords = { oldPassword: PASSWORD, newPassword: PASSWORD }
    await says('Password updated successfully', ana, 'updatePassword', passwords)
    const asked = 'If this email belongs to an account, a message with a link is on its way.'
    await says(asked, nobody, 'forgotPassword', { email: ana.email })
  },
)

/** Calls that are refused, with the code of the refusal. */
async function refusals(): Promise<[ErrorCode, Person | null, OperationId, object][]> {
  const assigned = await assignedJob(server, ana, luis)
  const rated = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId: rated, rating: 4 })
  const open = await newJob(server, ana)
  await newBid(luis, open)
  return [
    ['INVALID_CREDENTIALS', null, 'loginCustomer', { email: ana.email, password: 'guess' }],
    ['EMAIL_TAKEN', null, 'signupCustomer', customerBody({ email: ana.email })],
    ['EMAIL_TAKEN', null, 'signupBusiness', businessBody({ email: ana.email })],
    ['JOB_ALREADY_ASSIGNED', ana, 'deleteJob', { jobid: assigned }],
    ['ALREADY_BID', luis, 'placeBid', { jobId: open, proposalStatement, amount: 1 }],
    ['JOB_ALREADY_ASSIGNED', ana, 'acceptBid', { jobId: assigned, companyId: luis.id }],
    ['JOB_ALREADY_ASSIGNED', ana, 'updateJob', { jobId: assigned, title: 'T', details: 'D' }],
    ['ALREADY_RATED', ana, 'rateJob', { jobId: rated, rating: 1 }],
    ['CATEGORY_UNKNOWN', ana, 'createJob', await jobBody(server, { category: 'Witchcraft' })],
    ['EMAIL_TAKEN', ana, 'editCustomer', { email: luis.email, password: PASSWORD }],
    ['NAME_EMPTY', luis, 'editBusiness', { name: '' }],
    ['CURRENT_PASSWORD_WRONG', ana, 'updatePassword', { oldPassword: 'guess', newPassword: 'secret2' }],
    ['EMAIL_REQUIRED', null, 'forgotPassword', { email: '' }],
    ['LANGUAGE_UNKNOWN', ana, 'editCustomer', { language: 'fr' }],
    ['UNAUTHORIZED', null, 'getSubscription', {}],
    ['UNAUTHORIZED', null, 'listCustomerNotifications', {}],
    ['PHONE_EMPTY', luis, 'editBusiness', { phone: '' }],
  ]
}

describe.each(HEADERS)('to who speaks %s', (language, header) => {
  test(
    'every refusal is told in that language, with its code and status',
    shows(
      'message.login-failure',
      'message.customer-signup-refused',
      'message.business-signup-failure',
      'message.delete-failure',
      'message.bid-failure',
      'message.accept-failure',
      'message.update-job-failure',
      'message.rate-failure',
      'message.create-job-failure',
      'message.profile-update-failure',
      'message.forgot-password-failure',
      'message.subscription-failure',
      'message.language-failure',
    ),
    async () => {
      const cases = await refusals()
      const told: unknown[] = []
      for (const [, who, operation, body] of cases) {
        const { code, status, errors, Message } = await (who ?? nobody).refused(operation, body, {
          'accept-language': header,
        })
        told.push([code === 'VALIDATION_FAILED' ? errors?.[0]?.code : code, status, Message])
      }
      expect(told).toEqual(cases.map(([code]) => [code, errorStatus[code], codeMessages[language][code]]))
    },
  )
})
