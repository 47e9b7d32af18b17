import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import * as client from '../../../generated/wire/client.ts'
import { businessSignupForm } from '../../../src/actors/business-signup.ts'
import { customerSignupForm } from '../../../src/actors/customer-signup.ts'
import { postJobForm, withCategory } from '../../../src/actors/post-job.ts'
import { businessDraft, customerDraft, jobDraft, sentBusiness, sentCustomer } from '../services/draft-samples.ts'
import { json } from '../services/fake-server.ts'
import { contents, customer, stage } from './stage.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done', jobId: 'job-1' })
const link = '/v1/files/3q2-7wAAECAwQFBgcICQ'

describe('posting a job', () => {
  it('uploads, posts and says where to go', async () => {
    const { environment, server, upload } = await stage({ session: customer }, acknowledged())
    const { machine, input } = postJobForm(environment)
    const form = createActor(machine, { input }).start()
    expect(form.getSnapshot().context.draft).toMatchObject({ country: 'United States', state: 'Texas', city: 'Austin' })
    form.send({ type: 'draft.changed', changes: jobDraft })
    form.send({
      type: 'files.picked',
      slot: 'pictures',
      files: [new File(['x'], 'tap.png', { type: 'image/png' }), new File([], 'empty.png', { type: 'image/png' })],
    })
    form.send({ type: 'form.submitted' })
    await expect.poll(() => upload.sent.file).toBe('tap.png')
    upload.request.load(200, { Success: true, Message: 'Done', Data: { url: link } })
    const { context } = await waitFor(form, (state) => state.matches('registered'))
    expect(context.saved).toMatchObject({ message: 'Done', jobId: 'job-1' })
    expect(server.seen[0]?.body).toEqual({ ...jobDraft, budget: 150.5, pics_url: [link] })
  })

  it('fills the title from the category until the person writes one', () => {
    const inSpanish = (category: string) => (category === 'Plumbing' ? 'Plomería' : category)
    expect(withCategory({ ...jobDraft, title: '', category: '' }, 'Plumbing', inSpanish)).toEqual({
      category: 'Plumbing',
      title: 'Plomería',
    })
    expect(withCategory({ ...jobDraft, title: 'Plomería' }, 'Heating', inSpanish)).toEqual({
      category: 'Heating',
      title: 'Heating',
    })
    expect(withCategory(jobDraft, 'Heating', inSpanish)).toEqual({ category: 'Heating' })
  })
})

describe('signing up', () => {
  it('makes a customer, and never writes the password to the device', async () => {
    const { environment, server, tabStorage } = await stage({}, acknowledged())
    const { machine, input } = customerSignupForm(environment)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: customerDraft })
    expect(contents(tabStorage)).toEqual({
      'bidfair.draft.visitor.signup-customer': { draft: { ...customerDraft, password: '' }, files: [] },
    })
    environment.session.send({ type: 'language.changed', language: 'es' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('registered'))
    expect(server.seen[0]?.body).toEqual(client.signupCustomer.toWire(sentCustomer))
    expect(contents(tabStorage)).toEqual({})
  })

  it('makes a business', async () => {
    const { environment, server } = await stage({}, acknowledged())
    const { machine, input } = businessSignupForm(environment)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: businessDraft })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('registered'))
    expect(server.seen[0]?.body).toEqual(client.signupBusiness.toWire(sentBusiness))
  })

  it('carries one key until the draft changes', async () => {
    const { environment, server } = await stage({}, ...Array<'unreachable'>(6).fill('unreachable'))
    const { machine, input } = customerSignupForm(environment)
    const form = createActor(machine, { input }).start()
    const submit = async () => {
      form.send({ type: 'form.submitted' })
      await waitFor(form, (state) => state.hasTag('failed'))
    }
    form.send({ type: 'draft.changed', changes: customerDraft })
    await submit()
    await submit()
    form.send({ type: 'draft.changed', changes: { name: 'Eva' } })
    await submit()
    const [first, ...others] = server.seen.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^.{8,100}$/)
    expect(others.map((key) => key === first)).toEqual([true, true, true, false, false])
  })
})
