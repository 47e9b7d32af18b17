import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/wire/server.ts'
import { confirmEmailMachine, undoEmailCommand } from '../../../src/actors/email-change.ts'
import { languageCommand } from '../../../src/actors/language.ts'
import { businessProfileMachine, customerProfileMachine } from '../../../src/actors/profile.ts'
import { businessOf } from '../../../src/services/session.ts'
import { subscriptionMachine } from '../../../src/actors/subscription.ts'
import { resendCommand, verifyEmailMachine } from '../../../src/actors/verify-email.ts'
import { customerProfile, profile } from '../services/draft-samples.ts'
import { answer, json, refusal } from '../services/fake-server.ts'
import { business, customer, known, memory, stage } from './stage.ts'

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

describe('the language', () => {
  it('is there at once and goes to the account', async () => {
    const { environment, server } = await stage({ session: business }, saved())
    const { machine, input } = languageCommand(environment)
    const command = createActor(machine, { input }).start()
    command.send({ type: 'command.asked', intent: { language: 'ar' } })
    expect(environment.session.getSnapshot().context.language).toBe('en')
    command.send({ type: 'command.confirmed' })
    expect(environment.session.getSnapshot().context.language).toBe('ar')
    await waitFor(command, (state) => state.matches('done'))
    expect(server.seen[0]?.body).toEqual({ language: 'ar' })
  })

  it('stays when the account cannot be reached, and is sent again with the next choice', async () => {
    const { environment, server } = await stage({ session: business }, refusal(403, 'ACCOUNT_BLOCKED'), saved())
    const { machine, input } = languageCommand(environment)
    const command = createActor(machine, { input }).start()
    const choose = () => {
      command.send({ type: 'command.asked', intent: { language: 'es' } })
      command.send({ type: 'command.confirmed' })
    }
    choose()
    await waitFor(command, (state) => state.matches('refused'))
    expect(environment.session.getSnapshot().context.language).toBe('es')
    choose()
    await waitFor(command, (state) => state.matches('done'))
    expect(server.seen.length).toBe(2)
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

  it('is undone when that is wanted, and not by looking at the link', async () => {
    const undone = json({ Success: true, Message: 'Done', resetToken: 'bf_new' })
    const at = await stage({ session: null }, undone)
    const { machine, input } = undoEmailCommand(at.environment, 'token')
    const command = createActor(machine, { input }).start()
    expect(at.server.seen).toEqual([])
    command.send({ type: 'command.asked', intent: {} })
    command.send({ type: 'command.confirmed' })
    await waitFor(command, (state) => state.matches('done'))
    expect(at.server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/undo-email-change', { token: 'token' }],
    ])
    expect(command.getSnapshot().context.saved).toEqual({ message: 'Done', resetToken: 'bf_new' })
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

  it('sends the link again as often as it is asked to', async () => {
    const { environment, server } = await stage({ session: unverified, storage: memory() }, saved(), saved())
    const { machine, input } = resendCommand(environment)
    const command = createActor(machine, { input }).start()
    for (const _ of [1, 2]) {
      command.send({ type: 'command.asked', intent: {} })
      command.send({ type: 'command.confirmed' })
      await waitFor(command, (state) => state.matches('done'))
    }
    expect(server.seen.length).toBe(2)
  })
})

it.each([{ cycles: [] }, { cycles: [{ startsAt: 'a', endsAt: 'b', isActive: false }], contact: 'help@example.com' }])(
  'membership %j',
  async (subscription) => {
    const { environment } = await stage({ session: business }, answer(wire.getSubscription, { subscription }))
    const actor = createActor(subscriptionMachine(environment), { input: { request: null } }).start()
    const { context } = await waitFor(actor, (state) => state.matches('ready'))
    expect(context.value).toEqual(subscription)
  },
)
