import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stepsOf } from '../../../server/schema/migrations/migrate.ts'
import { migrations } from '../../../server/schema/migrations/index.ts'
import { shows } from '../../support/shows.ts'
import { stepsBefore, unpackVersionBefore } from '../../support/version-before.ts'
import { emptyDatabase } from '../support/database.ts'
import { openEvents } from '../support/events.ts'
import { doJob, postJob, readJob, signUp } from '../support/main-job-wire.ts'
import { startProcess, type ServerProcess } from '../support/process.ts'

const database = await emptyDatabase()
const [sources, dataDir] = ['before', 'shared'].map((name) => mkdtempSync(join(tmpdir(), `bidfair-${name}-`)))
const running: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGTERM')))
  await database.close()
  for (const folder of [sources, dataDir]) rmSync(folder ?? '', { recursive: true, force: true })
})

/** Starts a server behind the same address as all others. */
async function start(program?: string): Promise<string> {
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir ?? '', PUBLIC_URL: 'https://bidfair.example' }
  const server = await startProcess({ ...settings, RATE_LIMIT_MULTIPLIER: '1000' }, program)
  running.push(server)
  return server.address
}

/** What the customer's stream hears first. */
const first = ['Luis Plumbing wrote to you about “Tap”.', 'Luis Plumbing bid $140 on “Tap”.'].map((message) => ({
  data: { message },
}))

/** What all of it comes to, whoever reads it. */
const outcome = (city: string) => ({
  job: ['Kitchen tap', 'completed', 5, 'Luis Ortega', 129.5],
  bids: [129.5, 165.5],
  messages: ['Is there a lift?', 'No'],
  listed: [[[true, 'completed']], [[true, 'completed']], [[true, 'completed']]],
  told: [
    [
      'Luis Plumbing wrote to you about “Tap”.',
      'Luis Plumbing bid $140 on “Tap”.',
      'Maya Plumbing bid $165.50 on “Tap”.',
      'Luis Plumbing changed their bid on “Tap” to $129.50.',
      'Luis Plumbing marked “Kitchen tap” as completed. Rate their work.',
    ],
    [
      `New job in ${city}: “Tap”.`,
      'The customer wrote to you about “Tap”.',
      'The customer changed the job “Kitchen tap”.',
      'Your bid on “Kitchen tap” was accepted. The job is yours.',
      'You received 5 of 5 stars for “Kitchen tap”.',
    ],
    [
      `New job in ${city}: “Tap”.`,
      'The customer changed the job “Kitchen tap”.',
      'The customer chose another business for “Kitchen tap”.',
    ],
  ],
  pictures: [200, 200],
})

/** Waits until all that was to be told is told, so that what is missing or double stays so. */
const told = async (): Promise<void> => {
  const waiting = () => database.db.selectFrom('tellings').select('job_id').execute()
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toEqual([])
}

test('servers of the version before share the main job with this one', shows('upgrade.before'), async () => {
  const before = await start(unpackVersionBefore(sources ?? ''))
  expect(await stepsOf(database.db)).toEqual(stepsBefore())
  const dallas = await signUp(before, 'Dallas')
  const early = await postJob(before, dallas, 'Dallas')
  const heard = await openEvents(before, dallas.customer.token)

  // The first server of this version moves the database on, and the other one has not been asked.
  const present = await start()
  expect(await stepsOf(database.db)).toEqual(Object.keys(migrations))
  await doJob(present, dallas, early)
  expect([await heard.next('notification'), await heard.next('notification')]).toMatchObject(first)
  heard.close()

  const austin = await signUp(present, 'Austin')
  const late = await postJob(present, austin, 'Austin')
  await told()
  const listening = await openEvents(present, austin.customer.token)
  await doJob(before, austin, late)
  expect([await listening.next('notification'), await listening.next('notification')]).toMatchObject(first)
  listening.close()

  await told()
  for (const reader of [before, present]) {
    expect(await readJob(reader, dallas, early)).toEqual(outcome('Dallas'))
    expect(await readJob(reader, austin, late)).toEqual(outcome('Austin'))
  }
})
