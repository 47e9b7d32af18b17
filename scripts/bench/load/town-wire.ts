import sharp from 'sharp'
import { answer, connect, once, upload, type Api, type Schemas } from '../../../docs/examples/over-the-wire/client.ts'

export type Account = Readonly<{ id: string; email: string; token: string; client: ReturnType<typeof connect> }>

/** Who posts, with the link of a picture of theirs. */
export type Customer = Account & Readonly<{ picture: string }>

export type Town = Readonly<{ customers: readonly Customer[]; businesses: readonly Account[]; photo: Blob }>

/** What was acknowledged of one job. */
export type Story = {
  readonly customer: Account
  readonly title: string
  readonly jobId: string
  /** The last acknowledged amount of each business. */
  readonly bids: Map<string, number>
  accepted?: string
  isCompleted?: true
  stars?: number
}

const PASSWORD = 'correct horse'
const PLACE = { country: 'United States', state: 'Texas' } as const
const TRADE = 'Plumbing'
const CITY = 'Austin'

export async function settleTown(api: Api, customers: number, businesses: number): Promise<Town> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())])
  return {
    photo,
    customers: await inTurn(customers, (n) => newCustomer(api, `customer${n}`, photo)),
    businesses: await inTurn(businesses, (n) => newBusiness(api, `business${n}`)),
  }
}

export async function newCustomer(api: Api, name: string, photo: Blob): Promise<Customer> {
  const email = `${name}@example.com`
  const person = { name: 'Ana Torres', phone: '+1 512 555 0148', password: PASSWORD, terms_accepted: true } as const
  const body = { role: 'customer', email, city: CITY, ...person, ...PLACE } as const
  await answer(connect(api).POST('/signup/customer', { params: { header: once() }, body }))
  const account = await logIn(api, email)
  return { ...account, picture: await upload(account.client, photo, 'tap.jpg') }
}

async function newBusiness(api: Api, name: string): Promise<Account> {
  const email = `${name}@example.com`
  const person = { name: 'Luis Ortega', phone: '+1 512 555 0111', password: PASSWORD, terms_accepted: true } as const
  const firm = {
    is_subscribed: 'no',
    buisness_name: name,
    buisness_phone_number: '+1 512 555 0112',
    address: '12 Oak Street',
    zipcode: '78701',
    isLicense: 1,
    isInsurance: 1,
    city: [CITY],
    category: [TRADE],
  } as const
  const body: Schemas['SignupBusiness'] = {
    role: 'business',
    email,
    ...person,
    ...PLACE,
    ...firm,
    city: [CITY],
    category: [TRADE],
  }
  await answer(connect(api).POST('/signup/business', { params: { header: once() }, body }))
  return await logIn(api, email)
}

export async function logIn(api: Api, email: string): Promise<Account> {
  const { token, data } = await answer(connect(api).POST('/login/customer', { body: { email, password: PASSWORD } }))
  return { id: data.id, email, token, client: connect(api, token) }
}

export async function postJob(
  { id, client }: Pick<Account, 'id' | 'client'>,
  title: string,
  picture: string,
): Promise<string> {
  const job = { title, details: 'The mixer drips day and night.', category: TRADE, state: PLACE.state, city: CITY }
  const body = { userid: id, ...job, budget: 150, pics_url: [picture] }
  const { jobId } = await answer(client.POST('/create-job/customer', { params: { header: once() }, body }))
  return jobId
}

/** The main job: post, two bids, an edit, accept, complete, rate, with what people look at in between. `tell` before the first bid. */
export async function playStory(town: Town, turn: number, tell: (story: Story) => void): Promise<void> {
  const { customers, businesses, photo } = town
  const customer = at(customers, turn)
  const [winner, rival] = [at(businesses, turn), at(businesses, turn + 1)]
  const title = `Leaking tap ${turn}`
  // To decode a picture costs more than all the rest together, and is not what is measured.
  const picture = turn % 4 === 0 ? await upload(customer.client, photo, 'tap.jpg') : customer.picture
  const jobId = await postJob(customer, title, picture)
  const story: Story = { customer, title, jobId, bids: new Map() }
  tell(story)
  for (const [business, amount] of [
    [winner, 140],
    [rival, 165.5],
  ] as const) {
    await answer(business.client.POST('/get-job/business', { body: { limit: 10, status: ['open'] } }))
    const body = { businessId: business.id, jobId, proposalStatement: 'I can come on Tuesday.', amount }
    const { bidId } = await answer(business.client.POST('/place-bid/business', { params: { header: once() }, body }))
    story.bids.set(business.id, amount)
    if (business !== winner) continue
    const edit = { businessId: business.id, bidId, proposalStatement: 'I can come tomorrow.', amount: 129.5 }
    await answer(business.client.POST('/update-bid/business', { params: { header: once() }, body: edit }))
    story.bids.set(business.id, edit.amount)
  }
  await answer(customer.client.POST('/show-bid/customer', { body: { userId: customer.id, jobId } }))
  const chosen = { userId: customer.id, jobId, companyId: winner.id }
  await answer(
    customer.client.POST('/assign-job/customer', { params: { header: once() }, body: { ...chosen, amount: 129.5 } }),
  )
  story.accepted = winner.id
  await answer(winner.client.POST('/mark-completed/business', { params: { header: once() }, body: { jobid: jobId } }))
  story.isCompleted = true
  const rating = { ...chosen, rating: 1 + (turn % 5), comment: 'On time, clean work.' }
  await answer(customer.client.POST('/rate-job/customer', { params: { header: once() }, body: rating }))
  story.stars = rating.rating
}

export function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nobody')
  return item
}

async function inTurn<Item>(count: number, make: (n: number) => Promise<Item>): Promise<Item[]> {
  const made: Item[] = []
  for (let n = 0; n < count; n += 1) made.push(await make(n))
  return made
}
