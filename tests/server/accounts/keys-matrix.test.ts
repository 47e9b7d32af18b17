import { afterAll, expect, test } from 'vitest'
import { operations, keyScopes, type KeyScope, type Operation } from '../../../generated/operations.ts'
import { addKey } from '../../../server/accounts/service-api-keys.ts'
import { isObject } from '../../../scripts/generate/contract.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person, newJob } from '../support/town-wire.ts'
import { clientOf, type Client } from '../support/client.ts'

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

const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const threadJob = await newJob(server, ana)
const thread = { jobId: threadJob, businessId: luis.id }

await luis.must('sendMessage', { jobId: threadJob, text: 'Is there a lift?' })

/** A program with a key of these scopes, and the id of the key. */
async function program(person: Person, ...scopes: KeyScope[]): Promise<Client & Readonly<{ keyId: string }>> {
  const { key, secret } = await addKey(server.deps, db, person.id, { name: 'Program', scopes })
  return { ...clientOf(server.app, secret), keyId: key.id }
}

const missing = (scope: KeyScope) => ({ status: 403, code: 'KEY_SCOPE_MISSING', scope })

test('keys from before keep what they had, and say so', async () => {
  const [reads, writes, other] = [
    await program(ana, 'jobs:read'),
    await program(ana, 'jobs:write'),
    await program(ana, 'bids:read'),
  ]
  // As a server of the version before leaves them, which does not name the column.
  const ids = [reads.keyId, writes.keyId, other.keyId]
  await db.updateTable('api_keys').set({ has_message_scopes: false }).where('id', 'in', ids).execute()
  expect((await reads.must('listMessages', { ...thread, limit: 30 })).messages.length).toBeGreaterThan(0)
  expect(await reads.refused('sendMessage', { ...thread, text: 'No' })).toMatchObject(missing('messages:write'))
  await writes.must('sendMessage', { ...thread, text: 'Second floor.' })
  expect(await other.refused('listMessages', { ...thread, limit: 30 })).toMatchObject(missing('messages:read'))
  const { keys } = await ana.must('listKeys', {})
  const scopesOf = (id: string) => keys.find(({ keyId }) => keyId === id)?.scopes
  expect(ids.map(scopesOf)).toEqual([['jobs:read', 'messages:read'], ['jobs:write', 'messages:write'], ['bids:read']])
})
