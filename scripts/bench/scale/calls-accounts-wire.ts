import sharp from 'sharp'
import type { OperationId } from '../../../generated/operations.ts'
import { newId } from '../../../server/platform/ids.ts'
import { CITIES, STATE, TRADES } from './town-names.ts'
import type { Ways } from './ways.ts'
import { madeOnce, PASSWORD } from './scene.ts'

const HASHING = 'hashing the password is nearly all of it'
const UNHURRIED = 'takes its time on purpose, so that nobody learns who has an account'

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer()

function pictureForm(): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'tap.webp')
  return form
}

/** The id of a picture that was uploaded to the server. */
const uploaded = madeOnce(async ({ baseUrl }) => {
  const answer = await fetch(`${baseUrl}/v1/upload-file`, { method: 'POST', body: pictureForm() })
  return /\/v1\/files\/([\w-]+)/.exec(await answer.text())?.[1] ?? ''
})

const someone = () => ({
  name: 'Ana Torres',
  email: `${newId(new Date())}@scene.test`,
  phone: '+1 512 555 0148',
  password: PASSWORD,
  country: 'United States',
  state: STATE,
  terms_accepted: true as const,
})

/** A business whose profile may change as it likes. */
const other = madeOnce(async ({ newPerson }) => await newPerson('business'))

/** A customer whose whole data are soon read. */
const ordinary = madeOnce(async ({ newPerson, newJob }) => {
  const person = await newPerson('customer')
  for (let made = 0; made < 20; made += 1) await newJob('rated', person)
  return person
})

export const accountCalls = {
  loginCustomer: [{ note: HASHING, ask: ({ customer: { email } }) => ({ body: { email, password: PASSWORD } }) }],
  loginBusiness: [{ note: HASHING, ask: ({ business: { email } }) => ({ body: { email, password: PASSWORD } }) }],
  logout: [{ ask: async ({ customer, newSession }) => ({ token: (await newSession(customer.id)).token }) }],
  listSessions: [{ ask: async (scene) => ({ token: (await other(scene)).token }) }],
  endSession: [
    {
      ask: async ({ customer, newSession }) => ({
        token: customer.token,
        body: { sessionId: (await newSession(customer.id)).sessionId },
      }),
    },
  ],
  endOtherSessions: [
    {
      ask: async ({ newPerson, newSession }) => {
        const { id, token } = await newPerson('customer')
        await newSession(id)
        await newSession(id)
        return { token }
      },
    },
  ],
  listKeys: [{ ask: async (scene) => ({ token: (await other(scene)).token }) }],
  createKey: [
    {
      note: HASHING,
      ask: async ({ newPerson }) => {
        const { token } = await newPerson('customer')
        return { token, body: { name: 'Import', scopes: ['jobs:read'], password: PASSWORD } }
      },
    },
  ],
  revokeKey: [{ what: 'one that is over', ask: ({ customer: { id, token } }) => ({ token, body: { keyId: id } }) }],
  signupCustomer: [{ note: HASHING, ask: () => ({ body: { ...someone(), city: CITIES[0] ?? '' } }) }],
  signupBusiness: [
    {
      note: HASHING,
      ask: () => ({
        body: {
          ...someone(),
          buisness_name: 'Ortega & Sons',
          buisness_phone_number: '+1 512 555 0112',
          category: TRADES.slice(0, 2),
          address: '12 Oak Street',
          city: CITIES.slice(0, 1),
          zipcode: '78701',
        },
      }),
    },
  ],
  listLocations: [{ ask: () => ({}) }],
  listCategories: [{ ask: () => ({}) }],
  getContract: [{ ask: () => ({}) }],
  getContractAsJson: [{ ask: () => ({}) }],
  uploadFile: [{ what: 'of 8 by 8 points', ask: ({ customer: { token } }) => ({ token, form: pictureForm() }) }],
  getFile: [{ ask: async (scene) => ({ named: await uploaded(scene) }) }],
  getCustomer: [{ ask: ({ customer: { token } }) => ({ token, body: {} }) }],
  editCustomer: [
    {
      ask: ({ customer: { token } }) => ({
        token,
        body: {
          name: 'Ana Torres',
          phone: '+1 512 555 0148',
          country: 'United States',
          state: STATE,
          city: CITIES[0] ?? '',
        },
      }),
    },
  ],
  getBusiness: [{ ask: ({ business: { token } }) => ({ token, body: {} }) }],
  editBusiness: [
    {
      what: 'its places and trades',
      ask: async (scene) => {
        const { token } = await other(scene)
        const at = Math.floor(Math.random() * 40)
        return { token, body: { city: CITIES.slice(at, at + 5), category: TRADES.slice(3, 6) } }
      },
    },
  ],
  updatePassword: [
    {
      note: HASHING,
      ask: async ({ newPerson }) => {
        const { token } = await newPerson('customer')
        return { token, body: { oldPassword: PASSWORD, newPassword: `${PASSWORD}2` } }
      },
    },
  ],
  forgotPassword: [
    { note: UNHURRIED, ask: async ({ newPerson }) => ({ body: { email: (await newPerson('customer')).email } }) },
  ],
  resetPassword: [
    {
      note: HASHING,
      ask: async ({ newPerson, newLink }) => {
        const token = await newLink(await newPerson('customer'), 'password_reset')
        return { body: { token, newPassword: `${PASSWORD}2` } }
      },
    },
  ],
  checkResetLink: [
    { ask: async ({ customer, newLink }) => ({ body: { token: await newLink(customer, 'password_reset') } }) },
  ],
  verifyEmail: [
    { ask: async ({ business, newLink }) => ({ body: { token: await newLink(business, 'email_verification') } }) },
  ],
  confirmEmail: [
    {
      ask: async ({ newPerson, newLink }) => {
        const email = `${newId(new Date())}@scene.test`
        return { body: { token: await newLink(await newPerson('customer'), 'email_change', email) } }
      },
    },
  ],
  undoEmailChange: [
    {
      ask: async ({ newPerson, newLink }) => {
        const email = `${newId(new Date())}@scene.test`
        return { body: { token: await newLink(await newPerson('customer'), 'email_undo', email) } }
      },
    },
  ],
  resendVerification: [{ ask: async ({ newPerson }) => ({ token: (await newPerson('business')).token }) }],
  askVerification: [
    { note: UNHURRIED, ask: async ({ newPerson }) => ({ body: { email: (await newPerson('business')).email } }) },
  ],
  deleteAccount: [
    {
      note: HASHING,
      ask: async ({ newPerson }) => ({ token: (await newPerson('customer')).token, body: { password: PASSWORD } }),
    },
  ],
  exportAccount: [
    {
      what: 'of 20 jobs',
      ask: async (scene) => ({ token: (await ordinary(scene)).token }),
    },
  ],
  getSubscription: [{ ask: ({ business: { token } }) => ({ token }) }],
  getMailSettings: [{ ask: ({ business: { token } }) => ({ token }) }],
  editMailSettings: [{ ask: ({ business: { token } }) => ({ token, body: { unwanted: ['bid_accepted'] } }) }],
} as const satisfies Partial<Ways<OperationId>>
