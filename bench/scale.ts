import { sql } from 'kysely'
import { addTown, serve, withPostgres } from './database.ts'
import { check, median, row, seconds } from './table.ts'
import { timeOf, waysOf, type NamedWay } from './town/calls.ts'
import { openScene, type Scene } from './town/scene.ts'
import { sizeOf, SMALL } from './town/town.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backgroundTasks } from '../server/app/background-tasks.ts'
import { fileStore } from '../server/files/file-store.ts'
import { loadReferenceData } from '../server/places/reference-data.ts'
import { secretsOf } from '../server/platform/secrets/secrets.ts'
import { composeMail } from '../server/notifications/compose-mail.ts'
import { connect } from '../server/platform/db/connection.ts'
import { readSettings } from '../server/platform/runtime/settings.ts'
import { subscribers } from '../server/app/subscribers.ts'

/** How much longer a call may take in the large town. */
const LIMIT = 1.5
const TURNS = 25
/** The first turns do not count. */
const WARM_UP = 3

type Both<Value> = Readonly<Record<'small' | 'large', Value>>

/** Makes each call with the same rows in a town of 1000 jobs and in a large one, by turns; then runs each background task once (`tasks`). */
export async function printScale(jobs = 1_000_000, only = ''): Promise<void> {
  await withPostgres(async (postgres) => {
    const begun = performance.now()
    const urls = {
      small: await addTown(postgres, 'small', SMALL),
      large: await addTown(postgres, 'large', sizeOf(jobs)),
    }
    console.log(`\nA town of ${jobs} jobs, built in ${seconds(performance.now() - begun)} s, beside one of 1000\n`)
    const servers = { small: await serve(urls.small), large: await serve(urls.large) }
    const scenes = {
      small: await openScene(urls.small, servers.small.baseUrl),
      large: await openScene(urls.large, servers.large.baseUrl),
    }
    const stopServers = async (): Promise<void> => {
      for (const { stop } of Object.values(servers)) await stop()
    }
    try {
      row(['call', 'small (ms)', 'large (ms)', 'ratio', `limit ${LIMIT}`])
      for (const way of waysOf([only])) await compare(way, scenes)
      if (!'tasks'.startsWith(only)) return
      await tellMany(scenes.large)
      await stopServers()
      await printTasks(urls, scenes)
    } finally {
      for (const { close } of Object.values(scenes)) await close()
      await stopServers()
    }
  })
}

/** A ratio above the limit is measured longer before it counts: on a busy machine it may be chance. */
async function compare(way: NamedWay, scenes: Both<Scene>): Promise<void> {
  const times: Both<number[]> = { small: [], large: [] }
  const measure = async (turns: number, warmUp: number): Promise<number> => {
    for (let turn = 0; turn < turns + warmUp; turn += 1) {
      for (const town of turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const time = await timeOf(way, await way.way.ask(scenes[town]), scenes[town].baseUrl)
        if (turn >= warmUp) times[town].push(time)
        await way.way.after?.(scenes[town])
      }
    }
    return median(times.large) / median(times.small)
  }
  let ratio = await measure(TURNS, WARM_UP)
  if (ratio > LIMIT) ratio = await measure(3 * TURNS, 0)
  const cells = [median(times.small).toFixed(1), median(times.large).toFixed(1), ratio.toFixed(2)]
  check([way.name, ...cells], ratio <= LIMIT)
}

/** How long it takes until everybody who works where most do was told of a job. */
async function tellMany(scene: Scene): Promise<void> {
  const [way] = waysOf(['createJob']).filter(({ name }) => name.endsWith('where most work'))
  if (way === undefined) throw new Error('no job is posted where most work')
  await timeOf(way, await way.way.ask(scene), scene.baseUrl)
  const begun = performance.now()
  await scene.untilTold()
  const taken = performance.now() - begun
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from notifications where kind = 'job_matching' and job_id = (
      select id from jobs where customer_id = ${scene.customer.id} order by id desc limit 1)`.execute(scene.db)
  check([`\nseconds until ${rows[0]?.told} were told of one job`, seconds(taken), '60'], taken <= 60_000)
}

async function printTasks(urls: Both<string>, scenes: Both<Scene>): Promise<void> {
  row(['\nbackground task, one run', 'small (ms)', 'large (ms)'])
  const small = await measureTasks(urls.small, scenes.small)
  for (const [task, time] of await measureTasks(urls.large, scenes.large))
    row([task, (small.get(task) ?? 0).toFixed(1), time.toFixed(1)])
}

/** Runs each background task once in a town, and answers how long it took, in milliseconds; two accounts are due to be deleted. */
export async function measureTasks(url: string, { newPerson, newJob }: Scene): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  const db = connect({ url, impatient: false })
  const now = () => new Date()
  const secrets = secretsOf('a key for measurements')
  const choices = loadReferenceData(folder)
  const settings = readSettings({ DATA_DIR: folder })
  const deps = { db, now, secrets, subscribers, choices, files: fileStore(folder), settings, payments: undefined }
  const post = { send: async () => {}, close: () => {} }
  try {
    const [customer, business] = [await newPerson('customer'), await newPerson('business')]
    for (let made = 0; made < 5; made += 1) await newJob('bid', customer)
    await sql`insert into bids (id, job_id, business_id, amount, proposal)
      select uuidv7(), id, ${business.id}, 100, 'Tomorrow.' from jobs where status = 'open' order by id desc limit 5`.execute(
      db,
    )
    await sql`update accounts set delete_at = now() where id in (${customer.id}, ${business.id})`.execute(db)
    const times = new Map<string, number>()
    const from = 'Bidfair <no-reply@bidfair.test>'
    const delivery = { db, secrets, post, compose: composeMail, now, from, report: () => {} }
    for (const { name, run } of backgroundTasks({ deps, delivery, send: async () => false })) {
      const begun = performance.now()
      await run()
      times.set(name, performance.now() - begun)
    }
    return times
  } finally {
    deps.files.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
