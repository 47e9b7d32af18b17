import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { customerSignupForm } from '../../../src/actors/customer-signup.ts'
import { customerDraft } from '../services/draft-samples.ts'
import { stage } from './stage.ts'

it('a sign-up carries one key until its draft changes', async () => {
  const lost = 'unreachable'
  const { backstage, server } = await stage({}, lost, lost, lost, lost, lost, lost)
  const { machine, input } = customerSignupForm(backstage)
  const form = createActor(machine, { input }).start()
  const failed = () => waitFor(form, (state) => state.hasTag('failed'))
  form.send({ type: 'draft.changed', changes: customerDraft })
  form.send({ type: 'form.submitted' })
  await failed()
  form.send({ type: 'form.submitted' })
  await failed()
  form.send({ type: 'draft.changed', changes: { name: 'Eva' } })
  form.send({ type: 'form.submitted' })
  await failed()
  const [first, ...others] = server.seen.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^.{8,100}$/)
  expect(others.map((key) => key === first)).toEqual([true, true, true, false, false])
})
