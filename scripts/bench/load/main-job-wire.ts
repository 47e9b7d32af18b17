import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { upload, type Schemas } from '../../../docs/examples/over-the-wire/client.ts'
import type { Persistent } from './persistent.ts'

/** How far a job has come, as it was acknowledged. */
const STAGES = ['posted', 'bid on', 'accepted', 'completed', 'rated'] as const
export type Stage = (typeof STAGES)[number]

type Person = Readonly<{ id: string; token: string }>

/** A customer and a business who deal with each other, and how far each of their jobs has come. */
export type Pair = Readonly<{ customer: Person; business: Person; picture: string; jobs: Map<string, Stage> }>

const PASSWORD = 'secret1'

/** Signs both up, and uploads the picture that they use for all jobs. */
export async function newPair({ call }: Persistent, name: string): Promise<Pair> {
  const person = {
    phone: '+1 512 555 0148',
    password: PASSWORD,
    country: 'United States',
    state: 'Texas',
    terms_accepted: true,
  } as const
  const logIn = async (email: string): Promise<Person> => {
    const { token, data } = await call(undefined, (client) =>
      client.POST('/login/customer', { body: { email, password: PASSWORD } }),
    )
    return { id: data.id, token }
  }
  const [ana, luis] = [`ana-${name}@example.com`, `luis-${name}@example.com`]
  await call(undefined, (client, header) =>
    client.POST('/signup/customer', {
      params: { header },
      body: { ...person, role: 'customer', name: 'Ana Torres', email: ana, city: 'Austin' },
    }),
  )
  await call(undefined, (client, header) =>
    client.POST('/signup/business', {
      params: { header },
      body: {
        ...person,
        role: 'business',
        is_subscribed: 'no',
        name: 'Luis Ortega',
        email: luis,
        buisness_name: 'Ortega & Sons',
        buisness_phone_number: '+1 512 555 0112',
        category: ['Plumbing'],
        address: '12 Oak Street',
        city: ['Austin'],
        zipcode: '78701',
      },
    }),
  )
  const customer = await logIn(ana)
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'silver' } })
    .jpeg()
    .toBuffer()
  const picture = await call(customer.token, async (client) => ({
    data: await upload(client, new Blob([new Uint8Array(photo)]), 'tap.jpg'),
  }))
  return { customer, business: await logIn(luis), picture, jobs: new Map() }
}

type Options = Readonly<{
  isOver: () => boolean
  /** Between two writes, in milliseconds. */
  pause: number
  /** Told of each write as soon as it is acknowledged. */
  acknowledged: () => void
}>

/** Posts, bids, accepts, completes and rates, job after job, until it is over and the last write is acknowledged. */
export async function doMainJob({ call }: Persistent, pair: Pair, options: Options): Promise<void> {
  const { customer, business, jobs, picture } = pair
  for (let number = 1; !options.isOver(); number += 1) {
    let jobId = ''
    const acts: Readonly<Record<Stage, () => Promise<unknown>>> = {
      posted: async () => {
        const body = {
          title: `Tap ${number}`,
          details: 'It drips.',
          category: 'Plumbing',
          state: 'Texas',
          city: 'Austin',
          budget: 150,
          pics_url: [picture],
        }
        const posted = await call(customer.token, (client, header) =>
          client.POST('/create-job/customer', { params: { header }, body }),
        )
        jobId = posted.jobId
      },
      'bid on': () => {
        const body = { jobId, proposalStatement: 'I can come tomorrow.', amount: 120 }
        return call(business.token, (client, header) =>
          client.POST('/place-bid/business', { params: { header }, body }),
        )
      },
      accepted: () => {
        const body = { jobId, companyId: business.id, amount: 120 }
        return call(customer.token, (client, header) =>
          client.POST('/assign-job/customer', { params: { header }, body }),
        )
      },
      completed: () =>
        call(business.token, (client, header) =>
          client.POST('/mark-completed/business', { params: { header }, body: { jobid: jobId } }),
        ),
      rated: () => {
        const body = { jobId, rating: 4, comment: 'Clean work.' }
        return call(customer.token, (client, header) => client.POST('/rate-job/customer', { params: { header }, body }))
      },
    }
    for (const stage of STAGES) {
      if (options.isOver()) break
      await acts[stage]()
      jobs.set(jobId, stage)
      options.acknowledged()
      await delay(options.pause)
    }
  }
}

/** What was acknowledged and cannot be read, and what is there that was acknowledged to nobody, such as a job posted twice. */
export type Difference = Readonly<{ lost: number; excess: number }>

/** Reads back everything that a pair was told is done. */
export async function compare({ call }: Persistent, { customer, jobs }: Pair): Promise<Difference> {
  const found = new Map<string, Stage>()
  let cursor: string | undefined
  do {
    const page = await call(customer.token, (client) =>
      client.POST('/get-jobs/customer', { body: { limit: 50, ...(cursor !== undefined && { cursor }) } }),
    )
    for (const job of page.jobs) found.set(job.id, stageOf(job))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  const reached = (stage: Stage | undefined): number => (stage === undefined ? 0 : STAGES.indexOf(stage) + 1)
  const behind = [...jobs].map(([id, stage]) => Math.max(0, reached(stage) - reached(found.get(id))))
  return {
    lost: behind.reduce((sum, one) => sum + one, 0),
    excess: [...found.keys()].filter((id) => !jobs.has(id)).length,
  }
}

function stageOf({ status, isRated, bidsCount }: Schemas['Job']): Stage {
  if (isRated) return 'rated'
  if (status === 'completed') return 'completed'
  if (status === 'inprogress') return 'accepted'
  return bidsCount > 0 ? 'bid on' : 'posted'
}

/** Of how many notices the customer is told about a job that has come so far: the bid, and that it is done. */
export const noticesOf = (stage: Stage): number =>
  ({ posted: 0, 'bid on': 1, accepted: 1, completed: 2, rated: 2 })[stage]
