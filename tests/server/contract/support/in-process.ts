import { cursorsOf } from '../../../../server/platform/cursor.ts'
import { newId } from '../../../../server/platform/ids.ts'
import type { Json } from '../../../../generated/schemas.ts'
import type { InjectOptions } from 'fastify'
import { isObject } from '../../../../scripts/generate/contract.ts'
import { marked, speaking, type Plan } from '../../../support/requests/plan.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { stripePayments } from '../../../../server/membership/stripe.ts'
import { stripeStandIn } from '../../support/stripe.ts'
import { castOf, newScene } from './scene.ts'
import type { ContractServer, Raw, Scene, Sent } from './server.ts'
import { overHttp } from './over-http.ts'

/** What stands before the id of a job in a cursor, by the order of the list. */
const JOB_RANKS: Readonly<Record<string, readonly string[]>> = { neededBy: ['0'], budget: ['0.00'], nearest: ['0'] }

/** A place in the list of bids by each order, behind a bid that nobody made. */
const BID_PLACES: Readonly<Record<string, readonly string[]>> = {
  plain: ['100'],
  price: ['false', '100'],
  rating: ['false', '0', '0', '100'],
  newest: ['true', '2026-01-01T00:00:00.000000Z'],
}

/** Lists that are of nothing in particular. */
const UNMARKED: readonly string[] = [
  'listWorkPictures',
  'listBlocks',
  'listOperatorActions',
  'findAccounts',
  'findJobs',
]

/**
 * A cursor of the very list that a request asks for, behind a row that nobody has: cursors of other lists are refused.
 *
 * @param body what the request sends, with things in the place of their names
 */
export function cursorFor(operation: string, body: Json): string {
  const text = (name: string): string | undefined => (typeof body[name] === 'string' ? body[name] : undefined)
  const row = newId(new Date())
  switch (operation) {
    case 'listCustomerJobs':
    case 'listBusinessJobs': {
      const order = text('order') ?? 'newest'
      const place = [...(JOB_RANKS[order] ?? []), row]
      const role = operation === 'listCustomerJobs' ? 'customer' : 'business'
      return text('q') === undefined
        ? cursorsOf(operation, order).after(...place)
        : cursorsOf('search', role, order).after('exact', ...place)
    }
    case 'listBids': {
      const order = text('order') ?? 'plain'
      return cursorsOf(operation, text('jobId'), order).after(...(BID_PLACES[order] ?? []), row)
    }
    case 'findBusinesses':
      return cursorsOf(operation).after('exact', '3500000', row)
    case 'listMessages':
      return cursorsOf(operation, text('jobId'), text('businessId')).after(row)
    case 'findReports':
      return cursorsOf('reportCases', String(body['settled'] === true), text('subject')).after(row)
    case 'listThreads':
      return cursorsOf(operation, text('jobId'), text('jobStatus')).after(row)
    case 'listGroupedNotifications':
      return cursorsOf(operation, text('group'), text('about')).after(row)
    default: {
      const subject = text('webhookId') ?? text('business')
      return cursorsOf(operation, ...(UNMARKED.includes(operation) ? [] : [subject])).after(row)
    }
  }
}

/** Our own server, in this process, whose scenes are written into its database. */
export async function inProcess(): Promise<ContractServer> {
  const now = () => new Date()
  const stripe = await stripeStandIn(now)
  const server = await testApp({
    deps: { delay: () => Promise.resolve(), payments: stripePayments(stripe.settings, now) },
    // A stream that is injected is not seen to be closed.
    streams: { maxPerAccount: Number.MAX_SAFE_INTEGER },
  })
  const cast = await castOf(server)
  // Who has begun to pay may manage the card.
  await cast.business.must('startCheckout', {})
  return {
    address: 'http://localhost:3000',
    send: (_, sent) => inject(server, sent),
    newScene: async (operation, plan) => {
      const scene = await newScene(server, cast, speaking(plan))
      return plan === undefined ? scene : withCursor(scene, operation.id, plan)
    },
    whyNot: () => undefined,
    close: async () => {
      await server.close()
      await stripe.close()
      return stripe.complaints
    },
  }
}

/** The scene with a cursor of the list that the request asks for. */
function withCursor(scene: Scene, operation: string, { sender, body }: Plan): Scene {
  const known = (value: unknown): unknown => (typeof value === 'string' ? scene.valueOf(sender, value) : value)
  const sent = body !== undefined && 'json' in body && isObject(body.json) ? body.json : {}
  const asked = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, known(value)]))
  const own = operation === 'listMessages' && sender === 'business' ? { businessId: known(marked('caller')) } : {}
  return {
    ...scene,
    valueOf: (who, text) =>
      text === marked('cursor') ? cursorFor(operation, { ...asked, ...own }) : scene.valueOf(who, text),
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

async function inject({ app }: TestApp, { method: name, url, headers, payload }: Sent): Promise<Raw> {
  const method = METHODS.find((known) => known === name)
  if (method === undefined) throw new Error(`no such method: ${name}`)
  // As a stream, for one of the answers never ends.
  const options: InjectOptions & { payloadAsStream: true } = { method, url, headers, payloadAsStream: true }
  const answer = await app.inject({ ...options, ...(payload !== undefined && { payload }) })
  const stream = answer.stream()
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (isEndless) stream.destroy()
  const body = isEndless ? '' : Buffer.concat(await stream.toArray()).toString()
  return { status: answer.statusCode, headers: answer.headers, body }
}

/** The server that the tests of the contract are for: ours in this process, or the one that `npm run test:contract -- --url` names. */
export async function contractServer(): Promise<ContractServer> {
  const { env } = process
  const url = env['CONTRACT_URL']
  if (url === undefined) return await inProcess()
  const account = (name: string) => ({
    email: env[`CONTRACT_${name}`] ?? '',
    password: env[`CONTRACT_${name}_PASSWORD`] ?? '',
  })
  return await overHttp(url, {
    customer: { role: 'customer', ...account('CUSTOMER') },
    business: { role: 'business', ...account('BUSINESS') },
  })
}
