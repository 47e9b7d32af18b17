import type { components } from '../../../generated/api.ts'
import { errorStatus } from '../../../generated/codes.ts'
import type { JobEvent, JobFacts, JobActor, RatingFact } from '../../../machines/job/types.ts'
import type { TestApp } from '../support/app.ts'
import { clientOf, type Client } from '../support/client.ts'
import { jobBody, newBusiness, newCustomer, type Person } from '../support/town-wire.ts'
import { operatorOf } from '../support/admin.ts'
import { commandOfEvent, requestFor, type Commanded, type Posted, type Request } from './requests.ts'

/** The people of a policy test, under the names that its machine knows them by. */
export type Cast = Readonly<{
  server: TestApp
  person: (name: string) => Person
  nameOf: (id: string) => string
  clientOf: (party: JobActor) => Client
}>

/** Signs everybody up: a name is a customer's or a business's. */
export async function castOf(server: TestApp, parties: readonly JobActor[]): Promise<Cast> {
  const people = new Map<string, Person>()
  for (const party of parties) {
    if (party.role === 'customer') people.set(party.id, await newCustomer(server, { name: party.id }))
    if (party.role === 'business') people.set(party.id, await newBusiness(server, { buisness_name: party.id }))
  }
  const names = new Map([...people].map(([name, { id }]) => [id, name]))
  const person = (name: string): Person => {
    const found = people.get(name)
    if (found === undefined) throw new Error(`nobody is called ${name}`)
    return found
  }
  const nobody = clientOf(server.app)
  return {
    server,
    person,
    nameOf: (id) => names.get(id) ?? id,
    clientOf: (party) => {
      if (party.role === 'system') throw new Error('the system does not call, it acts')
      if (party.role === 'operator') throw new Error('an operator does not call, but commands')
      return party.role === 'nobody' ? nobody : person(party.id)
    },
  }
}

/** Posts a job. */
export async function post({ server, person }: Cast, owner: string, title?: string): Promise<Posted> {
  const { jobId } = await person(owner).must('createJob', await jobBody(server, title === undefined ? {} : { title }))
  return { id: jobId, bidIds: new Map() }
}

/** What came of asking: the answer, such as `409 JOB_EXPIRED`, and the job with the bid that was placed. */
type Outcome = Readonly<{ answer: string; job: Posted }>

/** Asks the server for an event on a job, with the token of its doer. */
export async function perform(cast: Cast, event: JobEvent, job: Posted): Promise<Outcome> {
  const request = requestFor(event, job, (name) => cast.person(name).id)
  const client = cast.clientOf(event.by)
  if (request.operation !== 'placeBid' || event.by.role !== 'business')
    return { answer: await answerTo(client, request), job }
  const answer = await client.call('placeBid', request.body)
  if (!answer.ok) return { answer: `${answer.status} ${answer.failure.code}`, job }
  return { answer: '200', job: { ...job, bidIds: new Map(job.bidIds).set(event.by.id, answer.data.bidId) } }
}

/** The same by an operator's command, whose refusals end with their code. */
export async function command({ server }: Cast, type: Commanded, { id }: Posted): Promise<string> {
  const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)
  const { status, complained } = await admin(...commandOfEvent[type], id)
  if (status === 0) return '200'
  const code = /\((\w+)\)$/.exec(complained)?.[1]
  const known = Object.entries(errorStatus).find(([name]) => name === code)
  if (known === undefined) throw new Error(complained)
  return `${known[1]} ${known[0]}`
}

/** What the server says, such as `409 JOB_EXPIRED`. */
export async function answerTo(client: Client, { operation, body }: Request): Promise<string> {
  const answer = await client.call(operation, body)
  return answer.ok ? '200' : `${answer.status} ${answer.failure.code}`
}

/** What the owner of a job can learn about it over HTTP, in the terms of its machine. */
export async function readFacts(cast: Cast, owner: string, { id }: Posted): Promise<JobFacts> {
  const client = cast.person(owner)
  const [details, bids] = await Promise.all([
    client.call('getCustomerJob', { jobid: id }),
    client.call('listBids', { jobId: id }),
  ])
  const none = {
    ownerId: owner,
    assignedBusinessId: null,
    rating: null,
    isCompletionDisputed: false,
    isDisputeWindowClosed: false,
    bids: [],
    invitations: [],
  }
  if (!details.ok || !bids.ok) {
    const codes = [details, bids].map((answer) => (answer.ok ? '200' : answer.failure.code))
    if (codes.some((code) => code !== 'JOB_NOT_FOUND'))
      throw new Error(`the job was answered with ${codes.join(' and ')}`)
    return { ...none, status: 'deleted' }
  }
  const { doubt, doubtableUntil, job, invitations } = details.data
  const { status, assignedBusinessId } = job
  return {
    status,
    rating: ratingFactIn(job.rating),
    isCompletionDisputed: doubt !== null,
    isDisputeWindowClosed: status === 'completed' && doubtableUntil === null,
    ownerId: cast.nameOf(details.data.customer.userId),
    assignedBusinessId: assignedBusinessId === null ? null : cast.nameOf(assignedBusinessId),
    bids: bids.data.Data.map(({ businessId, amount, state }) => ({
      businessId: cast.nameOf(businessId),
      amount,
      state,
    })),
    invitations: invitations.map(({ business, declinedAt }) => ({
      businessId: cast.nameOf(business.id),
      state: declinedAt === null ? 'sent' : 'declined',
    })),
  }
}

function ratingFactIn(rating: components['schemas']['Rating'] | null): RatingFact | null {
  if (rating === null) return null
  const { revision, changeableUntil, reply } = rating
  const replied = reply?.changeableUntil === null ? 'final' : 'open'
  return { revision, isFinal: changeableUntil === null, reply: reply === null ? 'none' : replied }
}
