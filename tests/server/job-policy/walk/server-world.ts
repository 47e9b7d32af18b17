import { runTask } from '../../support/background.ts'
import { perform, post, readFacts, type Cast } from '../cast-wire.ts'
import { wordsOf } from '../starting-states.ts'
import type { Posted } from '../requests.ts'
import type { JobEvent } from '../../../../machines/job/types.ts'
import { cardWords, customers, everybody, MOST_NEWS, type Sight } from './model.ts'

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
      // Whoever looks in now and then stays logged in, however many days a walk takes.
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
