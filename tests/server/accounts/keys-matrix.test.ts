import { afterAll, expect, test } from 'vitest'
import { operations, keyScopes, type KeyScope, type Operation } from '../../../generated/operations.ts'
import { addKey } from '../../../server/accounts/service-api-keys.ts'
import { isObject } from '../../../scripts/generate/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'

// A stream that is injected is not seen to be closed.
const server = await testApp({ streams: { maxPerAccount: Number.MAX_SAFE_INTEGER } })
afterAll(server.close)

const people = { customer: await newCustomer(server), business: await newBusiness(server) } as const
const calls = Object.values<Operation>(operations).filter(({ roles }) => !roles.includes('anyone'))

async function keyOf({ id }: Person, scopes: readonly KeyScope[]): Promise<string> {
  return (await addKey(server.deps, server.deps.db, id, { name: 'Program', scopes })).secret
}

/** Why a request without anything in it is not let in; undefined where it is, whatever comes of it then. */
async function refusal({ method, path }: Operation, token: string): Promise<string | undefined> {
  const answer = await server.app.inject({
    method,
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  })
  const stream = answer.stream()
  if (answer.statusCode !== 401 && answer.statusCode !== 403) {
    stream.destroy()
    return undefined
  }
  const body: unknown = JSON.parse(Buffer.concat(await stream.toArray()).toString())
  if (!isObject(body)) throw new Error('no failure')
  const { code, scope } = body
  return typeof scope === 'string' ? `${String(code)} ${scope}` : String(code)
}

/** The same as the contract has it. */
function expected({ roles, scope }: Operation, role: 'customer' | 'business', scopes: readonly KeyScope[]) {
  if (scope === null) return 'KEY_NOT_ALLOWED'
  if (!roles.includes(role)) return 'ROLE_NOT_ALLOWED'
  return scopes.includes(scope) ? undefined : `KEY_SCOPE_MISSING ${scope}`
}

const inRoles = Object.entries(people) as ['customer' | 'business', Person][]

test.each(inRoles)(
  'each call lets in the keys of a %s by role and scope, and no other',
  shows('keys.matrix'),
  async (role, person) => {
    for (const scope of keyScopes) {
      const scopes = [scope]
      const token = await keyOf(person, scopes)
      const told = await Promise.all(calls.map(async (call) => [call.id, await refusal(call, token)] as const))
      expect(told).toEqual(calls.map((call) => [call.id, expected(call, role, scopes)]))
    }
  },
)

test('a key that there is not is told so wherever a token is needed', async () => {
  const token = `bidfair_00000000_${'a'.repeat(43)}`
  const told = await Promise.all(calls.map(async (call) => await refusal(call, token)))
  expect(told).toEqual(calls.map(() => 'KEY_INVALID'))
})

test('what guards an account is no scope’s', shows('keys.never'), async () => {
  const closed = calls.filter(({ scope }) => scope === null).map(({ id }) => id)
  expect(closed).toEqual([
    'logout',
    'listSessions',
    'endSession',
    'endOtherSessions',
    'listKeys',
    'createKey',
    'revokeKey',
    'reportMessage',
    'updatePassword',
    'resendVerification',
    'deleteAccount',
    'exportAccount',
  ])
  for (const [role, person] of inRoles) {
    const call = role === 'customer' ? operations.editCustomer : operations.editBusiness
    const edit = async (payload: object) => {
      const token = await keyOf(person, ['profile'])
      const headers = { authorization: `Bearer ${token}` }
      return (await server.app.inject({ method: 'POST', url: `/v1${call.path}`, headers, payload })).statusCode
    }
    // The email of today is no change: published clients send the whole profile.
    expect([
      await edit({ phone: '+1 512 555 0177', email: person.email }),
      await edit({ email: 'new@example.com' }),
    ]).toEqual([200, 403])
  }
})

test('to calls that are open to anyone a key means nothing', async () => {
  const secret = await keyOf(people.business, keyScopes)
  const headers = { authorization: `Bearer ${secret}` }
  await server.app.inject({ method: 'GET', url: `/v1${operations.listCategories.path}`, headers })
  const used = await server.deps.db
    .selectFrom('api_keys')
    .select('last_used_at')
    .where('start', '=', secret.slice(0, 16))
    .execute()
  expect(used).toEqual([{ last_used_at: null }])
})
