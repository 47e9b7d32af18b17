import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { jobListInput, jobListMachine } from '../../../src/actors/jobs.ts'
import { startPreload, type PreloadWindow } from '../../../src/app/preload.ts'
import { filterIn } from '../../../src/features/dashboard/list-filter.ts'
import type { Session } from '../../../src/services/types.ts'
import { business, customer, keptFor, memory, stage } from '../actors/stage.ts'
import { answer, fakeServer, json, type Reply } from '../services/fake-server.ts'
import { job } from '../services/samples.ts'
import { type PreloadedRequest, preloadCall, earlyOf } from '../../../src/actors/preloaded-call.ts'

const page = () =>
  answer(wire.listCustomerJobs, { jobs: [job], nextCursor: null, overview: { counts: [], waiting: [] } })

/** Opens an address with somebody logged in, or nobody, before a server that replies from a list. */
function open(address: string, session: Session | null, ...replies: readonly Reply[]) {
  const server = fakeServer(...replies)
  const { origin, pathname, search } = new URL(address, server.settings.baseUrl)
  const place: PreloadWindow = {
    location: { origin, pathname, search },
    localStorage: memory(session ? { bidfair: keptFor(session) } : {}),
    fetch: server.settings.fetch,
  }
  const prepared: unknown[] = []
  const prepare = (...screen: readonly unknown[]): [] => {
    prepared.push(screen)
    return []
  }
  return { server, place, prepared, early: () => startPreload(place, prepare) }
}

describe('ahead of the app', () => {
  it.each([
    ['/', null, 'login', { language: 'en', isIn: false }],
    ['/signup-business', null, 'signupBusiness', { language: 'en', isIn: false }],
    ['/dashboard', null, 'login', { language: 'en', isIn: false }],
    ['/?next=%2Fjob-details%3Fid%3D1', customer, 'jobDetails', { language: 'es', isIn: true }],
    ['/job-details?id=1', business, 'jobDetails', { language: business.user.language, isIn: true }],
    ['/reset-password?token=1', customer, 'resetPassword', { language: 'es', isIn: true }],
  ] as const)('%s fetches the screen that it leads to, and asks nothing', (address, session, ...screen) => {
    const { early, prepared } = open(address, session)
    expect(early().call).toBe(null)
    expect(prepared).toEqual([screen])
  })

  it('nothing is fetched for an address that nobody knows', () => {
    const { early, prepared } = open('/nowhere', customer)
    expect([early().call, prepared]).toEqual([null, []])
  })

  it('a browser that denies its storage has nobody logged in', () => {
    const { place } = open('/dashboard', customer)
    const denying = {
      ...place,
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError')
      },
    }
    const prepared: unknown[] = []
    startPreload(denying, (route) => {
      prepared.push(route)
      return []
    })
    expect(prepared).toEqual(['login'])
  })

  // The list asks through the typed client, which is made of the contract: what it then takes is what was asked here.
  it.each([
    ['/dashboard', customer],
    ['/dashboard?status=toRate&order=neededBy', customer],
    ['/dashboard?status=inprogress', business],
    ['/?next=%2Fdashboard%3Fstatus%3DmyBids', business],
    ['/signup-customer', business],
  ])('%s asks for the first page that the list of its reader is going to ask for', async (address, session) => {
    const { early, server, prepared } = open(address, session, page(), page())
    const { call, settled } = early()
    expect(prepared).toEqual([['dashboard', { language: session.user.language, isIn: true }]])
    const { environment } = await stage({ session, fetch: server.settings.fetch, early: call })
    const next = new URL(address, server.settings.baseUrl).searchParams.get('next') ?? address
    const search = new URL(next, server.settings.baseUrl).search
    const filter = filterIn(search, session.userType)
    await settled
    const list = createActor(jobListMachine(environment), { input: jobListInput(environment, filter) }).start()
    expect([list.getSnapshot().value, list.getSnapshot().context.items]).toEqual([{ shown: 'end' }, [job]])
    list.send({ type: 'list.refreshed' })
    await waitFor(list, (state) => !state.hasTag('busy'))
    const [ahead, itself] = server.seen.map(({ method, path, headers, body }) => ({ method, path, headers, body }))
    expect(ahead).toEqual(itself)
  })

  it.each([
    ['a list that opens before its first page is here waits for it', [page()], false],
    ['an answer that breaks the contract is asked for again', [json({ Success: true }), page()], true],
  ])('%s', async (_, replies, isSettled) => {
    const { early, server } = open('/dashboard', customer, ...replies)
    const { call, settled } = early()
    if (isSettled) await settled
    const { environment } = await stage({ session: customer, fetch: server.settings.fetch, early: call })
    const input = jobListInput(environment, filterIn('', 'customer'))
    const list = createActor(jobListMachine(environment), { input }).start()
    expect(list.getSnapshot().value).toBe('loading')
    const { context } = await waitFor(list, (state) => !state.hasTag('busy'))
    expect([context.items, server.seen.length]).toEqual([[job], replies.length])
  })
})

