import sharp from 'sharp'
import { answer, connect, once, upload, type Api } from '../../docs/examples/over-the-wire/client.ts'

export type Account = Readonly<{ id: string; token: string; client: ReturnType<typeof connect> }>

/** Customers have the link of a picture. */
export type Town = Readonly<{
  customers: readonly (Account & Readonly<{ picture: string }>)[]
  businesses: readonly Account[]
}>

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
const STATE = 'Texas'
const TRADE = 'Plumbing'
const CITY = 'Austin'
export const PERSON = {
  name: 'Ana Torres',
  phone: '+1 512 555 0148',
  password: PASSWORD,
  country: 'United States',
  state: STATE,
  terms_accepted: true,
} as const
export const FIRM = {
  buisness_name: 'Ortega & Sons',
  buisness_phone_number: '+1 512 555 0112',
  address: '12 Oak Street',
  zipcode: '78701',
} as const

const keyed = () => ({ params: { header: once() } })

/** Signs up plumbers of one city and customers who look for some. */
export async function settleTown(api: Api, customers: number, businesses: number): Promise<Town> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())])
  const anybody = connect(api)
  const town = { customers: new Array<Town['customers'][number]>(), businesses: new Array<Account>() }
  for (let n = 0; n < customers; n += 1) {
    const body = { role: 'customer', email: `customer${n}@example.com`, city: CITY, ...PERSON } as const
    await answer(anybody.POST('/signup/customer', { ...keyed(), body }))
    const account = await logIn(api, body.email)
    town.customers.push({ ...account, picture: await upload(account.client, photo, 'tap.jpg') })
  }
  for (let n = 0; n < businesses; n += 1) {
    const email = `business${n}@example.com`
    const body = { role: 'business', email, ...PERSON, ...FIRM } as const
    await answer(
      anybody.POST('/signup/business', {
        ...keyed(),
        body: { ...body, city: [CITY], category: [TRADE] },
      }),
    )
    town.businesses.push(await logIn(api, email))
  }
  return town
}

async function logIn(api: Api, email: string): Promise<Account> {
  const { token, data } = await answer(connect(api).POST('/login/customer', { body: { email, password: PASSWORD } }))
  return { id: data.id, token, client: connect(api, token) }
}

/** The main job: post, two bids, an edit, accept, complete, rate, with what people look at in between. `tell` before the first bid. */
export async function playStory(town: Town, turn: number, tell: (story: Story) => void): Promise<void> {
  const customer = at(town.customers, turn)
  const [winner, rival] = [at(town.businesses, turn), at(town.businesses, turn + 1)]
  const title = `Leaking tap ${turn}`
  const text = { title, details: 'The mixer drips day and night.', category: TRADE, state: STATE, city: CITY }
  const post = { ...text, budget: 150, pics_url: [customer.picture] }
  const { jobId } = await answer(customer.client.POST('/create-job/customer', { ...keyed(), body: post }))
  const story: Story = { customer, title, jobId, bids: new Map() }
  tell(story)
  for (const [business, amount] of [
    [winner, 140],
    [rival, 165.5],
  ] as const) {
    await answer(business.client.POST('/get-job/business', { body: { limit: 10, status: ['open'] } }))
    const body = { businessId: business.id, jobId, proposalStatement: 'I can come on Tuesday.', amount }
    const { bidId } = await answer(business.client.POST('/place-bid/business', { ...keyed(), body }))
    story.bids.set(business.id, amount)
    if (business !== winner) continue
    const edit = { businessId: business.id, bidId, proposalStatement: 'I can come tomorrow.', amount: 129.5 }
    await answer(business.client.POST('/update-bid/business', { ...keyed(), body: edit }))
    story.bids.set(business.id, edit.amount)
  }
  await answer(customer.client.POST('/show-bid/customer', { body: { userId: customer.id, jobId } }))
  const chosen = { userId: customer.id, jobId, companyId: winner.id }
  await answer(customer.client.POST('/assign-job/customer', { ...keyed(), body: { ...chosen, amount: 129.5 } }))
  story.accepted = winner.id
  await answer(winner.client.POST('/mark-completed/business', { ...keyed(), body: { jobid: jobId } }))
  story.isCompleted = true
  const rating = { ...chosen, rating: 1 + (turn % 5), comment: 'On time, clean work.' }
  await answer(customer.client.POST('/rate-job/customer', { ...keyed(), body: rating }))
  story.stars = rating.rating
}

export function at<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nobody')
  return item
}
