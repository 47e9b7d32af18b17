import { inject } from 'vitest'
import { answer, connect, once, upload, type Api } from '../../docs/examples/over-the-wire/client.ts'
import type { Session } from '../../src/services/types.ts'
import { editBusinessPath } from '../../src/services/wire/profile.ts'
import { sessionFromWire } from '../../src/services/wire/users.ts'
import { checkedFetch } from '../../tests/support/answer-check.ts'
import { photo, unique } from './samples.ts'
import { nameAccount, notedFetch } from './noted-calls.ts'
import { PASSWORD } from './sign-up.ts'
import { wireBusiness } from './wire.ts'

type Client = ReturnType<typeof connect>

/** Somebody with an account, made over the API where a test is about something else than signing up. */
export type Account = {
  readonly email: string
  readonly token: string
  readonly client: Client
  /** As the browser keeps it. */
  readonly session: Session
}

const PERSON = {
  phone: '+1 512 555 0148',
  password: PASSWORD,
  country: 'United States',
  state: 'Texas',
  terms_accepted: true,
} as const

/** The server that the whole run shares, unless a test has one of its own. */
const api = (baseUrl = inject('baseUrl'), who = () => ''): Api => ({
  baseUrl,
  fetch: notedFetch(who, checkedFetch(fetch)),
})

/** A new customer in Austin. */
export async function newCustomer(name = 'Ana Torres', baseUrl?: string): Promise<Account> {
  const email = `${unique('customer')}@example.com`
  const body = { ...PERSON, name, email, city: 'Austin' }
  await answer(connect(api(baseUrl)).POST('/signup/customer', { body }))
  return logInOverApi(email, baseUrl)
}

/** What a business is called that no name is given. */
export const BUSINESS_NAME = 'Ortega & Sons'

/** A new plumber in Austin. */
export async function newBusiness(businessName = BUSINESS_NAME, baseUrl?: string): Promise<Account> {
  const email = `${unique('business')}@example.com`
  const body = wireBusiness({ ...PERSON, name: 'Luis Ortega', email, businessName })
  await answer(connect(api(baseUrl)).POST('/signup/business', { body }))
  return logInOverApi(email, baseUrl)
}

/** Posts a job in Austin, of a plumber's trade unless another is named, and answers its id. */
export async function newJob(account: Account, title?: string, category?: string): Promise<string> {
  return postJob(account, [await newPicture(account)], title, category)
}

/** Posts a job with a picture of each colour, and answers its id and the addresses of the pictures. */
export async function newPicturedJob(
  account: Account,
  colours: readonly string[],
): Promise<{ readonly id: string; readonly pictures: readonly string[] }> {
  const pictures = await Promise.all(colours.map((colour) => newPicture(account, colour)))
  return { id: await postJob(account, pictures), pictures }
}

/** Posts so many jobs of a trade with numbers for titles, all with the same picture, one after the other, and answers their ids. */
export async function newJobs(account: Account, count: number, category: string): Promise<readonly string[]> {
  const pictures = [await newPicture(account)]
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1)
    ids.push(await postJob(account, pictures, `Tap ${number}`, category))
  return ids
}

/** Uploads a picture of one colour and answers its link. */
export async function newPicture(
  { client }: Pick<Account, 'client'>,
  colour = 'silver',
  name = 'tap.jpg',
): Promise<string> {
  const { buffer } = await photo(name, colour)
  return upload(client, new Blob([new Uint8Array(buffer)]), name)
}

async function postJob(
  { client }: Account,
  pictures: readonly string[],
  title = 'Leaking kitchen tap',
  category = 'Plumbing',
): Promise<string> {
  const body = {
    title,
    details: 'Drips.',
    category,
    state: 'Texas',
    city: 'Austin',
    budget: 150,
    pics_url: [...pictures],
  }
  const { jobId } = await answer(client.POST('/create-job/customer', { params: { header: once() }, body }))
  return jobId
}

/** Adds a paper to what a business says of itself. */
export async function addDocument({ client }: Account, name: string, text: string): Promise<void> {
  const link = await upload(client, new Blob([text], { type: 'application/pdf' }), name)
  await answer(client.POST(editBusinessPath, { body: { documents_urls: [link] } }))
}