const url = 'http://bidfair.test/v1/get-jobs/customer'
const NOON = Date.UTC(2026, 10, 23, 12)

type Said = { readonly url?: string; readonly token?: string; readonly language?: string; readonly body?: string }

const asking = ({ token = 'ana', language = 'en', body = '{"limit":10}', ...said }: Said = {}): PreloadedRequest => ({
  url: said.url ?? url,
  headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  body,
})

const answering = async (): Promise<Response> => new Response('the jobs')

/** A call whose answer is here. */
async function answered(fetch: (request: Request) => Promise<Response> = answering) {
  const call = preloadCall(fetch, asking(), () => NOON)
  await call.answer
  return call
}

describe('a call that was made early', () => {
  it('says what it was given to say', async () => {
    const seen: unknown[] = []
    await answered(async (request) => {
      seen.push(request.method, request.url, request.headers.get('Authorization'), await request.text())
      return answering()
    })
    expect(seen).toEqual(['POST', url, 'Bearer ana', '{"limit":10}'])
  })

  it('is here at once for who asks the same, once', async () => {
    const early = earlyOf(await answered(), () => NOON + 9_999)
    expect([early.here(asking()), early.here(asking()), await early.take(asking())]).toEqual(['the jobs', null, null])
  })

  it('is waited for by who asks before it is here', async () => {
    const gate = Promise.withResolvers<Response>()
    const early = earlyOf(preloadCall(() => gate.promise, asking()))
    expect(early.here(asking())).toBe(null)
    const taken = early.take(asking())
    gate.resolve(await answering())
    expect([await taken, early.here(asking())]).toEqual(['the jobs', null])
  })

  it.each([
    ['of another session', { token: 'luis' }],
    ['in another language', { language: 'es' }],
    ['for something else', { body: '{"limit":10,"status":["open"]}' }],
    ['to another address', { url: 'http://bidfair.test/v1/get-job/business' }],
  ])('is nothing to who asks %s, nor to anybody after', async (_, other) => {
    const early = earlyOf(await answered(), () => NOON)
    const given = [early.here(asking(other)), await early.take(asking(other)), await early.take(asking())]
    expect(given).toEqual([null, null, null])
  })

  it('is too old after ten seconds', async () => {
    const early = earlyOf(await answered(), () => NOON + 10_000)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })

  it.each([
    ['was refused', async () => new Response('no', { status: 401 })],
    ['could not be made', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broke off', async () => new Response(new ReadableStream({ start: (to) => to.error(new TypeError('gone')) }))],
  ])('is nothing where it %s', async (_, failing) => {
    const early = earlyOf(await answered(failing), () => NOON)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })

  it('is not missed where there was none', async () => {
    const early = earlyOf(null)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })
})
