import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { businessDetailsForm } from '../../../src/actors/business-details.ts'
import { businessProfileForm, customerProfileForm } from '../../../src/actors/profile-forms.ts'
import { profile, profileDraft } from '../services/draft-samples.ts'
import { json, refusal } from '../services/fake-server.ts'
import { business, contents, customer, known, stage } from './stage.ts'

const saved = () => json({ Success: true, Message: 'Done', message: 'Done' })

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

  it('of a business goes over into the session', async () => {
    const at = await stage({ session: business }, saved(), saved())
    const person = businessProfileForm(at.environment, { ...profile, picture: { url: null } })
    const first = createActor(person.machine, { input: person.input }).start()
    first.send({ type: 'draft.changed', changes: { name: 'Luis M.', phone: '+1 512 555 0112' } })
    first.send({ type: 'form.submitted' })
    await waitFor(first, (state) => state.matches('registered'))

    const details = businessDetailsForm(at.environment, { ...profile, logo: { url: null }, documents: [] }, String)
    const second = createActor(details.machine, { input: details.input }).start()
    second.send({ type: 'draft.changed', changes: { cities: ['Waco'], businessName: 'Ortega ' } })
    second.send({ type: 'form.submitted' })
    await waitFor(second, (state) => state.matches('registered'))
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
    const { machine, input } = businessProfileForm(at.environment, { ...profile, picture: { url: null } })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: { name: 'Nobody', phone: '+1 512 555 0112' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.hasTag('failed'))
    expect(known(at).here).toEqual(business.user)
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
