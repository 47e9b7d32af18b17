import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { record } from '../../../tests/support/json.ts'
import { readAllowed, type Allowed } from './accounts.ts'
import { recordCreated } from './cleanup-log.ts'
import { patienceOf, type Patience } from './retry-after.ts'

/** A server that somebody else runs, and what walks can do there. */
export type Place = {
  readonly url: string
  readonly allowed: Allowed
  readonly patience: Patience
  /** The longest wait that a server can ask for, in seconds. */
  readonly most: number
  /** A `fetch` that waits when the server asks to, and logs what it creates. */
  readonly fetch: typeof fetch
  /** The log of what was created. */
  readonly left: string
}

/** Environment variables by which `npm run test:paths` passes it to the walks. */
export type PlaceEnv = {
  readonly QA_URL: string
  readonly QA_ACCOUNTS: string
  /** Seconds. */
  readonly QA_PATIENCE: string
  readonly QA_LEFT: string
}

let known: Place | null | undefined

/** Returns the server that walks go to; `null` if the run starts its own. */
export function elsewhere(env: NodeJS.ProcessEnv = process.env): Place | null {
  known ??= placeFrom(env)
  return known
}

function placeFrom(env: NodeJS.ProcessEnv): Place | null {
  const { QA_URL: url, QA_ACCOUNTS: file, QA_PATIENCE: patience, QA_LEFT: left } = env
  if (url === undefined || file === undefined || left === undefined) return null
  const most = Number(patience)
  const waiting = patienceOf({ most })
  return {
    url,
    allowed: readAllowed(file),
    patience: waiting,
    most,
    left,
    fetch: noting(left, refusing(waiting.patient(fetch))),
  }
}

/** What the server insists on, and no walk can do without. */
const CONDITIONS: { readonly [Code in string]?: string } = {
  EMAIL_NOT_VERIFIED: 'The server wants addresses verified before a bid, and the accounts file names no mailbox',
  SUBSCRIPTION_INACTIVE: 'The membership of a business of the accounts file is over',
}

const refusing =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, init)
    if (response.status !== 403) return response
    const code = record(await response.clone().json())['code']
    const why = typeof code === 'string' ? CONDITIONS[code] : undefined
    if (why !== undefined) throw new UnsupportedError(why)
    return response
  }

const noting =
  (file: string, inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const sent = request.clone()
    const response = await inner(request)
    if (response.ok && isMaking(request.url))
      recordCreated(file, {
        path: new URL(request.url).pathname,
        authorization: request.headers.get('authorization'),
        sent: await sent.json(),
        answered: await response.clone().json(),
      })
    return response
  }

/** Whether a call makes something that stays. */
export const isMaking = (url: string): boolean => /\/v1\/(?:signup|create-job)\//.test(url)

/** What the command line says of where walks go. */
export type PlaceOptions = {
  readonly url?: string | undefined
  readonly accounts?: string | undefined
  /** Minutes. */
  readonly patience: string
}

/** What is wrong with where the walks are to go, in one line; null where nothing is. */
export function wrongWithPlace({ url, accounts, patience }: PlaceOptions): string | null {
  if (url === undefined && accounts === undefined) return null
  if (url === undefined || accounts === undefined) return '--url and --accounts go together'
  if (!URL.canParse(url)) return `--url is no address: ${url}`
  if (!(Number(patience) > 0)) return `--patience is a number of minutes, not ${patience}`
  try {
    readAllowed(accounts)
    return null
  } catch (reason) {
    return `--accounts: ${reason instanceof Error ? reason.message : String(reason)}`
  }
}

/** What walks on a server that somebody else runs are told of it; undefined where the run has a server of its own. */
export function placeEnv({ url, accounts, patience }: PlaceOptions): PlaceEnv | undefined {
  if (url === undefined || accounts === undefined) return undefined
  return {
    QA_URL: new URL(url).origin,
    QA_ACCOUNTS: accounts,
    QA_PATIENCE: String(60 * Number(patience)),
    QA_LEFT: join(tmpdir(), `bidfair-left-${randomUUID()}`),
  }
}
