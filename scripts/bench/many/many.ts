import { setTimeout as pass } from 'node:timers/promises'
import { ApiError, connect } from '../../../docs/examples/over-the-wire/client.ts'
import { connect as connectDatabase } from '../../../server/platform/db/connection.ts'
import { notedFetch } from './client.ts'
import { startFleet, type Fleet, type Member } from './fleet.ts'
import { asEventSource, asTheApp, listen, type Listener } from '../load/listener.ts'
import { allIsTold, hearing, readBack, type ReadBack, type Told } from '../load/read-back.ts'
import { newCustomer, playStory, postJob, settleTown, type Story, type Town } from '../load/town-wire.ts'
import { loginsThroughAll, throughAll } from './limits.ts'
import { add, cameBack, newNotes, type Notes } from './notes.ts'

export type ManyResult = Readonly<{
  notes: Notes
  stories: number
  streams: number
  read: ReadBack
  told: Told
  /** What one could do through all servers in turn, and may. */
  limits: readonly Readonly<{ what: string; done: number; most: number }>[]
}>

const SERVERS = 3
const [CUSTOMERS, BUSINESSES] = [16, 6]
/** Between the beginnings of two main jobs, in milliseconds, whether the servers keep up or not. */
const PACE = 500
const QUOTA = 40
/** As `docs/operations.md` has it. */
const LOGINS = 20
/** In milliseconds: before, between and after what is done to the servers; how long a killed one is away. */
const [CALM, AWAY] = [5000, 3000]
/** In milliseconds: how long whoever updates waits after a server is ready, for the proxy to see it (docs/operations.md). */
const SEEN = 2000

/** Three servers behind HAProxy as they are shipped, under steady load: each is killed and comes back, then all are updated in turn. */
export async function measureMany(): Promise<ManyResult> {
  const fleet = await startFleet(SERVERS, {
    // All load comes from one address.
    RATE_LIMIT_MULTIPLIER: '1000',
    STREAMS_PER_ADDRESS: '1000',
    JOBS_PER_DAY: String(QUOTA),
  })
  const db = connectDatabase({ url: fleet.databaseUrl, connections: 1, impatient: false })
  const listeners: Listener[] = []
  try {
    const notes = newNotes()
    const servers = fleet.members.map(({ url }) => url)
    const noted = notedFetch(notes, servers)
    const town = await settleTown({ baseUrl: fleet.proxyUrl, fetch: noted.fetch }, CUSTOMERS, BUSINESSES)
    for (const account of [...town.customers, ...town.businesses]) {
      for (const pause of [asTheApp, asEventSource]) {
        const listener = listen({
          account,
          pause,
          baseUrl: () => fleet.proxyUrl,
          cameBack: (away) => cameBack(notes, away),
          refused: (status) => add(notes.failures, `${notes.phase}: stream ${status}`),
        })
        listeners.push(listener)
      }
    }
    await until(() => listeners.every(({ liveSince }) => liveSince() !== undefined))
    const load = startLoad(town, notes)
    // Who has heard something can say what it heard last.
    await until(() => listeners.every(({ heard }) => heard.size > 0))
    await disturb(fleet, notes)
    const stories = await load.stop()
    await noted.settled()
    await until(async () => await allIsTold(db))
    await until(async () => (await hearing(db, stories, listeners)).missed === 0)
    const told = await hearing(db, stories, listeners)
    // What is tried from here on ends all servers at once.
    for (const listener of listeners) listener.stop()
    return {
      notes,
      stories: stories.length,
      streams: listeners.length,
      read: await readBack(stories),
      told,
      limits: [
        { what: 'jobs of an account in a day', done: await jobsThroughAll(fleet, town), most: QUOTA },
        { what: 'logins from an address in 5 minutes', done: await loginsThroughAll(fleet, town), most: LOGINS },
      ],
    }
  } finally {
    for (const listener of listeners) listener.stop()
    await db.destroy()
    await fleet.stop()
  }
}

async function disturb({ members }: Fleet, notes: Notes): Promise<void> {
  const during = async (phase: Notes['phase'], act: () => Promise<void>): Promise<void> => {
    await pass(CALM)
    notes.phase = phase
    await act()
    await pass(SEEN)
    notes.phase = 'steady'
  }
  for (const member of members) {
    await during('killed', async () => {
      await member.end('SIGKILL')
      await pass(AWAY)
      await member.start()
    })
  }
  for (const member of members) await during('updated', async () => await update(member))
  await pass(CALM)
}

async function update(member: Member): Promise<void> {
  await member.end('SIGTERM')
  await member.start()
}

/** Begins one main job after the other at a steady pace, until it is stopped; then waits for those that are on their way. */
function startLoad(town: Town, notes: Notes): Readonly<{ stop(): Promise<Story[]> }> {
  const stories: Story[] = []
  const playing: Promise<void>[] = []
  const begin = (): void => {
    const story = playStory(town, playing.length, (told) => stories.push(told))
    playing.push(
      story.catch((error: unknown) => {
        // What failed for good is counted where it did; a refusal is not.
        if (error instanceof ApiError) add(notes.complaints, `refused: ${error.message}`)
      }),
    )
  }
  const beginning = setInterval(begin, PACE)
  return {
    stop: async () => {
      clearInterval(beginning)
      await Promise.all(playing)
      return stories
    },
  }
}

async function jobsThroughAll({ members, proxyUrl }: Fleet, { photo }: Town): Promise<number> {
  const { id, token, picture } = await newCustomer({ baseUrl: proxyUrl }, 'eager', photo)
  return await throughAll(members, 'JOB_QUOTA_REACHED', async (baseUrl, turn) => {
    await postJob({ id, client: connect({ baseUrl }, token) }, `Leaking tap, the same ${turn}`, picture)
  })
}

/** Waits, for a minute at most. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await holds()) && performance.now() < deadline) await pass(100)
}
