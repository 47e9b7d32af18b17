import { answer, connect, type Api } from '../../../../docs/examples/over-the-wire/client.ts'
import { isObject, type Json } from '../../../../scripts/generate/contract.ts'
import type { Operation } from '../../../support/contract.ts'
import { marked, speaking, valueIn, type Thing } from '../../../support/requests/plan.ts'
import type { Plan } from '../../../support/requests/plan.ts'
import { scenery } from './over-http-api.ts'
import { personOf, type Account } from './people-wire.ts'
import { requestOf, type ContractServer, type Raw, type Scene, type Sent } from './server.ts'
import {
  endBlocks,
  lotsOf,
  stockOf,
  type Lot,
  newFile,
  placeOf,
  type Cast,
  type Role,
  type Values,
} from './things-wire.ts'

const MAILED: readonly Thing[] = ['reset token', 'verification token', 'change token', 'undo token', 'invitation token']
const APP: readonly Thing[] = ['code', 'first code', 'passkey', 'passkey id', 'made passkey']

const OPERATORS = { owner: undefined, support: undefined, viewer: undefined } as const
const ROLES = ['customer', 'business'] as const

/** Calls by these names change nothing that a scene has. */
const READS = /^(get|list|show|check|export|stream)[A-Z]/

/** Of the right shape, and nothing's. */
const NO_ID = '01890000-0000-7000-8000-000000000000'
const NO_TOKEN = 'x'.repeat(43)

/**
 * A server that somebody else runs, of which nothing is known but its address and an account of each role. Scenes are made by
 * the calls of the contract. What no request has changed is there in the next scene, too; the rest is put right before.
 */
