import { sql } from 'kysely'
import sharp from 'sharp'
import type { OperationId } from '../../generated/operations.ts'
import { newId } from '../../server/platform/ids.ts'
import { FIRM, PERSON } from '../load/story-wire.ts'
import { CITIES, TRADES } from './names.ts'
import { madeOnce, PASSWORD, type Scene } from './scene.ts'
import { business, by, byAnybody, customer, HASHING, type Ways } from './ways.ts'

const NO_CARDS = { status: 404, note: 'refused: no payment provider takes part' } as const
const UNHURRIED = { note: 'takes its time on purpose, so that nobody learns who has an account' } as const

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer()

function pictureForm(): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'tap.webp')
  return form
}

/** The id of a picture that the customer of the scene has uploaded. */
const uploaded = madeOnce(async ({ baseUrl, customer: { token } }) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${baseUrl}/v1/upload-file`, { method: 'POST', headers, body: pictureForm() })
  return /\/v1\/files\/([\w-]+)/.exec(await answer.text())?.[1] ?? ''
})

const newEmail = (): string => `${newId(new Date())}@scene.test`
const someone = () => ({ ...PERSON, email: newEmail() })
const { name, phone, country, state } = PERSON

const newCustomer = async ({ newPerson }: Scene) => await newPerson('customer')
const newBusiness = async ({ newPerson }: Scene) => await newPerson('business')
/** A business whose profile may change as it likes. */
const other = madeOnce(newBusiness)

const fiveCities = (at = Math.floor(Math.random() * 40)): string[] => CITIES.slice(at, at + 5)

/** A customer whose whole data are soon read. */
const ordinary = madeOnce(async ({ newPerson, newJob }) => {
  const person = await newPerson('customer')
  for (let made = 0; made < 20; made += 1) await newJob('rated', person)
  return person
})

/** Somebody with three sessions. */
const everywhere = async ({ newPerson, newSession }: Scene) => {
  const person = await newPerson('customer')
  for (const _ of [1, 2]) await newSession(person.id)
  return person
}

/** A customer with an address that was sent a month of events. */
async function withWebhook({ db, newPerson }: Scene) {
  const { id: accountId, token } = await newPerson('customer')
  const { rows } = await sql<{ webhookId: string; deliveryId: string }>`
    with made as (
      insert into webhooks (id, account_id, url, topics, secret, created_at, turn_at)
      values (uuidv7(), ${accountId}, 'https://shop.example.com/', '{job}', 'whsec_', now(), now()) returning id
    ), sent as (
      insert into webhook_deliveries (id, webhook_id, type, happened_at, created_at, next_attempt_at, state)
      select uuidv7(), id, 'webhook.test', now(), now(), now(), 'delivered' from made, generate_series(1, 1000) returning id
    )
    select made.id as "webhookId", max(sent.id::text) as "deliveryId" from made, sent group by made.id`.execute(db)
  const { webhookId = '', deliveryId = '' } = rows[0] ?? {}
  return { token, webhookId, deliveryId }
}

const ofWebhook = by(withWebhook, (_, { webhookId }) => ({ webhookId }))

export const accountCalls = {
  loginCustomer: [byAnybody(({ customer: { email } }) => ({ email, password: PASSWORD }), HASHING)],
  loginBusiness: [byAnybody(({ business: { email } }) => ({ email, password: PASSWORD }), HASHING)],
  logout: [by(({ customer, newSession }) => newSession(customer.id))],
  listSessions: [by(other)],
  endSession: [
    by(customer, async ({ customer, newSession }) => ({ sessionId: (await newSession(customer.id)).sessionId })),
  ],
  endOtherSessions: [by(everywhere)],
  listKeys: [by(other)],
  createKey: [by(newCustomer, () => ({ name: 'Import', scopes: ['jobs:read'], password: PASSWORD }), HASHING)],
  revokeKey: [by(customer, ({ customer }) => ({ keyId: customer.id }), { what: 'one that is over' })],
  signupCustomer: [byAnybody(() => ({ ...someone(), city: CITIES[0] ?? '' }), HASHING)],
  signupBusiness: [
    byAnybody(() => ({ ...someone(), ...FIRM, category: TRADES.slice(0, 2), city: CITIES.slice(0, 1) }), HASHING),
  ],
  listLocations: [{ ask: () => ({}) }],
  listTownsAround: [
    { ask: () => ({ body: { country: 'United States', state: 'Texas', city: ['Austin'], radius: 100 } }) },
  ],
  listCategories: [{ ask: () => ({}) }],
  showMarketplace: [{ ask: () => ({}) }],
  getContract: [{ ask: () => ({}) }],
  getContractAsJson: [{ ask: () => ({}) }],
  uploadFile: [{ what: 'of 8 by 8 points', ask: ({ customer: { token } }) => ({ token, form: pictureForm() }) }],
  getFile: [{ ask: async (scene) => ({ token: scene.customer.token, named: await uploaded(scene) }) }],
  getCustomer: [by(customer, () => ({}))],
  editCustomer: [by(customer, () => ({ name, phone, country, state, city: CITIES[0] ?? '' }))],
  getBusiness: [by(business, () => ({}))],
  editBusiness: [
    by(other, () => ({ city: fiveCities(), category: TRADES.slice(3, 6) }), { what: 'its places and trades' }),
  ],
  updatePassword: [by(newCustomer, () => ({ oldPassword: PASSWORD, newPassword: `${PASSWORD}2` }), HASHING)],
  forgotPassword: [byAnybody(async (scene) => ({ email: (await newCustomer(scene)).email }), UNHURRIED)],
  resetPassword: [
    byAnybody(async (scene) => {
      const token = await scene.newLink(await newCustomer(scene), 'password_reset')
      return { token, newPassword: `${PASSWORD}2` }
    }, HASHING),
  ],
  checkResetLink: [byAnybody(async ({ customer, newLink }) => ({ token: await newLink(customer, 'password_reset') }))],
  verifyEmail: [byAnybody(async ({ business, newLink }) => ({ token: await newLink(business, 'email_verification') }))],
  confirmEmail: [
    byAnybody(async (scene) => ({
      token: await scene.newLink(await newCustomer(scene), 'email_change', newEmail()),
    })),
  ],
  undoEmailChange: [
    byAnybody(async (scene) => ({ token: await scene.newLink(await newCustomer(scene), 'email_undo', newEmail()) })),
  ],
  resendVerification: [by(newBusiness)],
  askVerification: [byAnybody(async (scene) => ({ email: (await newBusiness(scene)).email }), UNHURRIED)],
  deleteAccount: [by(newCustomer, () => ({ password: PASSWORD }), HASHING)],
  exportAccount: [by(ordinary, undefined, { what: 'of 20 jobs' })],
  getSubscription: [by(business)],
  startCheckout: [by(business, undefined, NO_CARDS)],
  openPortal: [by(business, undefined, NO_CARDS)],
  getMailSettings: [by(business)],
  editMailSettings: [by(business, () => ({ unwanted: ['bid_accepted'] }))],
  listWebhooks: [by(withWebhook)],
  createWebhook: [
    by(newCustomer, () => ({ url: 'https://shop.example.com/', topics: ['job'], password: PASSWORD }), HASHING),
  ],
  rotateWebhook: [by(withWebhook, (_, { webhookId }) => ({ webhookId, password: PASSWORD }), HASHING)],
  deleteWebhook: [ofWebhook],
  switchOnWebhook: [ofWebhook],
  testWebhook: [ofWebhook],
  listDeliveries: [ofWebhook],
  redeliver: [by(withWebhook, (_, { deliveryId }) => ({ deliveryId }))],
} as const satisfies Partial<Ways<OperationId>>
