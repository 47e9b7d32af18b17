import { operations, type OperationId } from '../../../generated/operations.ts'
import { hashPassword } from '../../../server/accounts/password-hash.ts'
import { startServer, type RunningServer } from '../../run-server.ts'
import { calls } from './calls.ts'
import { openTowns } from './place.ts'
import { openScene, PASSWORD, type Scene } from './scene.ts'
import { measureTasks, type TaskCost } from './tasks.ts'
import { timeOf } from './time.ts'
import type { Way } from './ways.ts'

/** One way to make a call, its medians in the small town and in the large one in milliseconds, and what there is to say. */
export type CallCost = Readonly<{ call: string; small: number; large: number; note: string }>

/** What one run of a background task costs in each town. */
export type TaskCosts = Readonly<{ task: string; small: TaskCost; large: TaskCost }>

/** How much longer a call may take in the large town. */
export const LIMIT = 1.5

const TURNS = 25
/** The first turns do not count. */
const WARM_UP = 3

/** Nothing here is about limits. */
const UNLIMITED = {
  RATE_LIMIT_MULTIPLIER: '1000000',
  JOBS_PER_DAY: '1000000',
  BIDS_PER_DAY: '1000000',
  UPLOAD_MB_PER_ACCOUNT: '1000000',
  UPLOAD_MB_PER_ADDRESS: '1000000',
  STREAMS_PER_ADDRESS: '1000000',
}

type Options = Readonly<{
  /** Where the large town is kept; undefined for the system's temporary folder. */
  folder: string | undefined
  /** Of the large town. */
  jobs: number
  /** Only calls whose names begin so are made. */
  only: string
  say: (line: string) => void
  /** Told of each call as soon as it is measured, and of each task. */
  tellCall: (cost: CallCost) => void
  tellTask: (costs: TaskCosts) => void
}>

/**
 * Makes each call of the contract in a town of 1000 jobs and in a large one, by turns, so that whatever else the machine does slows both
 * down alike; the same rows are asked for in both. Then runs each background task once in both.
 */
export async function measureScale({ folder, jobs, only, say, tellCall, tellTask }: Options): Promise<void> {
  const unmeasured = Object.keys(operations).filter((id) => !Object.hasOwn(calls, id))
  if (unmeasured.length > 0) throw new Error(`these calls are not measured: ${unmeasured.join(', ')}`)
  const towns = await openTowns({ folder, jobs, say })
  const passwordHash = await hashPassword(PASSWORD)
  const servers: RunningServer[] = []
  const scenes: Scene[] = []
  const both = <Value>([small, large]: readonly Value[]): Both<Value> => {
    if (small === undefined || large === undefined) throw new Error('two towns are compared')
    return { small, large }
  }
  try {
    for (const url of [towns.small, towns.large]) {
      const server = await startServer({ DATABASE_URL: url, WEB_BUILD: 'off', ...UNLIMITED })
      servers.push(server)
      scenes.push(await openScene({ url, baseUrl: server.baseUrl, passwordHash }))
    }
    for (const { id } of Object.values(operations).filter((one) => one.id.startsWith(only))) {
      const ways: readonly Way[] = calls[id]
      for (const way of ways) tellCall(await compare(id, way, both(scenes)))
    }
    for (const { stop } of servers.splice(0)) await stop()
    if (!'tasks'.startsWith(only)) return
    const tasks = both([
      await measureTasks(towns.small, both(scenes).small),
      await measureTasks(towns.large, both(scenes).large),
    ])
    for (const [at, { task }] of tasks.small.entries())
      tellTask({ task, ...both([tasks.small, tasks.large].flatMap((costs) => costs[at] ?? [])) })
  } finally {
    for (const { close } of scenes) await close()
    for (const { stop } of servers) await stop()
    await towns.stop()
  }
}

type Both<Value> = Readonly<Record<'small' | 'large', Value>>

/** A ratio above the limit is measured longer before it counts: on a busy machine it may be chance. */
async function compare(id: OperationId, way: Way, scenes: Both<Scene>): Promise<CallCost> {
  const times: Both<number[]> = { small: [], large: [] }
  const measure = async (turns: number, warmUp: number): Promise<number> => {
    for (let turn = 0; turn < turns + warmUp; turn += 1) {
      for (const town of turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const ask = await way.ask(scenes[town])
        const time = await timeOf(operations[id], ask, scenes[town].baseUrl, way.until)
        if (turn >= warmUp) times[town].push(time)
        await way.after?.(scenes[town])
      }
    }
    return median(times.large) / median(times.small)
  }
  if ((await measure(TURNS, WARM_UP)) > LIMIT) await measure(3 * TURNS, 0)
  const call = way.what === undefined ? id : `${id}, ${way.what}`
  return { call, small: median(times.small), large: median(times.large), note: way.note ?? '' }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