export async function overHttp(url: string, accounts: Readonly<Record<Role, Account>>): Promise<ContractServer> {
  const reach = patientFetch((line) => console.log(line))
  const { api, made } = scenery(url, reach)
  const { cast, files } = await made(beginning(api, accounts))
  const { customer, business } = cast
  const stock = stockOf(api, cast)
  /** What the scene of now has on offer, and what requests may have changed since. */
  const [inPlay, spent] = [new Set<Lot>(), new Set<Lot>()]
  const jobs = new Set<string>()
  /** Of each call that was given a cursor, whether there ever was one. */
  const cursors = new Map<string, boolean>()
  let isTouched = false
  let isBusy = false
  let signedUp = 0

  const deliver = async ({ method, url: address, headers, payload }: Sent): Promise<Raw> => {
    // As bytes, for of a text `fetch` would say what type it has.
    const body = payload === undefined ? {} : { body: new Uint8Array(Buffer.from(payload)) }
    const response = await reach(new Request(`${url}${address}`, { method, headers, ...body }))
    const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (isEndless) await response.body?.cancel()
    const text = isEndless ? '' : await response.text()
    return { status: response.status, headers: Object.fromEntries(response.headers), body: text }
  }

  /** Notes what has to be put right after a request that did something. */
  const note = async ({ id, scope }: Operation, { headers, payload }: Sent, answered: Json): Promise<void> => {
    for (const lot of inPlay) spent.add(lot)
    isTouched ||= scope === null || !/^(jobs|bids):/.test(scope)
    const { email, password, newPassword } = jsonIn(String(payload))
    const { token, jobId } = answered
    if (id.startsWith('login')) await connect(api, String(token)).POST('/logout')
    if (id === 'createJob') jobs.add(String(jobId))
    if (id.startsWith('block')) await endBlocks(cast)
    if (id.startsWith('signup')) await leaveAgain(String(email), String(password))
    const own = ROLES.find((role) => headers['authorization'] === `Bearer ${cast[role].token()}`)
    if (id === 'updatePassword' && own !== undefined) cast[own].nowHas(String(newPassword))
  }
  const leaveAgain = async (email: string, password: string): Promise<void> => {
    const { token } = await answer(connect(api).POST('/login/customer', { body: { email, password } }))
    await answer(connect(api, token).POST('/delete-account', { body: { password } }))
    signedUp += 1
  }

  const restore = async (): Promise<void> => {
    if (isTouched) {
      const there = [await customer.restore(stock.webhooks()), await business.restore(stock.webhooks())]
      stock.keepWebhooks(there.flat())
    }
    isTouched = false
    await stock.spend([...spent])
    spent.clear()
    for (const id of jobs) await stock.remove(id)
    jobs.clear()
  }

  /** Ends what the run has in progress; what else there is cannot be ended. */
  const beIdle = async (): Promise<void> => {
    await stock.spend(['assigned job'])
    const inProgress = { status: ['inprogress' as const], limit: 1 }
    const ofCustomer = await answer(customer.call().POST('/get-jobs/customer', { body: inProgress }))
    const ofBusiness = await answer(business.call().POST('/get-job/business', { body: inProgress }))
    isBusy = ofCustomer.jobs.length + ofBusiness.jobs.length > 0
  }

  const sceneOf = (values: Readonly<Record<Role, Values>>, cursor: string | undefined): Scene => ({
    tokens: {
      customer: customer.token(),
      business: business.token(),
      ...OPERATORS,
      nobody: undefined,
      expired: NO_TOKEN,
    },
    valueOf: (sender, text) => {
      if (text === marked('cursor')) return cursor
      const role = sender === 'business' ? 'business' : 'customer'
      const { id, email, password } = cast[role]
      const of = { caller: id, email, password, customer: customer.id, business: business.id }
      return valueIn({ ...NOTHINGS, ...cast.place, ...files, ...of, ...values[role] }, text) ?? harmless(text)
    },
  })

  /** A cursor of the very list that a request asks for; undefined for one of a single page. */
  const cursorOf = async (operation: Operation, plan: Plan, scene: Scene): Promise<string | undefined> => {
    const {
      cursor: _,
      page: __,
      ...asked
    } = plan.body !== undefined && 'json' in plan.body ? objectIn(plan.body.json) : {}
    const { status, body } = await deliver(
      requestOf(operation, { ...plan, body: { json: { ...asked, limit: 1 } } }, scene),
    )
    const found = status === 200 ? jsonIn(body)['nextCursor'] : undefined
    cursors.set(operation.id, cursors.get(operation.id) === true || typeof found === 'string')
    return typeof found === 'string' ? found : undefined
  }

  const newScene = async (operation: Operation, plan: Plan | undefined): Promise<Scene> => {
    await restore()
    if (operation.codes.includes('JOBS_IN_PROGRESS')) await beIdle()
    inPlay.clear()
    const ofRun = { 'new email': `${crypto.randomUUID()}@example.com`, 'new key': crypto.randomUUID() }
    const valuesFor = async (role: Role): Promise<Values> => {
      const isAsked = plan === undefined || (plan.sender === 'business') === (role === 'business')
      const lots = isAsked ? lotsOf(speaking(plan), role) : []
      for (const lot of lots) inPlay.add(lot)
      return { ...(await stock.take(lots)), ...ofRun }
    }
    const values = { customer: await valuesFor('customer'), business: await valuesFor('business') }
    const scene = sceneOf(values, undefined)
    const asksOn = plan !== undefined && speaking(plan)('cursor')
    return asksOn ? sceneOf(values, await cursorOf(operation, plan, scene)) : scene
  }

  return {
    address: url,
    send: async (operation, sent) => {
      const raw = await deliver(sent)
      const isChange = raw.status === 200 && !READS.test(operation.id)
      if (isChange || raw.status >= 500) await note(operation, sent, jsonIn(raw.body))
      return raw
    },
    newScene: (operation, plan) => made(newScene(operation, plan)),
    whyNot: ({ codes, token }, plan) => {
      if (token === 'operator' || speaking(plan)('operator email')) return 'operators are made by the command'
      const speaksOf = speaking(plan)
      if (MAILED.some(speaksOf)) return 'the token that it takes is in a mail'
      if (speaksOf('webhook') || speaksOf('delivery')) return stock.noWebhooks()
      if (APP.some(speaksOf)) return 'what it takes is made by an app or an authenticator'
      if (speaksOf('search')) return 'saved searches of an account are left alone'
      if (codes.includes('PAYMENTS_OFF')) return 'no payment provider takes part'
      const isHeld = isBusy && codes.includes('JOBS_IN_PROGRESS')
      return isHeld ? 'an account has jobs in progress that are not of this run' : undefined
    },
    close: async () => {
      await made(restore())
      await made(stock.spend(stock.lots()))
      const unpaged = [...cursors].flatMap(([id, isFound]) => (isFound ? [] : [id]))
      return [
        ...(unpaged.length > 0 ? [`not asked for a second page, for there never was one: ${unpaged.join(', ')}`] : []),
        ...(await customer.leave()),
        ...(await business.leave()),
        `left behind: ${stock.stayed()} completed jobs, ${signedUp} accounts that were signed up and then deleted`,
      ]
    },
  }
}

