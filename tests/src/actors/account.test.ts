import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { businessDetailsForm } from '../../../src/actors/business-profile.ts'
import { confirmEmailMachine } from '../../../src/actors/email.ts'
import {
  businessProfileMachine,
  customerProfileMachine,
  stashProfile,
  takeStashedProfile,
} from '../../../src/actors/profile.ts'
import { businessOf } from '../../../src/services/session.ts'
import { verifyEmailMachine } from '../../../src/actors/email.ts'
import { customerProfile, profile } from '../services/samples.ts'
import { answer, json } from '../services/fake-server.ts'
import { business, customer, known, stage } from './stage.ts'

const saved = () => json({ Success: true, Message: 'Done', message: 'Done' })

describe('loading an account', () => {
  it('brings the session up to date, but not its language', async () => {
    const other = answer(wire.getCustomer, { customer: { ...customerProfile, city: 'Waco', language: 'en' } })
    const at = await stage({ session: customer }, other)
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
    expect(heard).toEqual([{ ...business.user, cities: ['Austin', 'Dallas'], radius: 25, picture: '/luis' }])
  })
})

it('a confirmed address is known to the session', async () => {
  const moved = answer(wire.getCustomer, { customer: { ...customerProfile, email: 'new@example.com' } })
  const at = await stage({ session: customer }, saved(), moved)
  const actor = createActor(confirmEmailMachine(at.environment), { input: { request: 'token' } }).start()
  await waitFor(actor, (state) => state.matches('ready'))
  expect(known(at).here).toEqual({ ...customer.user, email: 'new@example.com' })
})

it('a verified address is known to the session, and is asked about once for each link', async () => {
  const user = { ...businessOf(profile), language: 'en', isEmailVerified: false } as const
  const session = { token: 'token-luis', userType: 'business', user } as const
  const at = await stage({ session }, saved(), answer(wire.getBusiness, { business: profile }))
  for (let visit = 0; visit < 2; visit += 1) {
    const actor = createActor(verifyEmailMachine(at.environment), { input: { request: 'token' } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
  }
  expect(at.server.seen.length).toBe(2)
  expect(known(at).here).toMatchObject({ isEmailVerified: true })
})

it.each([
  ['the same business', business, profile],
  ['another business', { ...business, user: { ...business.user, id: 'other' } } as typeof business, null],
  ['a customer', customer, null],
  ['nobody', null, null],
])('a business that was loaded is handed over to %s, once', async (_, session, handed) => {
  const { environment } = await stage({ session })
  expect(takeStashedProfile(environment)).toBe(null)
  stashProfile(environment, profile)
  expect([takeStashedProfile(environment), takeStashedProfile(environment)]).toEqual([handed, null])
})

it('the documents of a business are named, by a number where the file name is not known', async () => {
  const { environment } = await stage({ session: business })
  const { input } = businessDetailsForm(environment, profile, (number) => `Document ${number}`)
  expect(input.files).toEqual([
    { slot: 'logo', name: '', url: '/logo' },
    { slot: 'documents', name: 'licence.pdf', url: '/one' },
    { slot: 'documents', name: 'Document 2', url: '/two' },
  ])
})
