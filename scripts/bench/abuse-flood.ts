import { setTimeout as pass } from 'node:timers/promises'
import { isObject } from '../generate/contract.ts'
import type { RunningServer } from '../run-server.ts'

/** How long one request of somebody else takes, in milliseconds (medians), alone and beside hostile ones. */
export type Flood = { readonly attack: string; readonly alone: number; readonly beside: number; readonly limit: number }

const REQUESTS = 120
/** Between two requests of the one who is measured, and between two hostile ones, in milliseconds. */
const [EACH, HOSTILE] = [40, 125]
const MOST = 1.5

type Attack = { readonly what: string; readonly path: string; readonly body: string }

const zeros = (count: number): string => Array.from({ length: count }, () => 0).join(',')
const keys = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

/** What is as large as the network takes, and what is just small enough to be looked at. */
const ATTACKS: readonly Attack[] = [
  { what: 'list of 120 000 statuses', path: '/v1/get-jobs/customer', body: `{"status":[${zeros(120_000)}]}` },
  { what: 'list of 16 000 statuses', path: '/v1/get-jobs/customer', body: `{"status":[${zeros(16_000)}]}` },
  { what: '22 000 unknown keys', path: '/v1/login/customer', body: `{${keys(22_000)}}` },
  { what: '3 000 unknown keys', path: '/v1/login/customer', body: `{${keys(3000)}}` },
  { what: '8 000 unknown keys', path: '/v1/create-job', body: `{${keys(8000)}}` },
]

/** Sends 8 hostile requests a second with an account that anybody can have, at the limits of a server as it is shipped. */
export async function measureFlood({ baseUrl }: RunningServer): Promise<Flood[]> {
  const [victim, attacker] = [await logIn(baseUrl), await logIn(baseUrl)]
  await median(baseUrl, victim)
  const results: Flood[] = []
  for (const attack of ATTACKS) {
    const alone = await median(baseUrl, victim)
    const stop = new AbortController()
    const flooding = flood(baseUrl, attack, attacker, stop.signal)
    const beside = await median(baseUrl, victim)
    stop.abort()
    await flooding
    results.push({ attack: attack.what, alone, beside, limit: alone * MOST })
  }
  return results
}

let address = 0

/** Each request from an address of its own, as a proxy on this machine tells it: limits by address are not what is measured. */
function post(url: string, token: string | undefined, body: string): Promise<Response> {
  address += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return fetch(url, { method: 'POST', headers, body })
}

async function logIn(baseUrl: string): Promise<string> {
  const body = JSON.stringify({ email: 'customer@demo.bidfair.test', password: 'demo1234' })
  const answer: unknown = await (await post(`${baseUrl}/v1/login/customer`, undefined, body)).json()
  const token = isObject(answer) ? answer['token'] : undefined
  if (typeof token !== 'string') throw new Error('nobody could log in')
  return token
}

async function median(baseUrl: string, token: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const begin = performance.now()
    const answer = await post(`${baseUrl}/v1/get-jobs/customer`, token, '{"page":1,"limit":10}')
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a request that is measured was answered with ${answer.status}`)
    times.push(performance.now() - begin)
    await pass(EACH)
  }
  return times.toSorted((one, other) => one - other)[REQUESTS / 2] ?? 0
}

/** At a steady pace, whether the server keeps up or not. */
async function flood(baseUrl: string, { path, body }: Attack, token: string, signal: AbortSignal): Promise<void> {
  const sent: Promise<unknown>[] = []
  while (!signal.aborted) {
    // A server that has read enough hangs up, which is an answer too.
    sent.push(
      post(`${baseUrl}${path}`, token, body).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      ),
    )
    await pass(HOSTILE)
  }
  await Promise.all(sent)
}
