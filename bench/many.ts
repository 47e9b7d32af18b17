import { setTimeout as pass } from 'node:timers/promises'
import { ApiError } from '../docs/examples/over-the-wire/client.ts'
import { withPostgres } from './database.ts'
import { machine } from './figures.ts'
import { startFleet, type Fleet, type Member } from './fleet.ts'
import { asEventSource, asTheApp, isAcknowledged, listen, repeatingFetch, send } from './load/client.ts'
import { checkStories, until } from './load/read-back.ts'
import { playStory, settleTown, type Story } from './load/story-wire.ts'
import { check, checkNone, row, seconds } from './table.ts'

const SERVERS = 3
const [CUSTOMERS, BUSINESSES] = [16, 6]
/** Between the beginnings of two main jobs, in milliseconds, whether the servers keep up or not. */
const PACE = 500
/** In milliseconds: before, between and after what is done to the servers; how long a killed one is away; how long a proxy takes to see a server. */
const [CALM, AWAY, SEEN] = [5000, 3000, 2000]
/** What the app waits before it repeats a request, and for an answer, in milliseconds. */
const [PAUSE, PATIENCE] = [400, 15_000]
/** Of the acknowledged writes one in so many is sent to each server again. */
const COMPARED = 5
/** How long a stream may be away, in milliseconds. */
const MOST_AWAY = 3000

/** What goes on, and how requests and streams fare meanwhile; times in milliseconds. */
const PHASES = {
  steady: 'nothing happens',
  killed: 'each killed with -9 and started again',
  updated: 'all updated, one after the other',
} as const
type Phase = keyof typeof PHASES
const newTally = () => ({ requests: 0, failedAtFirst: 0, failedForGood: 0, slowest: 0, cameBack: 0, longestAway: 0 })

/** Three servers behind HAProxy as they are shipped, under steady load: each is killed and comes back, then all are updated in turn. */
export async function printMany(): Promise<void> {
  await withPostgres(async ({ url }, folder) => {
    const fleet = await startFleet(SERVERS, url, folder, {
      // All load comes from one address.
      RATE_LIMIT_MULTIPLIER: '1000',
      STREAMS_PER_ADDRESS: '1000',
      JOBS_PER_DAY: '1000',
    })
    try {
      await measure(fleet, url)
    } finally {
      await fleet.stop()
    }
  })
}

async function measure({ members, proxyUrl }: Fleet, databaseUrl: string): Promise<void> {
  let phase: Phase = 'steady'
  const tallies = { steady: newTally(), killed: newTally(), updated: newTally() }
  /** Why requests failed at first, and what should not have happened at all. */
  const [failures, complaints]: [string[], string[]] = [[], []]
  const comparisons: Promise<void>[] = []
  let [written, compared] = [0, 0]
  const fetch = repeatingFetch({
    next: () => proxyUrl,
    repeats: 1,
    pause: PAUSE,
    patience: PATIENCE,
    failed: (why, attempt) => {
      tallies[phase][attempt === 0 ? 'failedAtFirst' : 'failedForGood'] += 1
      failures.push(`${phase}: ${why}`)
    },
    answered: (request, answer, taken) => {
      const tally = tallies[phase]
      tally.requests += 1
      tally.slowest = Math.max(tally.slowest, taken)
      if (!isAcknowledged(request, answer)) return
      written += 1
      // Who signs up gets a session with each answer.
      if (written % COMPARED > 0 || !request.headers.has('authorization')) return
      for (const member of members)
        comparisons.push(
          send(request, member.url, PATIENCE).then((other) => {
            // One that is down, or ends just then, has nothing to say.
            if (typeof other === 'string') return
            compared += 1
            if (other.status !== answer.status || other.text !== answer.text)
              complaints.push(`${request.url} was answered otherwise when it was repeated: ${other.text}`)
          }),
        )
    },
  })
  const town = await settleTown({ baseUrl: proxyUrl, fetch }, CUSTOMERS, BUSINESSES)
  const listeners = [...town.customers, ...town.businesses].flatMap((account) =>
    [asTheApp, asEventSource].map((pause) =>
      listen({
        account,
        pause,
        baseUrl: () => proxyUrl,
        cameBack: (away) => {
          tallies[phase].cameBack += 1
          tallies[phase].longestAway = Math.max(tallies[phase].longestAway, away)
        },
        refused: (status) => failures.push(`${phase}: stream ${status}`),
      }),
    ),
  )
  const stories: Story[] = []
  const playing: Promise<void>[] = []
  const begin = async (): Promise<void> => {
    await playStory(town, playing.length, (story) => stories.push(story)).catch((error: unknown) => {
      // What failed for good is counted where it did; a refusal is not.
      if (error instanceof ApiError) complaints.push(`refused: ${error.message}`)
    })
  }
  try {
    await until(() => listeners.every(({ liveSince }) => liveSince() !== undefined))
    const beginning = setInterval(() => playing.push(begin()), PACE)
    // Who has heard something can say what it heard last.
    await until(() => listeners.every(({ heard }) => heard.size > 0))
    await disturb(members, (next) => (phase = next))
    clearInterval(beginning)
    await Promise.all(playing)
    await Promise.all(comparisons)

    console.log(`\n${SERVERS} servers behind HAProxy, ${stories.length} main jobs, ${written} acknowledged writes`)
    console.log(`${listeners.length} streams, on ${machine()}\n`)
    row(['while', 'requests', 'failed at first', 'for good', 'slowest (s)', 'streams away', 'longest (s)'])
    for (const name of ['steady', 'killed', 'updated'] as const) {
      const { requests, failedAtFirst, failedForGood, slowest, cameBack, longestAway } = tallies[name]
      const counts = [requests, failedAtFirst, failedForGood].map(String)
      row([PHASES[name], ...counts, seconds(slowest), String(cameBack), seconds(longestAway)])
    }
    row(['\nwhat has to hold', 'measured', 'limit'])
    await checkStories(databaseUrl, stories, listeners)
    const { steady, killed, updated } = tallies
    checkNone('failed in calm and in the update, without a repeat', steady.failedAtFirst + updated.failedAtFirst)
    checkNone('failed after one repeat', steady.failedForGood + killed.failedForGood + updated.failedForGood)
    checkNone(`refused, or answered otherwise by another server, of ${compared} compared`, complaints.length)
    const away = Math.max(steady.longestAway, killed.longestAway, updated.longestAway)
    check(['seconds that a stream was away at most', seconds(away), seconds(MOST_AWAY)], away <= MOST_AWAY)
    for (const [line, all] of Map.groupBy([...failures, ...complaints], (one) => one))
      console.log(`  ${all.length} × ${line}`)
  } finally {
    for (const listener of listeners) listener.stop()
  }
}

/** Kills each server and starts it again after a while, and then updates all in turn. */
async function disturb(members: readonly Member[], enter: (phase: Phase) => void): Promise<void> {
  for (const [phase, signal, away] of [
    ['killed', 'SIGKILL', AWAY],
    ['updated', 'SIGTERM', 0],
  ] as const)
    for (const member of members) {
      await pass(CALM)
      enter(phase)
      await member.end(signal)
      await pass(away)
      await member.start()
      await pass(SEEN)
      enter('steady')
    }
  await pass(CALM)
}
