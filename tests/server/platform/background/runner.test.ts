import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emit } from '../../../../server/events/service.ts'
import { instrumentTasks, startTasks, type Task } from '../../../../server/platform/background/runner.ts'
import { smtpTransport } from '../../../../server/platform/mail/transport.ts'
import { newMetrics } from '../../../../server/platform/telemetry/metrics.ts'
import { startTracing } from '../../../../server/platform/telemetry/tracing.ts'
import { shows } from '../../../support/shows.ts'
import { DAY, MINUTE, testApp, type TestApp } from '../../support/app.ts'
import { taskNamed, tellAll } from '../../support/background.ts'
import { samplesIn } from '../../support/collector.ts'
import { untilOneWaits } from '../../support/database.ts'
import { startMailServer } from '../../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../../support/town-wire.ts'

describe('the runner of tasks', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const quiet = { onError: () => {}, random: () => 0.5 }

  test('tells of a task that fails, and runs it again', async () => {
    const problem = new Error('no luck')
    const failures: unknown[] = []
    const run = async () => await Promise.reject(problem)
    const onError = (name: string, error: unknown) => failures.push([name, error])
    const runner = startTasks([{ name: 'work', every: 1000, run }], { ...quiet, onError })
    await vi.advanceTimersByTimeAsync(1600)
    expect(failures).toEqual([
      ['work', problem],
      ['work', problem],
    ])
    await runner.stop()
  })

  test('waits at a stop for what is on its way, and starts nothing more', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<boolean>()
    const run = vi.fn<Task['run']>(() => promise)
    const runner = startTasks([{ name: 'work', every: 1000, run }], quiet)
    await vi.advanceTimersByTimeAsync(1000)
    let isStopped = false
    const stopped = runner.stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(5000)
    expect(isStopped).toBe(false)
    finish(true)
    expect(await stopped).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('runs a task that is woken now, and once more where it is on its way', async () => {
    const ends: ((isMore: boolean) => void)[] = []
    const run = vi.fn<Task['run']>(() => new Promise((resolve) => ends.push(resolve)))
    const runner = startTasks([{ name: 'work', every: 10_000, run }], quiet)
    for (let woken = 0; woken < 3; woken += 1) {
      runner.wake('work')
      expect(run).toHaveBeenCalledTimes(1)
    }
    for (const end of [0, 1]) {
      ends[end]?.(false)
      await vi.advanceTimersByTimeAsync(5000 * end)
      expect(run).toHaveBeenCalledTimes(2)
    }
    await runner.stop()
    runner.wake('work')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('counts runs by how they ended, and knows the last good one', shows('watch.work'), async () => {
    const metrics = newMetrics()
    let seconds = 100
    const answers = [async () => true, async () => Promise.reject(new Error('no'))]
    const run = async () => (await answers.shift()?.()) ?? false
    const watched = { metrics, tracing: startTracing(), now: () => new Date(seconds * 1000) }
    const [task] = instrumentTasks([{ name: 'work', every: 3000, run }], watched)
    seconds = 200
    expect(await task?.run()).toBe(true)
    seconds = 300
    await expect(task?.run()).rejects.toThrow('no')
    const samples = samplesIn(await metrics.text())
    const told = ['seconds_count{task="work",outcome="done"}', 'seconds_count{task="work",outcome="failed"}']
    told.push('done_timestamp_seconds{task="work"}', 'every_seconds{task="work"}')
    expect(told.map((name) => samples.get(`bidfair_task_${name}`))).toEqual([1, 1, 200, 3])
  })
})

describe('a process that dies', () => {
  /** A process takes a while to start on a busy machine. */
  const PATIENT = { timeout: 60_000, interval: 20 }
  let server: TestApp
  let customer: Person
  let begun: Date

  beforeEach(async () => {
    server = await testApp()
    customer = await newCustomer(server)
    begun = server.clock.now
    return server.close
  })

  /** Starts a piece of work in a process of its own; answers how to kill it. */
  function work(name: string, ...smtpUrl: string[]): () => Promise<void> {
    const script = join(import.meta.dirname, '../../support/worker.ts')
    const args = [script, server.database.url, name, server.clock.now.toISOString(), join(server.filesFolder, '..')]
    const child = spawn(process.execPath, [...args, ...smtpUrl], { stdio: ['ignore', 'ignore', 'inherit'] })
    return async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    }
  }

  /** Does the same work here, until it has nothing more to do. */
  async function finish(name: string, smtpUrl = 'smtp://127.0.0.1:9'): Promise<void> {
    const post = smtpTransport(smtpUrl)
    const task = taskNamed(name, server.deps, { post })
    while (await task.run());
    post.close()
    await tellAll(server.deps)
  }

  /** Starts work while nobody can write to a table, and kills it once it waits for that, in the middle. */
  async function killedAt(table: string, name: string): Promise<void> {
    await server.deps.db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
      const kill = work(name)
      await untilOneWaits(server.deps.db)
      await kill()
    })
  }

  const kinds = async (table: 'notifications' | 'mail_outbox') => {
    const told = ['job_expired', 'job_expiring', 'job_edited']
    const rows = await server.deps.db.selectFrom(table).select('kind').where('kind', 'in', told).execute()
    return rows.map(({ kind }) => kind)
  }
  const statuses = async () =>
    (await server.deps.db.selectFrom('jobs').select('status').execute()).map(({ status }) => status)

  /** Finishes the work until this is seen: what the dead one held is free as soon as PostgreSQL has noticed. */
  const expectOnceFinished = async (name: string, look: () => Promise<unknown>, seen: unknown) =>
    await expect.poll(async () => finish(name).then(look), PATIENT).toEqual(seen)

  test('while jobs expire leaves them open, and the next one does it once', async () => {
    for (let job = 0; job < 2; job += 1) await newJob(server, customer)
    server.pass(31 * DAY)
    await killedAt('tellings', 'expire jobs')
    await expectOnceFinished('expire jobs', statuses, ['expired', 'expired'])
    expect(await kinds('notifications')).toEqual(['job_expired', 'job_expired'])
  })

  test('during delivery leaves each to the next', shows('rule.told-once'), async () => {
    const luis = await newBusiness(server)
    const jobId = await newJob(server, customer)
    await newBid(luis, jobId)
    await server.deps.db.transaction().execute(async (trx) => {
      const job = { id: jobId, title: 'T', customer_id: customer.id }
      await emit(trx, { type: 'job.edited', job }, begun)
      await emit(trx, { type: 'job.expiring', job }, begun)
    })
    await killedAt('notifications', 'tell')
    expect(await kinds('notifications')).toEqual([])
    await expectOnceFinished('tell', () => kinds('notifications'), ['job_edited', 'job_expiring'])
    await finish('tell')
    expect([await kinds('notifications'), await kinds('mail_outbox')]).toEqual([
      ['job_edited', 'job_expiring'],
      ['job_expiring'],
    ])
  })

  test('with a letter in its hand leaves it to the next one', async () => {
    let manner: 'stalls' | undefined = 'stalls'
    const arrived = Promise.withResolvers<void>()
    const mail = await startMailServer({
      onLetter: () => {
        arrived.resolve()
        return manner
      },
    })
    await newBid(await newBusiness(server), await newJob(server, customer))
    await server.deps.db.deleteFrom('mail_outbox').where('kind', '<>', 'bid_placed').execute()
    const kill = work('mail', mail.url)
    await arrived.promise
    manner = undefined
    await finish('mail', mail.url)
    expect(mail.received).toEqual([])
    await kill()
    server.pass(5 * MINUTE)
    for (const _ of [1, 2]) await finish('mail', mail.url)
    expect(mail.received.map(({ to }) => to)).toEqual([[customer.email]])
    await mail.close()
  })
})
