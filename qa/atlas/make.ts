import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import type { JobActor, JobEvent } from '../../machines/job/types.ts'
import {
  declineBid,
  dropJob,
  newBid,
  newBusiness,
  newCustomer,
  newJobAt,
  withdrawBid,
  type Account,
} from '../support/api.ts'
import { type Row, viewers, type Viewer } from './rows.ts'

export type People = { readonly [Name in Viewer]: Account }

/** What the parties are called. */
export const NAMES = { owner: 'Ana', winner: 'Ortega & Sons' } as const

/** Where the jobs are made, and the folder with the data of that server, of which the operator's commands need to know. */
export type Place = { readonly baseUrl: string; readonly dataDir: string }

/** Somebody for each part. */
export async function newPeople({ baseUrl }: Place): Promise<People> {
  const [owner, winner, loser, visitor] = await Promise.all([
    newCustomer('Ana Torres', { baseUrl }),
    newBusiness(NAMES.winner, { baseUrl }),
    newBusiness('Hill Services', { baseUrl }),
    newBusiness('Dale Plumbing', { baseUrl }),
  ])
  return { owner, winner, loser, visitor }
}

/** Posts a job for each row and lets everything happen to it, over the API and the operator's commands; answers their ids. */
export async function makeJobs(place: Place, people: People, rows: readonly Row[]): Promise<readonly string[]> {
  const ids: string[] = []
  // One after the other: a server takes few pictures at a time.
  while (ids.length < rows.length) ids.push(await newJobAt(people.owner, '1208 Kerwin Street'))
  await Promise.all(
    rows.map(async ({ events }, index) => {
      const made = { place, people, jobId: ids[index] ?? '', bids: new Map<string, string>() }
      for (const event of events) await happen(made, event)
    }),
  )
  return ids
}

type Made = {
  readonly place: Place
  readonly people: People
  readonly jobId: string
  /** The ids of the bids, by who placed them. */
  readonly bids: Map<string, string>
}

async function happen({ place, people, jobId, bids }: Made, event: JobEvent): Promise<void> {
  const { client } = people.owner
  const header = { params: { header: once() } }
  switch (event.type) {
    case 'bid.placed':
      bids.set(idOf(event.by), await newBid(partyOf(people, idOf(event.by)), jobId, event.amount))
      return
    case 'bid.withdrawn':
      return withdrawBid(partyOf(people, idOf(event.by)), bids.get(idOf(event.by)) ?? '')
    case 'bid.declined':
      return declineBid(people.owner, jobId, partyOf(people, event.businessId))
    case 'bid.accepted': {
      const companyId = partyOf(people, event.businessId).session.user.id
      await answer(client.POST('/assign-job/customer', { ...header, body: { jobId, companyId } }))
      return
    }
    case 'job.edited': {
      const body = { jobId, title: 'Leaking kitchen tap', details: 'It drips day and night.' }
      await answer(client.POST('/update-job/customer', { ...header, body }))
      return
    }
    case 'job.deleted':
      return dropJob(people.owner, jobId)
    case 'job.completed': {
      const worker = people.winner.client
      await answer(worker.POST('/mark-completed/business', { ...header, body: { jobid: jobId } }))
      return
    }
    case 'completion.doubted': {
      const body = { jobId, reason: 'The tap under the sink still drips.' }
      await answer(client.POST('/doubt-completion/customer', { ...header, body }))
      return
    }
    case 'assignment.ended': {
      const body = { jobId, reason: 'It cannot wait that long.' }
      await answer(partyOf(people, idOf(event.by)).client.POST('/end-assignment', { ...header, body }))
      return
    }
    case 'job.rated': {
      const body = { jobId, rating: 4, comment: 'Clean work.' }
      await answer(client.POST('/rate-job/customer', { ...header, body }))
      return
    }
    case 'rating.answered': {
      const body = { jobId, reply: 'Thank you.', revision: 1 }
      await answer(people.winner.client.POST('/answer-rating/business', { ...header, body }))
      return
    }
    case 'job.ended':
      return operate(place, 'end', jobId)
    case 'job.reopened':
      return operate(place, 'reopen', jobId)
    default:
      throw new Error(`No row of the atlas has ${event.type} happen`)
  }
}

const idOf = (actor: JobActor): string => ('id' in actor ? actor.id : actor.role)

function partyOf(people: People, id: string): Account {
  const name = viewers.find((each) => each === id)
  if (name === undefined) throw new Error(`Nobody of the atlas is ${id}`)
  return people[name]
}

const run = promisify(execFile)

/** What an operator does to a job. */
async function operate({ dataDir }: Place, act: 'end' | 'reopen', jobId: string): Promise<void> {
  await run(process.execPath, ['server/operator/main.ts', 'jobs', act, jobId], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
