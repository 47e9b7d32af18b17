import { inject } from 'vitest'
import { answer, connect, once, upload, type Api } from '../../../docs/examples/over-the-wire/client.ts'
import { checkedFetch } from '../../support/answer-check.ts'
import { photo, unique } from './samples.ts'
import { PASSWORD } from './sign-up.ts'
import { wireBusiness } from './wire.ts'

type Client = ReturnType<typeof connect>

/** Somebody with an account, made over the API where a test is about something else than signing up. */
export type Account = { readonly email: string; readonly token: string; readonly client: Client }

const PERSON = {
  phone: '+1 512 555 0148',
  password: PASSWORD,
  country: 'United States',
  state: 'Texas',
  terms_accepted: true,
} as const

const api = (): Api => ({ baseUrl: inject('baseUrl'), fetch: checkedFetch(fetch) })

/** A new customer in Austin. */
export async function newCustomer(name = 'Ana Torres'): Promise<Account> {
  const email = `${unique('customer')}@example.com`
  await answer(connect(api()).POST('/signup/customer', { body: { ...PERSON, name, email, city: 'Austin' } }))
  return logInOverApi(email)
}

/** A new plumber in Austin. */
export async function newBusiness(businessName = 'Ortega & Sons'): Promise<Account> {
  const email = `${unique('business')}@example.com`
  const body = wireBusiness({ ...PERSON, name: 'Luis Ortega', email, businessName })
  await answer(connect(api()).POST('/signup/business', { body }))
  return logInOverApi(email)
}

/** Posts a job of a plumber's trade and answers its id. */
export async function newJob({ client }: Account, title = 'Leaking kitchen tap'): Promise<string> {
  const { buffer } = await photo('tap.jpg', 'silver')
  const picture = await upload(client, new Blob([new Uint8Array(buffer)]), 'tap.jpg')
  const body = {
    title,
    details: 'Drips.',
    category: 'Plumbing',
    state: 'Texas',
    city: 'Austin',
    budget: 150,
    pics_url: [picture],
  }
  const { jobId } = await answer(client.POST('/create-job/customer', { params: { header: once() }, body }))
  return jobId
}

/** Bids on a job. */
export async function newBid({ client }: Account, jobId: string, amount: number): Promise<void> {
  const body = { jobId, proposalStatement: 'I can come tomorrow.', amount }
  await answer(client.POST('/place-bid/business', { params: { header: once() }, body }))
}

async function logInOverApi(email: string): Promise<Account> {
  const { token } = await answer(connect(api()).POST('/login/customer', { body: { email, password: PASSWORD } }))
  return { email, token, client: connect(api(), token) }
}
