import { ApiError, type Schemas } from '../../../docs/examples/over-the-wire/client.ts'
import { at, logIn, type Town } from '../load/town-wire.ts'
import type { Fleet, Member } from './fleet.ts'

/** How often something can be done through one server after the other, until each has refused it with this code. */
export async function throughAll(
  members: readonly Member[],
  code: Schemas['Failure']['code'],
  act: (baseUrl: string, turn: number) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (let refused = 0, turn = 0; refused < members.length; turn += 1) {
    try {
      await act(at(members, turn).url, turn)
      done += 1
    } catch (error) {
      if (!(error instanceof ApiError && error.failure.code === code)) throw error
      refused += 1
    }
  }
  return done
}

/** An address of which nothing came yet (RFC 5737). */
const STRANGER = '203.0.113.7'

/** How many accounts can log in from one address; the servers are started anew with the limits that they are shipped with. */
export async function loginsThroughAll({ members }: Fleet, { customers, businesses }: Town): Promise<number> {
  await Promise.all(
    members.map(async (member) => {
      await member.end('SIGTERM')
      await member.start({ RATE_LIMIT_MULTIPLIER: '1' })
    }),
  )
  // As behind a proxy, which these servers believe.
  const from: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', STRANGER)
    return fetch(request)
  }
  const accounts = [...customers, ...businesses]
  return await throughAll(members, 'TOO_MANY_REQUESTS', (baseUrl, turn) =>
    logIn({ baseUrl, fetch: from }, at(accounts, turn).email),
  )
}
