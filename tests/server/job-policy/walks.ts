import type { JobActor, JobEvent, JobEventType, JobFacts } from '../../../machines/job/types.ts'
import type { NotificationKind } from '../../../server/events/content.ts'
import { notificationText } from '../../../server/notifications/render-text.ts'
import { CHANGED_STARS, EDITED, INVITATION_REASON, LIFE_DAYS, REASON, STARS, type Posted } from './requests.ts'
import { evaluateJobEvent } from '../../../machines/job/machine.ts'
import { wordsOf } from './starting-states.ts'
import { runTask } from '../support/background.ts'
import { perform, post, readFacts, type Cast } from './cast-wire.ts'

/** The people of a walk. */
const people = {
  Ana: { role: 'customer', id: 'Ana' },
  Ben: { role: 'customer', id: 'Ben' },
  Bolt: { role: 'business', id: 'Bolt' },
  Oak: { role: 'business', id: 'Oak' },
  Vega: { role: 'business', id: 'Vega' },
} as const satisfies Readonly<Record<string, JobActor>>

export const everybody: readonly (JobActor & { readonly id: string })[] = Object.values(people)
export const customers = everybody.filter(({ role }) => role === 'customer').map(({ id }) => id)
export const businesses = everybody.filter(({ role }) => role === 'business').map(({ id }) => id)

/** Who may be seen to ask for something. */
export const askers: readonly JobActor[] = [...everybody, { role: 'nobody' }]

/** The member of a list that any number means. */
export function pickOf<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** What somebody finds who looks: their list of jobs, newest first, and their news, in the order of the alphabet. */
export type Sight = Readonly<{ jobs: readonly string[]; unread: number; news: readonly string[] }>

/** As many news as one list shows. */
export const MOST_NEWS = 20

/** A job to tell of: as it was before, and its title as it is now. */
type Told = Readonly<{ facts: JobFacts; title: string }>
type Telling = readonly (readonly [to: string, kind: NotificationKind])[]

const bidders = ({ bids }: JobFacts): readonly string[] =>
  bids.filter(({ state }) => state === 'standing').map(({ businessId }) => businessId)
const owner =
  (kind: NotificationKind) =>
  (facts: JobFacts): Telling => [[facts.ownerId, kind]]
const itsBusiness =
  (kind: NotificationKind) =>
  (_: JobFacts, event: JobEvent): Telling =>
    'businessId' in event ? [[event.businessId, kind]] : []
const worker =
  (kind: NotificationKind) =>
  ({ assignedBusinessId }: JobFacts): Telling =>
    assignedBusinessId === null ? [] : [[assignedBusinessId, kind]]
const everyBidder =
  (kind: NotificationKind) =>
  (facts: JobFacts): Telling =>
    bidders(facts).map((to) => [to, kind])

/** Whom each event is told to. */
const telling: { readonly [Type in JobEventType]: (facts: JobFacts, event: JobEvent) => Telling } = {
  'bid.placed': owner('bid_placed'),
  'bid.edited': owner('bid_edited'),
  'bid.accepted': (facts, event) =>
    bidders(facts).map((to) => [
      to,
      'businessId' in event && event.businessId === to ? 'bid_accepted' : 'bid_not_chosen',
    ]),
  'bid.withdrawn': owner('bid_withdrawn'),
  'bid.declined': itsBusiness('bid_declined'),
  'bid.reconsidered': itsBusiness('bid_reconsidered'),
  'business.invited': itsBusiness('invited'),
  'invitation.declined': owner('invitation_declined'),
  'job.edited': everyBidder('job_edited'),
  'job.deleted': everyBidder('job_deleted'),
  'job.completed': (facts, event) =>
    event.by.role === 'customer' ? worker('job_completed_by_owner')(facts) : owner('job_completed')(facts),
  'assignment.ended': (facts, event) => [
    ...(event.by.role === 'customer' ? worker('assignment_ended')(facts) : owner('stepped_down')(facts)),
    ...bidders(facts)
      .filter((to) => to !== facts.assignedBusinessId)
      .map((to) => [to, 'job_open_again'] as const),
  ],
  'completion.doubted': worker('completion_doubted'),
  'job.expired': owner('job_expired'),
  // Operators do not walk about.
  'job.reopened': () => [],
  'job.ended': () => [],
  'job.removed': () => [],
  'job.rated': worker('job_rated'),
  'rating.changed': worker('rating_changed'),
  'rating.answered': (facts) => owner(facts.rating?.reply === 'none' ? 'rating_answered' : 'reply_changed')(facts),
  'rating.removed': () => [],
}

