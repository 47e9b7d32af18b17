import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { confirmEmailMachine, verifyEmailMachine } from '../../../src/actors/email.ts'
import {
  businessProfileMachine,
  customerProfileMachine,
  stashProfile,
  takeStashedProfile,
} from '../../../src/actors/profile.ts'
import { businessOf } from '../../../src/services/session.ts'
import { customerProfile, profile, profileDraft } from '../services/samples.ts'
import { answer, json } from '../services/fake-server.ts'
import { business, customer, known, stage, contents } from './stage.ts'
import { businessDetailsForm } from '../../../src/actors/business-profile.ts'
import { customerProfileForm } from '../../../src/actors/customer-profile.ts'

const saved = () => json({ Success: true, Message: 'Done', message: 'Done' })

describe('loading an account', () => {
  it('brings the session up to date, but not its language', async () => {
    const at = await stage(
      { session: customer },
      answer(wire.getCustomer, { customer: { ...customerProfile, city: 'Waco', language: 'en' } }),
    )
    const actor = createActor(customerProfileMachine(at.environment), { input: { request: null } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
    const user = { ...customer.user, city: 'Waco' }
    expect(known(at)).toEqual({ here: user, kept: user })
  })

  it('tells other tabs only what is new', async () => {
    const at = await stage({ session: business }, ...[1, 2].map(() => answer(wire.getBusiness, { business: profile })))
    const heard: unknown[] = []
    at.environment.session.subscribe(({ context }) => heard.push(context.session?.user))
    const actor = createActor(businessProfileMachine(at.environment), { input: { request: null } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'details.refreshed' })
    await waitFor(actor, (state) => state.matches('ready'))
    expect(heard).toEqual([{ ...business.user, cities: ['Austin', 'Dallas'], picture: '/luis' }])
  })
})

describe('another address', () => {
  it('that is confirmed is known to the session', async () => {
    const moved = { ...customerProfile, email: 'new@example.com' }
    const at = await stage({ session: customer }, saved(), answer(wire.getCustomer, { customer: moved }))
    const actor = createActor(confirmEmailMachine(at.environment), { input: { request: 'token' } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
    expect(at.server.seen.map(({ path }) => path)).toEqual(['/v1/confirm-email', '/v1/get-customer-details/customer'])
    expect(known(at).here).toEqual({ ...customer.user, email: 'new@example.com' })
  })
})

describe('verifying an address', () => {
  const user = { ...businessOf(profile), language: 'en', isEmailVerified: false } as const
  const unverified = { token: 'token-luis', userType: 'business', user } as const

  it('tells the session, and asks once for each link', async () => {
    const at = await stage({ session: unverified }, saved(), answer(wire.getBusiness, { business: profile }))
    const machine = verifyEmailMachine(at.environment)
    const first = createActor(machine, { input: { request: 'token' } }).start()
    await waitFor(first, (state) => state.matches('ready'))
    const again = createActor(machine, { input: { request: 'token' } }).start()
    await waitFor(again, (state) => state.matches('ready'))
    expect(at.server.seen.length).toBe(2)
    expect(known(at).here).toMatchObject({ isEmailVerified: true })
  })
})

it('a business that was loaded is handed over once', async () => {
  const { environment } = await stage({ session: business })
  expect(takeStashedProfile(environment)).toBe(null)
  stashProfile(environment, profile)
  expect(takeStashedProfile(environment)).toBe(profile)
  expect(takeStashedProfile(environment)).toBe(null)
})

it.each([
  ['another business', { ...business, user: { ...business.user, id: 'other' } } as typeof business],
  ['a customer', customer],
  ['nobody', null],
])('to %s nothing is handed over', async (_, session) => {
  const { environment } = await stage({ session })
  stashProfile(environment, profile)
  expect(takeStashedProfile(environment)).toBe(null)
})

describe('editing an account', () => {
  it('of a customer goes over into the session, and the next edit starts from there', async () => {
    const at = await stage({ session: customer }, saved())
    const { machine, input } = customerProfileForm(at.environment, {
      ...customer.user,
      ...profileDraft,
      pendingEmail: null,
      picture: { url: '/old' },
    })
    const form = createActor(machine, { input }).start()
    expect(form.getSnapshot().context.files.map(({ url }) => url)).toEqual(['/old'])
    form.send({ type: 'draft.changed', changes: { name: ' Ana Maria ' } })
    expect(Object.keys(contents(at.tabStorage))).toEqual(['bidfair.draft.ana.profile'])
    form.send({ type: 'file.removed', id: form.getSnapshot().context.files[0]?.id ?? '' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('registered'))
    expect(known(at).kept).toEqual({
      ...customer.user,
      name: 'Ana Maria',
      phone: '+1 512 555 0148',
      picture: null,
    })
    expect(contents(at.tabStorage)).toEqual({})
    form.send({ type: 'form.opened' })
    expect(form.getSnapshot().context).toMatchObject({ initial: { name: ' Ana Maria ' }, files: [], initialFiles: [] })
  })

  it('names the documents that there are, by a number where the file name is not known', async () => {
    const { environment } = await stage({ session: business })
    const { input } = businessDetailsForm(environment, profile, (number) => `Document ${number}`)
    expect(input.files).toEqual([
      { slot: 'logo', name: '', url: '/logo' },
      { slot: 'documents', name: 'licence.pdf', url: '/one' },
      { slot: 'documents', name: 'Document 2', url: '/two' },
    ])
  })
})
