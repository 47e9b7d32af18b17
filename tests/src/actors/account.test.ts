import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { businessDetailsForm } from '../../../src/actors/business-details.ts'
import { languageForm } from '../../../src/actors/language.ts'
import { forgotPasswordForm, resetPasswordForm, updatePasswordForm } from '../../../src/actors/passwords.ts'
import { businessProfileForm, customerProfileForm } from '../../../src/actors/profile-forms.ts'
import { businessIn, businessProfileMachine, customerProfileMachine } from '../../../src/actors/profile.ts'
import { subscriptionMachine } from '../../../src/actors/subscription.ts'
import { isRecord } from '../../../src/actors/storage.ts'
import { resendForm, verifyEmailMachine } from '../../../src/actors/verify-email.ts'
import { profile, profileDraft } from '../services/draft-samples.ts'
import { json, refusal } from '../services/fake-server.ts'
import { wireCustomer } from '../services/wire-accounts.ts'
import { wireBusinessDetails } from '../services/wire-profile.ts'
import { business, contents, customer, memory, stage } from './stage.ts'

const saved = () => json({ Success: true, Message: 'Done', message: 'Done' })

type Stage = Awaited<ReturnType<typeof stage>>

/** Who is logged in by now, here and on the device. */
const known = ({ backstage, storage }: Stage) => {
  const kept = contents(storage)['bidfair']
  return {
    here: backstage.session.getSnapshot().context.session?.user,
    kept: isRecord(kept) ? kept['userData'] : undefined,
  }
}

describe('loading an account', () => {
  it('brings the session up to date, but not its language', async () => {
    const at = await stage(
      { session: customer },
      json({ Success: true, data: { ...wireCustomer, city: 'Waco', language: 'en' } }),
    )
    const actor = createActor(customerProfileMachine(at.backstage), { input: { request: null } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
    const user = { ...customer.user, city: 'Waco' }
    expect(known(at)).toEqual({ here: user, kept: user })
  })

  it('tells other tabs only what is new', async () => {
    const at = await stage(
      { session: business },
      ...[1, 2].map(() => json({ Success: true, data: wireBusinessDetails })),
    )
    const heard: unknown[] = []
    at.backstage.session.subscribe(({ context }) => heard.push(context.session?.user))
    const actor = createActor(businessProfileMachine(at.backstage), { input: { request: null } }).start()
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'details.refreshed' })
    await waitFor(actor, (state) => state.matches('ready'))
    expect(heard).toEqual([{ ...business.user, cities: ['Austin', 'Dallas'], picture: '/luis' }])
  })
})