/** Who is told what of an event that happened, in the words that they read. */
function newsOf({ facts, title }: Told, event: JobEvent): readonly (readonly [to: string, words: string])[] {
  const params = {
    title,
    rating: event.type === 'rating.changed' ? CHANGED_STARS : STARS,
    reason: REASON,
    invitationReason: INVITATION_REASON,
    business: event.by.role === 'business' ? event.by.id : '',
    amount: 'amount' in event ? event.amount : 0,
  }
  return telling[event.type](facts, event).map(([to, kind]) => [to, notificationText(kind, params, 'en')])
}

/** What is told of a job without anything happening to it. */
const newsAbout = (kind: 'job_matching' | 'job_expiring', title: string): string =>
  notificationText(kind, { title, city: 'Austin' }, 'en')

type ModelJob = {
  facts: JobFacts
  title: string
  due: number
  isWarned: boolean
  completed: number
  rated: number
  replied: number
}

const SYSTEM = { type: 'job.expired', by: { role: 'system' } } as const

/** For how many days a completed job can be doubted, and a rating or a reply be changed. */
const [DOUBT_DAYS, CHANGE_DAYS] = [14, 14]

/** How many days before its end the owner of a job is told: half of a life as short as here. */
const WARNING_DAYS = Math.min(5, LIFE_DAYS / 2)

/** All that has happened, by the machine of each job, with a calendar and a pile of news beside it. */
export type Model = ReturnType<typeof newModel>

export function newModel() {
  const jobs: ModelJob[] = []
  const news = new Map<string, string[]>()
  let day = 0

  const tell = (to: string, words: string) => news.set(to, [...(news.get(to) ?? []), words])
  const jobAt = (index: number): ModelJob => {
    const job = jobs[index]
    if (job === undefined) throw new Error(`there is no job ${index + 1}`)
    return job
  }
  /** A job past its time is expired, whether or not the sweep has come by. */
  const nowOf = ({ facts, due, completed, rated, replied }: ModelJob): JobFacts => {
    const ended = facts.status === 'open' && day >= due ? evaluateJobEvent(facts, SYSTEM) : undefined
    if (ended?.allowed === true) return ended.next
    const reply = facts.rating?.reply === 'open' && day >= replied + CHANGE_DAYS ? 'final' : facts.rating?.reply
    const rating = facts.rating && { ...facts.rating, isFinal: day >= rated + CHANGE_DAYS, ...(reply && { reply }) }
    return { ...facts, rating, isDisputeWindowClosed: facts.status === 'completed' && day >= completed + DOUBT_DAYS }
  }
  const applyTo = (job: ModelJob, event: JobEvent, next: JobFacts) => {
    if (event.type === 'job.edited') Object.assign(job, { title: EDITED.title, due: day + LIFE_DAYS, isWarned: false })
    if (event.type === 'assignment.ended') Object.assign(job, { due: day + LIFE_DAYS, isWarned: false })
    if (event.type === 'job.completed') job.completed = day
    if (event.type === 'job.rated') job.rated = day
    if (event.type === 'rating.answered' && job.facts.rating?.reply === 'none') job.replied = day
    for (const [to, words] of newsOf(job, event)) tell(to, words)
    job.facts = next
  }

  return {
    count: () => jobs.length,
    factsOf: (index: number) => nowOf(jobAt(index)),
    post: (ownerId: string, title: string) => {
      const never = { rating: null, isCompletionDisputed: false, isDisputeWindowClosed: false }
      const facts: JobFacts = { status: 'open', ownerId, assignedBusinessId: null, ...never, bids: [], invitations: [] }
      jobs.push({ facts, title, due: day + LIFE_DAYS, isWarned: false, completed: 0, rated: 0, replied: 0 })
      for (const business of businesses) tell(business, newsAbout('job_matching', title))
    },
    /** An event that was allowed has happened. */
    apply: (event: JobEvent, index: number, next: JobFacts) => applyTo(jobAt(index), event, next),
    pass: (days: number) => {
      day += days
    },
    sweep: () => {
      for (const job of jobs.filter(({ facts }) => facts.status === 'open')) {
        if (nowOf(job).status === 'expired') applyTo(job, SYSTEM, nowOf(job))
        else if (!job.isWarned && job.due <= day + WARNING_DAYS) {
          job.isWarned = true
          tell(job.facts.ownerId, newsAbout('job_expiring', job.title))
        }
      }
    },
    look: (name: string): Sight => {
      const told = news.get(name) ?? []
      const shown = jobs.flatMap((job, index) => {
        const facts = nowOf(job)
        return isShownTo(name, facts)
          ? [
              cardWords(index, {
                ...facts,
                isRated: facts.rating !== null,
                bidsCount: facts.bids.filter(({ state }) => state === 'standing').length,
              }),
            ]
          : []
      })
      const isWhole = told.length <= MOST_NEWS
      return { jobs: shown.toReversed(), unread: told.length, news: isWhole ? told.toSorted() : [] }
    },
    read: (index: number) => wordsOf(nowOf(jobAt(index))),
  }
}