/** The two who play in every scene, with a file of the business that all see and one that none but itself sees. */
async function beginning(
  api: Api,
  accounts: Readonly<Record<Role, Account>>,
): Promise<Readonly<{ cast: Cast; files: Values }>> {
  const [customer, business] = [await personOf(api, accounts.customer), await personOf(api, accounts.business)]
  const files = {
    'picture id': idOf(await newFile(business.call(), 'picture')),
    'document id': idOf(await newFile(business.call(), 'document')),
  }
  return { cast: { customer, business, place: await placeOf(api, business) }, files }
}

/** Values for things that no call can make. */
const NOTHINGS: Values = {
  ...Object.fromEntries(MAILED.map((thing) => [thing, NO_TOKEN])),
  ...Object.fromEntries(['webhook', 'delivery', 'search', 'review', 'report', 'block'].map((thing) => [thing, NO_ID])),
}

const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

const objectIn = (value: unknown): Json => (isObject(value) ? value : {})

/** A JSON object; an empty one for any other text. */
function jsonIn(text: string): Json {
  try {
    return objectIn(JSON.parse(text))
  } catch {
    return {}
  }
}

/** A generated address could be somebody's: one of the same length at a domain that is nobody's (RFC 2606). */
const harmless = (text: string): string =>
  text.replace(
    /^([^\s@]+@)([^\s@.]+(?:\.[^\s@.]+)+)$/u,
    (_, name: string, domain: string) => `${name}${'e'.repeat(Math.max(1, Array.from(domain).length - 5))}.test`,
  )

/** How long a request may take, in milliseconds. */
const LONGEST_ANSWER = 30_000

/** How many seconds a limit of the server is waited for. */
const LONGEST_PAUSE = 90

const WHAT_TO_DO =
  'Let the server allow more while it is tested; one of Bidfair with RATE_LIMIT_MULTIPLIER=1000 JOBS_PER_DAY=100000 BIDS_PER_DAY=100000 INVITATIONS_PER_DAY=100000.'

/**
 * A `fetch` for a server that somebody else runs: it waits where that answers 429 and a time to come again, and tells that by
 * `say`. What would take too long, and what gets no answer, fails with one line that says what and why.
 */
export function patientFetch(say: (line: string) => void): (request: Request) => Promise<Response> {
  /** Until when there is nothing to be had at an address, and what was said of that. */
  const full = new Map<string, { until: number; line: string }>()
  return async (request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    for (;;) {
      const known = full.get(name)
      if (known !== undefined && known.until > Date.now()) throw new Error(known.line)
      const response = await once(name, request.clone())
      if (response.status !== 429) return response
      const line = `${name} was answered with 429, ${await limitOf(response)}`
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      if (!(seconds <= LONGEST_PAUSE)) {
        const words = `${line}, which is too long to wait for. ${WHAT_TO_DO}`
        if (seconds > 0) full.set(name, { until: Date.now() + seconds * 1000, line: words })
        throw new Error(words)
      }
      say(`${line}: waiting`)
      await new Promise((resolve) => setTimeout(resolve, (seconds + 0.1) * 1000))
    }
  }
}

async function once(name: string, request: Request): Promise<Response> {
  try {
    return await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER) })
  } catch (reason) {
    const isLate = reason instanceof Error && reason.name === 'TimeoutError'
    const cause = reason instanceof Error && reason.cause instanceof Error ? `: ${reason.cause.message}` : ''
    const words = isLate ? `got no answer in ${LONGEST_ANSWER / 1000} seconds` : `found no server${cause}`
    throw new Error(`${name} ${words}`, { cause: reason })
  }
}

/** What was said of a limit: the code, the policies that are used up, and when it ends. */
async function limitOf(response: Response): Promise<string> {
  const [, code = 'no code'] = /"code":\s*"(\w+)"/.exec(await response.text()) ?? []
  const policy = response.headers.get('ratelimit-policy') ?? 'which limit it does not say'
  return `${code} (${policy}), again in ${response.headers.get('retry-after') ?? 'nobody knows how many'} seconds`
}
