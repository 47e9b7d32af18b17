import { startServer, type RunningServer } from '../scripts/run-server.ts'
import { timeOnProcessor } from './programs.ts'
import { check, kb, row } from './table.ts'

/** Requests of each page, and before them those that only warm up. */
const REQUESTS = 2000
const WARM = 500

/** Processor time of a page that is kept, in milliseconds, and bytes of a page, as decision 090 promises. */
const MOST_TIME = 1
const MOST_BYTES = 30_000

/** Prints what a page that needs no account costs the server where it was asked for before, and how long it is. */
export async function printPublic(): Promise<void> {
  const server = await startServer({ DEMO: 'on', WEB_BUILD: 'off', RATE_LIMIT_MULTIPLIER: '100000' })
  try {
    row(['page', 'kB', 'limit', ''])
    const paths = ['/find', '/find/plumbing', '/find/plumbing/texas', '/find/plumbing/texas/austin']
    const list = await (await fetch(`${server.baseUrl}/find/plumbing/texas/austin`)).text()
    const business = /href="(\/b\/[^"]*)"/.exec(list)?.[1]
    if (business === undefined) throw new Error('the demo town has no plumber in Austin')
    const all = [...paths, business]
    for (const path of all) {
      const { length } = Buffer.from(await (await fetch(server.baseUrl + path)).arrayBuffer())
      check([path, kb(length), kb(MOST_BYTES)], length <= MOST_BYTES)
    }
    row([''])
    row(['kept page', 'ms', 'limit', ''])
    for (const path of all) {
      const time = await costOf(server, path)
      check([path, time.toFixed(3), MOST_TIME.toFixed(3)], time <= MOST_TIME)
    }
  } finally {
    await server.stop()
  }
}

/** Processor time of the server's process for one request, in milliseconds. */
async function costOf({ baseUrl, pid }: RunningServer, path: string): Promise<number> {
  const ask = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await (await fetch(baseUrl + path)).arrayBuffer()
  }
  await ask(WARM)
  const before = timeOnProcessor(pid)
  await ask(REQUESTS)
  return (timeOnProcessor(pid) - before) / REQUESTS
}
