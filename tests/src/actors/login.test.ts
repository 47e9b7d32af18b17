import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/wire/server.ts'
import { loginForm } from '../../../src/actors/login.ts'
import { answer, refusal } from '../services/fake-server.ts'
import { customerProfile } from '../services/draft-samples.ts'
import { contents, stage } from './stage.ts'

const typed = { email: 'ana@example.com', password: 'secret1' }

it('lets the session log in, and keeps nothing of what was typed', async () => {
  const { environment, tabStorage } = await stage(
    {},
    answer(wire.loginCustomer, { message: 'Hi', token: 'token-ana', type: 'customer', user: customerProfile }),
  )
  const { machine, input } = loginForm(environment)
  const form = createActor(machine, { input }).start()
  form.send({ type: 'draft.changed', changes: typed })
  expect(contents(tabStorage)).toEqual({})
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('saved'))
  expect(environment.session.getSnapshot().value).toBe('signedIn')
})

it('says why not, and leaves what was typed', async () => {
  const { environment } = await stage({}, refusal(401, 'INVALID_CREDENTIALS'))
  const { machine, input } = loginForm(environment)
  const form = createActor(machine, { input }).start()
  await vi.waitFor(() => expect(input.check(input.initial)).toHaveLength(2))
  form.send({ type: 'form.submitted' })
  expect(form.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['email', 'password'])
  form.send({ type: 'draft.changed', changes: typed })
  form.send({ type: 'form.submitted' })
  const { context } = await waitFor(form, (state) => state.hasTag('failed'))
  expect([context.failure, context.draft]).toMatchObject([{ code: 'INVALID_CREDENTIALS' }, typed])
  expect(environment.session.getSnapshot().value).toEqual({ signedOut: 'idle' })
})