describe('editing an account', () => {
  it('of a customer goes over into the session, and the next edit starts from there', async () => {
    const at = await stage({ session: customer }, saved())
    const { machine, input } = customerProfileForm(at.backstage, {
      ...customer.user,
      ...profileDraft,
      picture: '/old',
    })
    const form = createActor(machine, { input }).start()
    expect(form.getSnapshot().context.files.map(({ url }) => url)).toEqual(['/old'])
    form.send({ type: 'draft.changed', changes: { name: ' Ana Maria ' } })
    expect(Object.keys(contents(at.tabStorage))).toEqual(['bidfair.draft.ana.profile'])
    form.send({ type: 'file.removed', id: form.getSnapshot().context.files[0]?.id ?? '' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
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

  it('of a business goes over into the session', async () => {
    const at = await stage({ session: business }, saved(), saved())
    const person = businessProfileForm(at.backstage, { ...profile, picture: null })
    const first = createActor(person.machine, { input: person.input }).start()
    first.send({ type: 'draft.changed', changes: { name: 'Luis M.', phone: '+1 512 555 0112' } })
    first.send({ type: 'form.submitted' })
    await waitFor(first, (state) => state.matches('saved'))

    const details = businessDetailsForm(at.backstage, { ...profile, logo: null, documents: [] }, String)
    const second = createActor(details.machine, { input: details.input }).start()
    second.send({ type: 'draft.changed', changes: { cities: ['Waco'], businessName: 'Ortega ' } })
    second.send({ type: 'form.submitted' })
    await waitFor(second, (state) => state.matches('saved'))
    expect(known(at).here).toEqual({
      ...business.user,
      name: 'Luis M.',
      phone: '+1 512 555 0112',
      cities: ['Waco'],
      businessName: 'Ortega',
    })
  })

  it('that failed changes nothing', async () => {
    const at = await stage({ session: business }, refusal(422, 'VALIDATION_FAILED'))
    const { machine, input } = businessProfileForm(at.backstage, { ...profile, picture: null })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { name: 'Nobody', phone: '+1 512 555 0112' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.hasTag('refused'))
    expect(known(at).here).toEqual(business.user)
  })

  it('names the documents that there are', async () => {
    const { backstage } = await stage({ session: business })
    const { input } = businessDetailsForm(backstage, profile, (number) => `Document ${number}`)
    expect(input.files).toEqual([
      { slot: 'logo', name: '', url: '/logo' },
      { slot: 'documents', name: 'Document 1', url: '/one' },
      { slot: 'documents', name: 'Document 2', url: '/two' },
    ])
  })
})

describe('the language', () => {
  it('is there at once and goes to the account', async () => {
    const { backstage, server } = await stage({ session: business }, saved())
    const { machine, input } = languageForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened', initial: { language: 'ar' } })
    form.send({ type: 'form.submitted' })
    expect(backstage.session.getSnapshot().context.language).toBe('ar')
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ language: 'ar' })
  })

  it('stays when the account cannot be reached, and is sent again with the next choice', async () => {
    const { backstage, server } = await stage({ session: business }, refusal(403, 'ACCOUNT_BLOCKED'), saved())
    const { machine, input } = languageForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened', initial: { language: 'es' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.hasTag('refused'))
    expect(backstage.session.getSnapshot().context.language).toBe('es')
    form.send({ type: 'draft.changed', changes: { language: 'es' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen.length).toBe(2)
  })
})

describe('passwords', () => {
  it('are changed, and nothing of them is written to the device', async () => {
    const { backstage, server, tabStorage } = await stage({ session: business }, saved())
    const { machine, input } = updatePasswordForm(backstage)
    const form = createActor(machine, { input }).start()
    const changes = { oldPassword: 'secret1', newPassword: 'secret2', confirmPassword: 'secret2' }
    form.send({ type: 'draft.changed', changes })
    expect(contents(tabStorage)).toEqual({})
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ isBusiness: 1, ...changes })
  })

  it('that are forgotten are set anew', async () => {
    const { backstage, server } = await stage({}, saved(), saved())
    const forgot = forgotPasswordForm(backstage)
    const first = createActor(forgot.machine, { input: forgot.input }).start()
    first.send({ type: 'form.submitted' })
    expect(first.getSnapshot().context.errors[0]).toEqual({ field: 'email', code: 'EMAIL_REQUIRED' })
    first.send({ type: 'draft.changed', changes: { email: 'ana@example.com' } })
    first.send({ type: 'form.submitted' })
    await waitFor(first, (state) => state.matches('saved'))
    const reset = resetPasswordForm(backstage, 'token')
    const second = createActor(reset.machine, { input: reset.input }).start()
    second.send({ type: 'draft.changed', changes: { newPassword: 'secret2', confirmPassword: 'secret2' } })
    second.send({ type: 'form.submitted' })
    await waitFor(second, (state) => state.matches('saved'))
    expect(server.seen.map(({ body }) => body)).toEqual([
      { isBusiness: 0, email: 'ana@example.com' },
      { token: 'token', newPassword: 'secret2' },
    ])
  })
})

describe('verifying an address', () => {
  const user = { ...businessIn(profile), language: 'en', isEmailVerified: false } as const
  const unverified = { token: 'token-luis', userType: 'business', user } as const

  it('tells the session, and asks once for each link', async () => {
    const at = await stage({ session: unverified }, saved(), json({ Success: true, data: wireBusinessDetails }))
    const machine = verifyEmailMachine(at.backstage)
    const first = createActor(machine, { input: { request: 'token' } }).start()
    await waitFor(first, (state) => state.matches('ready'))
    const again = createActor(machine, { input: { request: 'token' } }).start()
    await waitFor(again, (state) => state.matches('ready'))
    expect(at.server.seen.length).toBe(2)
    expect(known(at).here).toMatchObject({ isEmailVerified: true })
  })

  it('sends the link again as often as it is asked to', async () => {
    const { backstage, server } = await stage({ session: unverified, storage: memory() }, saved(), saved())
    const { machine, input } = resendForm(backstage)
    const form = createActor(machine, { input }).start()
    for (const _ of [1, 2]) {
      form.send({ type: 'form.opened' })
      form.send({ type: 'form.submitted' })
      await waitFor(form, (state) => state.matches('saved'))
    }
    expect(server.seen.length).toBe(2)
  })
})

it.each([
  [[], null],
  [[{ start_date: 'a', end_date: 'b', isActive: false }], { startsAt: 'a', endsAt: 'b', isActive: false }],
])('membership %j', async (subscription, cycle) => {
  const { backstage } = await stage({ session: business }, json({ success: true, data: { subscription } }))
  const actor = createActor(subscriptionMachine(backstage), { input: { request: null } }).start()
  const { context } = await waitFor(actor, (state) => state.matches('ready'))
  expect(context.value).toEqual({ cycle })
})
