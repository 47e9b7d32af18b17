import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import * as client from '../../../generated/client/wire-client.ts'
import { customerSignupForm } from '../../../src/actors/signup.ts'
import { withCategory } from '../../../src/actors/post-job.ts'
import { customerDraft, jobDraft, sentCustomer } from '../services/samples.ts'
import { json } from '../services/fake-server.ts'
import { contents, stage, business } from './stage.ts'
import { updatePasswordForm } from '../../../src/actors/passwords.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done', jobId: 'job-1' })

describe('posting a job', () => {
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

const saved = () => json({ Success: true, Message: 'Done', message: 'Done' })

describe('passwords', () => {
  it('are changed, and nothing of them is written to the device', async () => {
    const { environment, server, tabStorage } = await stage({ session: business }, saved())
    const { machine, input } = updatePasswordForm(environment)
    const form = createActor(machine, { input }).start()
    const changes = { oldPassword: 'secret1', newPassword: 'secret2', confirmPassword: 'secret2' }
    form.send({ type: 'draft.changed', changes })
    expect(contents(tabStorage)).toEqual({})
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual(changes)
  })
})
