import { inject } from 'vitest'
import { answer, connect, once, upload, type Api } from '../../docs/examples/over-the-wire/client.ts'
import type { Session } from '../../src/services/types.ts'
import { loginCustomer, signupBusiness, signupCustomer } from '../../generated/client/wire-client.ts'
import { businessOf, customerOf, sessionOf } from '../../src/services/session.ts'
import { checkedFetch } from '../../tests/support/answer-check.ts'
import { photo, unique } from './samples.ts'
import { nameAccount, notedFetch } from './recorded-calls.ts'
import { PASSWORD } from './sign-up.ts'
import { peopleOf, type Wanted } from './remote/accounts.ts'
import { elsewhere, type Place } from './remote/remote-server.ts'
import { mailedLink } from './mail.ts'
import { editBusinessPath, wireBusiness } from './wire.ts'

type Client = ReturnType<typeof connect>

/** Somebody with an account, made over the API where a test is about something else than signing up. */
export type Account = {
  readonly email: string
  readonly password: string
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
  fetch: notedFetch(who, checkedFetch(elsewhere()?.fetch ?? fetch)),
})

type Asked = {
  /** A server of the test's own. */
  readonly baseUrl?: string
  /** Nobody has used the account before, nor will after: where accounts are lent it is none of those. */
  readonly isUnused?: boolean
}

/** The test is about the account itself, or about somebody who has nothing yet. */
export const UNUSED: Asked = { isUnused: true }

/** The test is about verifying the address of a business. */
export const UNVERIFIED: Asked & Pick<Wanted, 'isUnverified'> = { ...UNUSED, isUnverified: true }

/** A customer in Austin, who is new unless somebody else runs the server and lends accounts. */
export async function newCustomer(name?: string, { baseUrl, isUnused = false }: Asked = {}): Promise<Account> {
  return somebody({ role: 'customer', name, isUnused }, baseUrl)
}

/** What a business is called that no name is given. */
export const BUSINESS_NAME = 'Ortega & Sons'

/** A plumber in Austin, or somebody of another trade, who has heard of no plumber's jobs; new as a customer is. */
export async function newBusiness(
  name?: string,
  { baseUrl, isUnused = false, ...more }: Asked & Pick<Wanted, 'trade' | 'isUnverified'> = {},
): Promise<Account> {
  return somebody({ role: 'business', name, isUnused, ...more }, baseUrl)
}

/** An address at which nobody has an account yet. */
export function newAddress(name: string, why = 'It needs a new address'): string {
  const place = elsewhere()
  return place ? peopleAt(place).newAddress(why) : `${unique(name)}@example.com`
}

/** The next path begins: those who were in the last one may be somebody in it. */
export function nextPath(): void {
  const place = elsewhere()
  if (place) peopleAt(place).next()
}

async function somebody(wanted: Wanted, baseUrl?: string): Promise<Account> {
  const place = elsewhere()
  return place ? peopleAt(place).take(wanted) : signUp(wanted, `${unique(wanted.role)}@example.com`, baseUrl)
}

let people: ReturnType<typeof peopleOf<Account>> | undefined

function peopleAt(place: Place): ReturnType<typeof peopleOf<Account>> {
  const run = unique('walk')
  people ??= peopleOf<Account>(place.allowed, {
    logIn: ({ email, password }) => logInOverApi(email, { password }),
    signUp: async (wanted, email) => {
      const account = await signUp(wanted, email)
      // Where mail can be read the server may insist on it.
      if (wanted.role === 'business' && place.allowed.mailbox && !wanted.isUnverified) await verify(account)
      return account
    },
    run,
  })
  return people
}

async function signUp({ role, name, trade }: Wanted, email: string, baseUrl?: string): Promise<Account> {
  const client = connect(api(baseUrl))
  const signedUp = async (): Promise<Session | null> => {
    if (role === 'customer') {
      const body = { ...PERSON, name: name ?? 'Ana Torres', email, city: 'Austin' }
      const { token, user } = signupCustomer.fromWire(await answer(client.POST('/signup/customer', { body })))
      return token && user ? { token, userType: role, user: customerOf(user) } : null
    }
    const body = wireBusiness({ ...PERSON, name: 'Luis Ortega', email, businessName: name ?? BUSINESS_NAME, trade })
    const { token, user } = signupBusiness.fromWire(await answer(client.POST('/signup/business', { body })))
    return token && user ? { token, userType: role, user: businessOf(user) } : null
  }
  const session = await signedUp()
  if (session === null) throw new Error('The sign-up opened no session')
  return accountOf(session, { email, password: PASSWORD }, baseUrl)
}

/** Proves that the address of an account is its owner's, by the mailed link. */
export async function verify({ email, client }: Account): Promise<void> {
  const link = await mailedLink(email, '/verify-email')
  await answer(client.POST('/verify-email', { body: { token: link.split('token=')[1] ?? '' } }))
}

/** Posts a job in Austin, of a plumber's trade unless another is named, and answers its id. */
export async function newJob(account: Account, title?: string, category?: string): Promise<string> {
  return postJob(account, [await newPicture(account)], title, category)
}

/** Posts such a job at a street address, and answers its id. */
export async function newJobAt(account: Account, streetAddress: string, title?: string): Promise<string> {
  return postJob(account, [await newPicture(account)], title, undefined, { streetAddress })
}

type JobDetails = Partial<Readonly<Record<'streetAddress' | 'neededBy' | 'city', string>>> & {
  readonly budget?: number
}

/** Posts such a job with a budget in dollars, and what it may say beside that; in another city of Texas, too. */
export async function newJobFor(account: Account, title: string, more: JobDetails): Promise<string> {
  return postJob(account, [await newPicture(account)], title, undefined, more)
}

/** Posts a job with a picture of each colour, and answers its id and the addresses of the pictures. */
export async function newPicturedJob(
  account: Account,
  colours: readonly string[],
): Promise<{ readonly id: string; readonly pictures: readonly string[] }> {
  const pictures = await Promise.all(colours.map((colour) => newPicture(account, colour)))
  // The links of uploads are signed; those of a job's pictures are for everybody.
  return { id: await postJob(account, pictures), pictures: pictures.map(plainLink) }
}

const plainLink = (link: string): string => link.replace(/\/v1\/signed\/[^/]+/, '')

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
  more: JobDetails = {},
): Promise<string> {
  const body = {
    title,
    details: 'Drips.',
    category,
    state: 'Texas',
    city: 'Austin',
    budget: 150,
    pics_url: [...pictures],
    ...more,
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
export async function newGivenJob(owner: Account, worker: Account, job?: string): Promise<string> {
  const jobId = job ?? (await newJob(owner))
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

async function logInOverApi(
  email: string,
  { password = PASSWORD, baseUrl }: { readonly password?: string; readonly baseUrl?: string | undefined },
): Promise<Account> {
  const login = await answer(connect(api(baseUrl)).POST('/login/customer', { body: { email, password } }))
  return accountOf(sessionOf(loginCustomer.fromWire(login)), { email, password }, baseUrl)
}

function accountOf(session: Session, known: Pick<Account, 'email' | 'password'>, baseUrl: string | undefined): Account {
  nameAccount(session.user.id, nameOf(session))
  const client = connect(
    api(baseUrl, () => nameOf(session)),
    session.token,
  )
  return { ...known, token: session.token, client, session }
}

/** What others call somebody: a business by its own name. */
export function nameOf({ userType, user }: Session): string {
  return userType === 'business' ? user.businessName : user.name
}