/** A customer's list has all of their own jobs; a business's has open ones and those that it bid on. */
function isShownTo(name: string, { status, ownerId, bids }: JobFacts): boolean {
  if (status === 'deleted') return false
  if (customers.includes(name)) return ownerId === name
  return status === 'open' || bids.some(({ businessId }) => businessId === name)
}

type Card = Pick<JobFacts, 'status'> & Readonly<{ isRated: boolean; bidsCount: number }>

/** One line of a list of jobs. */
export function cardWords(index: number, { status, isRated, bidsCount }: Card): string {
  return `job ${index + 1} ${status}${isRated ? ', rated' : ''}, bids: ${bidsCount}`
}

const DAY = 24 * 60 * 60 * 1000

/** What walks happen to. Jobs are numbered from 0. */
export type World = ReturnType<typeof serverWorld>

/** The real server as the world of walks. Its people stay from one walk to the next, all else is forgotten. */
export function serverWorld(cast: Cast) {
  const { server } = cast
  const begun = server.clock.now
  let seenAt = begun
  let jobs: Posted[] = []
  const jobAt = (index: number): Posted => {
    const job = jobs[index]
    if (job === undefined) throw new Error(`there is no job ${index + 1}`)
    return job
  }
  const newsOf = async (name: string) =>
    cast
      .person(name)
      .must(customers.includes(name) ? 'listCustomerNotifications' : 'listBusinessNotifications', { limit: MOST_NEWS })

  return {
    clear: async () => {
      jobs = []
      server.clock.now = begun
      seenAt = begun
      for (const table of ['notifications', 'ratings', 'jobs'] as const)
        await server.database.db.deleteFrom(table).execute()
    },
    post: async (owner: string, title: string) => {
      jobs = [...jobs, await post(cast, owner, title)]
    },
    /** Asks for an event and tells the answer, such as `409 JOB_EXPIRED`. */
    happen: async (event: JobEvent, index: number) => {
      const { answer, job } = await perform(cast, event, jobAt(index))
      jobs = jobs.with(index, job)
      return answer
    },
    pass: async (days: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * DAY)
      if (server.clock.now.getTime() - seenAt.getTime() < 15 * DAY) return
      // A session that is used now and then lasts, however many days a walk takes.
      for (const { id } of everybody) await newsOf(id)
      seenAt = server.clock.now
    },
    /** The work in the background is done: what is past its time ends, and what soon will be is warned of. */
    sweep: async () => {
      await runTask(server, 'expire jobs')
      await runTask(server, 'warn of expiry')
    },
    /** A job in words, as its owner reads it. */
    read: async (owner: string, index: number) => wordsOf(await readFacts(cast, owner, jobAt(index))),
    look: async (name: string): Promise<Sight> => {
      const list = await cast
        .person(name)
        .must(customers.includes(name) ? 'listCustomerJobs' : 'listBusinessJobs', { limit: 20 })
      const { unread, notifications } = await newsOf(name)
      const shown = list.jobs.map((card) =>
        cardWords(
          jobs.findIndex((job) => job.id === card.id),
          card,
        ),
      )
      const news = unread <= MOST_NEWS ? notifications.map(({ message }) => message).toSorted() : []
      return { jobs: shown, unread, news }
    },
  }
}
