import { setTimeout as moment } from 'node:timers/promises'
import type { Page, Request, Route } from 'playwright-core'
import { errorStatus } from '../../../generated/codes.ts'
import type { Failure, Outcome } from '../../../machines/outcome.ts'
import { note } from 'statechart-kit/script/notes'
import { dropped, tooSlow } from '../../models/api.ts'
import { told } from '../../support/language.ts'
import { sentJson } from '../../support/request-bodies.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { EdgeTreatment } from 'statechart-kit/core/trace'
import { operations } from '../../../tests/support/contract.ts'

/** What the real server is asked in the place of the page's own words: fewer rows, say. */
type Asked = (body: unknown) => object

/** The edge of the network: calls wait here until it is said what becomes of them. */
export type Gate = {
  /** Waits until a call stands at the gate that its page still waits for. */
  readonly arrived: () => Promise<Request>
  /** Waits for a call that comes from now on. */
  readonly next: () => Promise<void>
  /** Lets the calls go to the real server, or answers them in its place; those too that come after, until it is shut. */
  readonly answer: (outcome: Outcome<unknown>, asked?: Asked) => Promise<void>
  /** The same for the calls that wait by now alone: one that follows from the answer waits again. */
  readonly answerOnce: (outcome: Outcome<unknown>, asked?: Asked) => Promise<void>
  readonly shut: () => void
  /** Lets the page's time pass until it waits for none of its calls any more, and makes no second attempt. */
  readonly passTime: () => Promise<void>
}

/** How far the page's own clock is moved on at a time while it waits for a call, which it does for a multiple of this, and while it does not; milliseconds. */
const LEAP = 5_000
const STEP = 1_000

/** Time enough for the call that may take longest, a document, and its second attempt; milliseconds of the page's own clock. */
const LONGEST = 130_000

/** So many steps without a call that is waited for: there is no second attempt. What the screen says about it is still there then. */
const GIVEN_UP = 3

/** How long a call is waited for, in milliseconds. */
const PATIENCE = 20_000

const treatments = new WeakMap<Request, EdgeTreatment>()

/** What became of a request at the gates. */
export function treatmentOf(request: Request): EdgeTreatment {
  return treatments.get(request) ?? 'open'
}

/** Puts a gate before some calls of the contract. It is shut at first. */
export async function gateOn(page: Page, ids: readonly OperationId[]): Promise<Gate> {
  let decided: { readonly outcome: Outcome<unknown>; readonly asked: Asked | undefined } | null = null
  let waiting: readonly Route[] = []
  let arrival = Promise.withResolvers<void>()
  let made: readonly Request[] = []
  const over = new Set<Request>()
  page.on('requestfailed', (request) => void over.add(request))
  page.on('requestfinished', (request) => void over.add(request))
  let asked: readonly string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/')) asked = [...asked, `${request.method()} ${pathname}`]
  })

  await page.route(isCallOf(ids), async (route) => {
    made = [...made, route.request()]
    treatments.set(route.request(), 'held')
    if (decided) return conclude(route, decided.outcome, decided.asked)
    waiting = [...waiting, route]
    arrival.resolve()
    arrival = Promise.withResolvers()
  })

  const next = async (until = Date.now() + PATIENCE): Promise<void> => {
    const late = AbortSignal.timeout(Math.max(0, until - Date.now()))
    const isLate = new Promise<true>((resolve) => late.addEventListener('abort', () => resolve(true)))
    if ((await Promise.race([arrival.promise, isLate])) === true) {
      throw new Error(
        `No call of ${ids.join(', ')} came to the gate; the page asked for ${asked.join(', ') || 'nothing'}`,
      )
    }
  }

  const arrived = async (until = Date.now() + PATIENCE): Promise<Request> => {
    const route = waiting.findLast((each) => !over.has(each.request()))
    if (route) return route.request()
    await next(until)
    return arrived(until)
  }

  const passTime = async (): Promise<void> => {
    const isQuiet = (): boolean => made.every((request) => over.has(request))
    for (let passed = 0, quiet = 0; passed < LONGEST && quiet < GIVEN_UP;) {
      const step = isQuiet() ? STEP : LEAP
      await page.clock.runFor(step)
      // On a busy machine a second attempt is heard of later than it is made.
      await moment(isQuiet() ? 100 : 20)
      passed += step
      quiet = isQuiet() ? quiet + 1 : 0
    }
  }

  const answerWaiting = async (outcome: Outcome<unknown>, instead?: Asked): Promise<void> => {
    const all = waiting
    waiting = []
    await Promise.all(all.map((route) => conclude(route, outcome, instead)))
  }

  return {
    arrived: async () => {
      const request = await arrived()
      note({ kind: 'told', part: 'sees', text: told.gate.holds(callOf(request)), about: null })
      return request
    },
    next: () => next(),
    shut: () => {
      decided = null
      asked = []
    },
    answer: async (outcome, instead) => {
      noteAnswer(callOf(await arrived()), outcome)
      decided = { outcome, asked: instead }
      await answerWaiting(outcome, instead)
      if (outcome.type === 'timedOut' && outcome !== tooSlow) await passTime()
    },
    answerOnce: async (outcome, instead) => {
      noteAnswer(callOf(await arrived()), outcome)
      await answerWaiting(outcome, instead)
    },
    passTime,
  }
}

const callOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`

/** Says what a tester who walks this by hand has the proxy do. */
function noteAnswer(call: string, outcome: Outcome<unknown>): void {
  const text =
    'code' in outcome
      ? told.gate.refused(call, outcome.code === null ? 0 : errorStatus[outcome.code], outcome.code ?? '')
      : told.gate[outcome === dropped ? 'dropped' : outcome.type](call)
  note({ kind: 'told', part: 'does', text, about: null })
}

/** Whether an address is one of these calls. */
function isCallOf(ids: readonly OperationId[]): (url: URL) => boolean {
  const paths = operations
    .filter(({ id }) => ids.some((wanted) => wanted === id))
    .map(({ path }) => new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  if (paths.length < ids.length) throw new Error(`The contract has not all of ${ids.join(', ')}`)
  return ({ pathname }) => paths.some((path) => path.test(pathname))
}

/** A page that went on to something else has taken its call back: then there is nobody to answer. */
async function conclude(route: Route, outcome: Outcome<unknown>, asked: Asked | undefined): Promise<void> {
  await reply(route, outcome, asked).catch((reason: unknown) => {
    if (!/already handled|closed|Invalid InterceptionId/i.test(String(reason))) throw reason
  })
}

const TREATMENTS: { readonly [Type in Outcome<unknown>['type']]?: EdgeTreatment } = {
  done: 'passed',
  offline: 'broken',
  timedOut: 'silent',
}

async function reply(route: Route, outcome: Outcome<unknown>, asked: Asked | undefined): Promise<void> {
  treatments.set(route.request(), TREATMENTS[outcome.type] ?? 'answered')
  switch (outcome.type) {
    case 'done':
      return route.continue(asked && { postData: JSON.stringify(asked(sentJson(route.request()))) })
    case 'offline':
      return route.abort(outcome === dropped ? 'connectionreset' : 'connectionrefused')
    case 'timedOut':
      // Otherwise nothing is said at all.
      return outcome === tooSlow ? refuse(route, { type: 'invalid', code: 'REQUEST_TIMEOUT', errors: [] }) : undefined
    case 'serverFailed':
      return route.fulfill({ status: 500, json: { Success: false, Message: 'Server words', code: 'INTERNAL_ERROR' } })
    case 'malformed':
      return route.fulfill({ contentType: 'application/json', body: '{"Success":true,"Mess' })
    default:
      return refuse(route, outcome)
  }
}

/** A refusal as the contract has it: the status of its code, and the fields that are wrong. */
function refuse(route: Route, failure: Extract<Failure, { readonly code: unknown }>): Promise<void> {
  const { code } = failure
  if (code === null) throw new Error('The contract lists codes')
  const headers =
    failure.type === 'tooMany' && failure.retryAfter !== null ? { 'Retry-After': `${failure.retryAfter}` } : {}
  const errors = failure.type === 'invalid' ? { errors: failure.errors } : {}
  return route.fulfill({
    status: errorStatus[code],
    headers,
    json: { Success: false, Message: 'Server words', code, ...errors },
  })
}
