import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../database.ts'
import { isObject } from '../generate/contract.ts'
import { connect } from '../../server/platform/db/connection.ts'
import { seed, type Asker, type Seeded } from './seed.ts'

/** Processor time of one request in the serving process, in microseconds. */
export type Cost = { readonly call: string; readonly app: number; readonly bare: number; readonly requests: number }

/** How long one request takes on an otherwise idle server, in milliseconds: the median of many. */
export type Latency = { readonly what: string; readonly median: number; readonly requests: number }

export type CallResults = { readonly jobs: number; readonly costs: Cost[]; readonly latencies: Latency[] }

const WARM_UP = 400
const REQUESTS = 2000
const ROUNDS = 3
const AT_ONCE = 8
const SAMPLES = 200

const CUSTOMER = '/v1/get-jobs/customer'
const BUSINESS = '/v1/get-job/business'

/** Measures both job lists on a throw-away PostgreSQL: the real server against a bare handler with the same queries, and near against far pages. */
export async function measureCalls(): Promise<CallResults> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  const { databases, stop } = await startDatabase(folder)
  try {
    const url = databases.databaseTemplateUrl
    const db = connect({ url, impatient: false })
    const seeded = await seed(db)
    await db.destroy()
    return await measure(url, seeded)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(url: string, { customer, business, jobs }: Seeded): Promise<CallResults> {
  const [app, bare] = [await start('app', url, customer, business), await start('bare', url, customer, business)]
  try {
    const costs = [
      await compare(app, bare, { call: CUSTOMER, asker: customer }),
      await compare(app, bare, { call: BUSINESS, asker: business }),
    ]
    return { jobs, costs, latencies: await measurePages(app, customer) }
  } finally {
    app.process.kill()
    bare.process.kill()
  }
}

type Subject = { readonly process: ChildProcess; readonly port: number }

async function start(kind: 'app' | 'bare', url: string, customer: Asker, business: Asker): Promise<Subject> {
  const child = fork(
    join(import.meta.dirname, 'subject.ts'),
    [kind, url, customer.id, customer.token, business.id, business.token],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const said = await saidBy(child)
  const port = isObject(said) ? said['port'] : undefined
  if (typeof port !== 'number') throw new Error(`the ${kind} server did not start`)
  return { process: child, port }
}

/** The next message of a process; an error when it ends instead. */
async function saidBy(child: ChildProcess): Promise<unknown> {
  const listening = new AbortController()
  const { signal } = listening
  const ended = once(child, 'exit', { signal }).then(() => undefined)
  const said: readonly unknown[] | undefined = await Promise.race([once(child, 'message', { signal }), ended])
  ended.catch(() => undefined)
  listening.abort()
  if (said === undefined) throw new Error('a server under measurement ended')
  return said[0]
}

/** The processor time that a subject has used so far, in microseconds. */
async function usedBy({ process: child }: Subject): Promise<number> {
  const said = saidBy(child)
  child.send('cpu')
  const usage = await said
  const [user, system] = isObject(usage) ? [usage['user'], usage['system']] : []
  if (typeof user !== 'number' || typeof system !== 'number') throw new Error('no processor time was told')
  return user + system
}

type Call = { readonly call: string; readonly asker: Asker }

/** Rounds alternate, so that whatever else the machine does meets both; the cheapest round of each counts. */
async function compare(app: Subject, bare: Subject, { call, asker }: Call): Promise<Cost> {
  const best = { app: Infinity, bare: Infinity }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const requests = round === 0 ? WARM_UP : REQUESTS
    for (const [name, subject] of [
      ['app', app],
      ['bare', bare],
    ] as const) {
      const before = await usedBy(subject)
      await fire(subject.port, call, asker, requests)
      const each = ((await usedBy(subject)) - before) / requests
      if (round > 0) best[name] = Math.min(best[name], each)
    }
  }
  return { call, ...best, requests: ROUNDS * REQUESTS }
}

async function fire(port: number, path: string, asker: Asker, requests: number): Promise<void> {
  let left = requests
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await post(port, path, asker, { page: 1, limit: 10 })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function measurePages(app: Subject, asker: Asker): Promise<Latency[]> {
  const far = await post(app.port, CUSTOMER, asker, { page: 900, limit: 10 })
  const cursor = isObject(far) ? far['nextCursor'] : undefined
  if (typeof cursor !== 'string') throw new Error('the list ends before page 900')
  return [
    { what: 'first page', ...(await median(app, asker, { page: 1, limit: 10 })) },
    { what: 'page 901 by cursor', ...(await median(app, asker, { cursor, limit: 10 })) },
    { what: 'page 901 by number', ...(await median(app, asker, { page: 901, limit: 10 })) },
  ]
}

async function median(app: Subject, asker: Asker, body: object): Promise<{ median: number; requests: number }> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begin = performance.now()
    await post(app.port, CUSTOMER, asker, body)
    times.push(performance.now() - begin)
  }
  return { median: times.toSorted((a, b) => a - b)[SAMPLES / 2] ?? 0, requests: SAMPLES }
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function post(port: number, path: string, { token }: Asker, body: object): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => (text += chunk))
    response.on('end', () => {
      if (response.statusCode === 200) resolve(JSON.parse(text))
      else reject(new Error(`${path} answered ${response.statusCode}: ${text}`))
    })
  })
  sent.once('error', reject)
  sent.end(JSON.stringify(body))
  return promise
}
