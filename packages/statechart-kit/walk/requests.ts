import { setTimeout as pass } from 'node:timers/promises'
import type { BrowserContext, Request, Response } from 'playwright-core'
import { withoutToken } from '../core/serializable.ts'
import type { EdgeTreatment, TraceRequest } from '../core/trace.ts'

/** What an app knows of a request of its pages. */
export type Calls = {
  /** What its API calls it; null for an address that the API does not know, undefined for what is no call: pages, scripts, pictures. */
  readonly operationOf: (request: Request) => string | null | undefined
  /** What its edge of the network did with it. */
  readonly treatmentOf: (request: Request) => EdgeTreatment
  /** Whether a call changes what is stored; by default none does. */
  readonly isChange?: (operation: string) => boolean
}

/** A call of a page that the server took for done, and that changes what is stored. */
export type Change = { readonly call: string; readonly request: Request }

/** The requests along one walk, step by step. */
export type Requests = {
  /** Listens to a browser from now on. */
  readonly watch: (context: BrowserContext) => void
  /** Begins the next step: what is asked for from now on belongs to it. The first step is the opening. */
  readonly turn: () => void
  /** What was asked for in each step up to now, with what became of it. */
  readonly told: () => Promise<readonly (readonly TraceRequest[])[]>
  /** The changes that the server has acknowledged since this was asked last. Waits for those that are on their way to it. */
  readonly changes: () => Promise<readonly Change[]>
  /** Listens no longer. */
  readonly end: () => void
}

/** Milliseconds for a change that is on its way to the server, and from one look to the next. */
const ON_ITS_WAY = 5000
const LOOK = 10

/** Milliseconds that the answers under way may take to be read at the end; those of a page that has gone never come. */
const LAST_WORDS = 2000

export function requestsOf({ operationOf, treatmentOf, isChange = () => false }: Calls): Requests {
  const steps: { readonly request: Request; readonly operation: string | null }[][] = []
  const answers = new Map<Request, { readonly status: number; readonly code: Promise<string | null> }>()
  const contexts: BrowserContext[] = []
  let changes: readonly Change[] = []
  const failed = new Set<Request>()
  const onFailed = (request: Request): void => void failed.add(request)
  const onRequest = (request: Request): void => {
    const operation = operationOf(request)
    if (operation !== undefined) steps.at(-1)?.push({ request, operation })
    if (typeof operation === 'string' && isChange(operation)) changes = [...changes, { call: operation, request }]
  }
  const reachesServer = ({ request }: Change): boolean => ['open', 'passed'].includes(treatmentOf(request))
  const onResponse = (response: Response): void => {
    const request = response.request()
    const status = response.status()
    if (operationOf(request) !== undefined) {
      answers.set(request, { status, code: status < 400 ? Promise.resolve(null) : codeIn(response) })
    }
  }
  return {
    watch: (context) => {
      contexts.push(context)
      context.on('request', onRequest)
      context.on('response', onResponse)
      context.on('requestfailed', onFailed)
    },
    turn: () => void steps.push([]),
    changes: async () => {
      const isUnderWay = (change: Change): boolean =>
        reachesServer(change) && !answers.has(change.request) && !failed.has(change.request)
      const until = performance.now() + ON_ITS_WAY
      while (changes.some(isUnderWay) && performance.now() < until) await pass(LOOK)
      const isDone = (change: Change): boolean =>
        reachesServer(change) && (answers.get(change.request)?.status ?? 400) < 400
      const done = changes.filter(isDone)
      changes = changes.filter((change) => !isDone(change))
      return done
    },
    end: () => {
      for (const context of contexts) {
        context.off('request', onRequest)
        context.off('response', onResponse)
        context.off('requestfailed', onFailed)
      }
    },
    told: () => {
      const told = async ({ request, operation }: (typeof steps)[number][number]): Promise<TraceRequest> => {
        const answer = answers.get(request)
        return {
          operation,
          method: request.method(),
          path: withoutToken(new URL(request.url()).pathname),
          status: answer?.status ?? null,
          code: (await answer?.code) ?? null,
          edge: treatmentOf(request),
        }
      }
      return Promise.all(steps.map((step) => Promise.all(step.map(told))))
    },
  }
}

async function codeIn(response: Response): Promise<string | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, LAST_WORDS, null)
  const body = response.json().then(
    (answer: unknown): unknown => (typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : null),
    () => null,
  )
  const code: unknown = await Promise.race([body, late.promise])
  clearTimeout(timer)
  return typeof code === 'string' ? code : null
}
