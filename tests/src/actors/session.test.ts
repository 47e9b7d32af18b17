import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { runService } from '../../../src/actors/run-service.ts'
import { deleteJob } from '../../../src/services/job-commands.ts'
import { answer, json, refusal, fakeServer } from '../services/fake-server.ts'
import { wire } from '../../../generated/client/wire-server.ts'
import { customerProfile } from '../services/samples.ts'
import { business, contents, customer, keptFor, memory, stage } from './stage.ts'
import { Effect } from 'effect'
import type { Failure } from '../../../machines/outcome.ts'

const nobody = { token: null, userType: null, userData: null }
const login = { type: 'login.submitted', email: 'ana@example.com', password: 'kettle7' } as const
const welcome = answer(wire.loginCustomer, {
  message: 'Hi',
  token: 'token-ana',
  type: 'customer',
  user: customerProfile,
})

describe('what is on the device', () => {
  it.each([customer, business])('brings $userType back', async (session) => {
    const { environment } = await stage({ session })
    const { value, context } = environment.session.getSnapshot()
    expect([value, context.session, context.language]).toEqual(['signedIn', session, session.user.language])
  })

  const kept = (changes: object) => JSON.stringify({ ...JSON.parse(keptFor(customer)), ...changes })

  it.each<[string, string]>([
    ['half of it', keptFor(customer).slice(0, 40)],
    ['another kind of thing', '[]'],
    ['nothing of use', '"text"'],
    ['no token', kept({ token: '' })],
    ['no user', kept({ userData: null })],
    ['a user of another role', kept({ userType: 'business' })],
    ['an unknown role', kept({ userType: 'admin' })],
    ['a user with a number for a name', kept({ userData: { ...customer.user, name: 7 } })],
  ])('is nobody when it is %s', async (_, bidfair) => {
    const { environment } = await stage({ storage: memory({ bidfair }) })
    expect(environment.session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  })

  it('keeps the language without a session', async () => {
    const { environment } = await stage({ storage: memory({ bidfair: JSON.stringify({ ...nobody, language: 'ar' }) }) })
    expect(environment.session.getSnapshot().context.language).toBe('ar')
  })

  it('may not be touched at all', async () => {
    const denied = memory()
    denied.getItem = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    denied.setItem = denied.getItem
    const { environment } = await stage({ storage: denied }, welcome.clone())
    environment.session.send(login)
    const { context } = await waitFor(environment.session, (snapshot) => snapshot.hasTag('in'))
    expect(context.session?.token).toBe('token-ana')
  })
})

describe('logging in and out', () => {
  it('keeps one record, and forgets it together with drafts of people', async () => {
    const drafts = { 'bidfair.draft.ana.job': '{}', 'bidfair.draft.visitor.signup-customer': '{}', other: '1' }
    const { environment, storage, tabStorage, server } = await stage(
      { tabStorage: memory(drafts) },
      welcome.clone(),
      json({ Success: true, Message: 'Bye' }),
    )
    environment.session.send(login)
    await waitFor(environment.session, (snapshot) => snapshot.hasTag('in'))
    expect(contents(storage)).toEqual({
      bidfair: { token: 'token-ana', userType: 'customer', userData: customer.user, language: 'es' },
    })
    environment.session.send({ type: 'logout.requested' })
    expect(contents(storage)).toEqual({ bidfair: { ...nobody, language: 'en' } })
    expect(Object.keys(contents(tabStorage))).toEqual(['bidfair.draft.visitor.signup-customer', 'other'])
    await expect.poll(() => server.seen.at(-1)?.path).toBe('/v1/logout')
    expect(server.seen.at(-1)?.headers['authorization']).toBe('Bearer token-ana')
  })

  it('forgets drafts of people and asks for nothing when the account is left', async () => {
    const drafts = { 'bidfair.draft.ana.job': '{}', 'bidfair.draft.visitor.signup-customer': '{}' }
    const { environment, storage, tabStorage, server } = await stage({ session: customer, tabStorage: memory(drafts) })
    environment.session.send({ type: 'deletion.begun', deleteAt: '2026-03-15T09:00:00.000Z' })
    expect(contents(storage)).toEqual({ bidfair: { ...nobody, language: 'es' } })
    expect(Object.keys(contents(tabStorage))).toEqual(['bidfair.draft.visitor.signup-customer'])
    expect(server.seen).toEqual([])
  })

  it('goes on when the device is full', async () => {
    const { environment, storage } = await stage({ storage: memory({}, 10) }, welcome.clone())
    environment.session.send(login)
    await waitFor(environment.session, (snapshot) => snapshot.hasTag('in'))
    expect(contents(storage)).toEqual({})
  })
})

describe('a dead session', () => {
  it('ends on any call, is forgotten on the device, and leaves drafts alone', async () => {
    const { environment, storage, tabStorage } = await stage(
      { session: customer, tabStorage: memory({ 'bidfair.draft.ana.job': '{}' }) },
      refusal(401, 'UNAUTHORIZED'),
    )
    const call = deleteJob({ jobId: 'job-1', key: 'key-12345' })
    const outcome = await runService(environment, new AbortController().signal, call)
    expect(outcome).toEqual({ type: 'unauthorized', code: 'UNAUTHORIZED' })
    expect(environment.session.getSnapshot().value).toEqual({ signedOut: 'expired' })
    expect(contents(storage)).toEqual({ bidfair: { ...nobody, language: 'es' } })
    expect(contents(tabStorage)).toEqual({ 'bidfair.draft.ana.job': {} })
  })
})

const changed = (key: string | null) => Object.assign(new Event('storage'), { key })

it('other tabs are followed in and out, and may do what they like under other keys', async () => {
  const { environment, storage, events } = await stage({})
  const seen = () => environment.session.getSnapshot()
  storage.setItem('bidfair', keptFor(business))
  events.dispatchEvent(changed('something'))
  expect(seen().value).toEqual({ signedOut: 'idle' })
  events.dispatchEvent(changed('bidfair'))
  expect(seen().context.session).toEqual(business)
  storage.clear()
  events.dispatchEvent(changed(null))
  expect(seen().value).toEqual({ signedOut: 'idle' })
})

describe('an actor that has stopped', () => {
  it('asks the server nothing, and is answered nothing', async () => {
    const { environment, server } = await stage({ session: customer }, json({ Success: true, Message: 'Done' }))
    const answers: unknown[] = []
    const remove = (signal: AbortSignal, jobId: string) =>
      runService(environment, signal, deleteJob({ jobId, key: 'key-12345' })).then((outcome) => answers.push(outcome))
    void remove(AbortSignal.abort(), 'stopped')
    await remove(new AbortController().signal, 'running')
    expect(server.seen.map(({ body }) => body)).toEqual([{ jobid: 'running' }])
    expect(answers).toEqual([{ type: 'done', value: { message: 'Done' } }])
  })
})

it('gives a value or a failure as output, and rejects on a bug', async () => {
  const run = <Value>(effect: Effect.Effect<Value, Failure>) =>
    runService({ api: fakeServer().settings }, new AbortController().signal, effect)
  const failure: Failure = { type: 'conflict', code: 'BID_CHANGED', fresh: { amount: 9 } }
  expect(await run(Effect.succeed(7))).toEqual({ type: 'done', value: 7 })
  expect(await run(Effect.fail(failure))).toEqual(failure)
  await expect(run(Effect.die(new Error('A bug')))).rejects.toThrow('A bug')
})