/** Deletes a job. */
export async function dropJob({ client }: Account, jobId: string): Promise<void> {
  await answer(client.POST('/delete-job/customer', { params: { header: once() }, body: { jobid: jobId } }))
}

/** Bids on a job, and answers the bid's id. */
export async function newBid({ client }: Account, jobId: string, amount: number): Promise<string> {
  const body = { jobId, proposalStatement: 'I can come tomorrow.', amount }
  const { bidId } = await answer(client.POST('/place-bid/business', { params: { header: once() }, body }))
  return bidId
}

/** Asks another amount for the same. */
export async function editBid({ client }: Account, bidId: string, amount: number): Promise<void> {
  const body = { bidId, proposalStatement: 'I can come tomorrow.', amount }
  await answer(client.POST('/update-bid/business', { params: { header: once() }, body }))
}

/** Withdraws a bid. */
export async function withdrawBid({ client }: Account, bidId: string): Promise<void> {
  await answer(client.POST('/withdraw-bid/business', { params: { header: once() }, body: { bidId } }))
}

/** Declines the bid of a business. */
export async function declineBid({ client }: Account, jobId: string, bidder: Account): Promise<void> {
  const body = { jobId, companyId: bidder.session.user.id }
  await answer(client.POST('/decline-bid/customer', { params: { header: once() }, body }))
}

/** Writes to the other side about a job; a customer names the business. */
export async function newMessage({ client }: Account, jobId: string, text: string, to?: Account): Promise<void> {
  const body = { jobId, text, ...(to && { businessId: to.session.user.id }) }
  await answer(client.POST('/send-message', { params: { header: once() }, body }))
}

/** Gives a job to a business, and takes it back. */
export async function assignAndEnd({ client }: Account, jobId: string, bidder: Account): Promise<void> {
  const named = { jobId, companyId: bidder.session.user.id }
  await answer(client.POST('/assign-job/customer', { params: { header: once() }, body: named }))
  const body = { jobId, reason: 'It cannot wait that long.' }
  await answer(client.POST('/end-assignment', { params: { header: once() }, body }))
}

/** A job that a customer gave to a business, which has yet to do it; answers its id. */
export async function newGivenJob(owner: Account, worker: Account): Promise<string> {
  const jobId = await newJob(owner)
  await newBid(worker, jobId, 120)
  const assigned = { jobId, companyId: worker.session.user.id, amount: 120 }
  await answer(owner.client.POST('/assign-job/customer', { params: { header: once() }, body: assigned }))
  return jobId
}

/** A job that a customer gave to a business, and that is done but not rated yet; answers its id. */
export async function newDoneJob(owner: Account, worker: Account): Promise<string> {
  const jobId = await newGivenJob(owner, worker)
  await answer(worker.client.POST('/mark-completed/business', { params: { header: once() }, body: { jobid: jobId } }))
  return jobId
}

/** A job that a business has done and showed so many pictures of; answers their links. */
export async function newShownJob(owner: Account, worker: Account, count: number): Promise<readonly string[]> {
  const jobid = await newGivenJob(owner, worker)
  const pics_url = await Promise.all(Array.from({ length: count }, () => newPicture(worker, 'teal')))
  const body = { jobid, pics_url }
  await answer(worker.client.POST('/mark-completed/business', { params: { header: once() }, body }))
  return pics_url
}

/** A job that a customer gave to a business, that is done, and that has four stars; answers its id. */
export async function newRatedJob(owner: Account, worker: Account): Promise<string> {
  const jobId = await newDoneJob(owner, worker)
  const body = { jobId, rating: 4, comment: 'Clean work.' }
  await answer(owner.client.POST('/rate-job/customer', { params: { header: once() }, body }))
  return jobId
}

async function logInOverApi(email: string, baseUrl?: string): Promise<Account> {
  const at = api(baseUrl)
  const login = await answer(connect(at).POST('/login/customer', { body: { email, password: PASSWORD } }))
  const session = sessionFromWire(login)
  nameAccount(session.user.id, nameOf(session))
  return {
    email,
    token: login.token,
    client: connect(
      api(baseUrl, () => nameOf(session)),
      login.token,
    ),
    session,
  }
}

/** What others call somebody: a business by its own name. */
export function nameOf({ userType, user }: Session): string {
  return userType === 'business' ? user.businessName : user.name
}
