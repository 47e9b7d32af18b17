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

  it('a list that opens before its first page is here waits for it', async () => {
    const { early, server } = open('/dashboard', customer, page())
    const { environment } = await stage({ session: customer, fetch: server.settings.fetch, early: early().call })
    const list = createActor(jobListMachine(environment), {
      input: jobListInput(environment, filterIn('', 'customer')),
    }).start()
    expect(list.getSnapshot().value).toBe('loading')
    const { context } = await waitFor(list, (state) => !state.hasTag('busy'))
    expect([context.items, server.seen.length]).toEqual([[job], 1])
  })

  it('words that break the contract are asked for again', async () => {
    const { early, server } = open('/dashboard', customer, json({ Success: true }), page())
    const { call, settled } = early()
    await settled
    const { environment } = await stage({ session: customer, fetch: server.settings.fetch, early: call })
    const list = createActor(jobListMachine(environment), {
      input: jobListInput(environment, filterIn('', 'customer')),
    }).start()
    const { context } = await waitFor(list, (state) => !state.hasTag('busy'))
    expect([context.items, server.seen.length]).toEqual([[job], 2])
  })
})
