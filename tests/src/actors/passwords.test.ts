import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { forgotPasswordForm, resetPasswordForm, updatePasswordForm } from '../../../src/actors/passwords.ts'
import { json } from '../services/fake-server.ts'
import { business, contents, stage } from './stage.ts'

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

  it('that are forgotten are set anew', async () => {
    const { environment, server } = await stage({}, saved(), saved())
    const forgot = forgotPasswordForm(environment)
    await vi.waitFor(() => expect(forgot.input.check(forgot.input.initial)).not.toEqual([]))
    const first = createActor(forgot.machine, { input: forgot.input }).start()
    first.send({ type: 'form.submitted' })
    expect(first.getSnapshot().context.errors[0]).toEqual({ field: 'email', code: 'EMAIL_REQUIRED' })
    first.send({ type: 'draft.changed', changes: { email: 'ana@example.com' } })
    first.send({ type: 'form.submitted' })
    await waitFor(first, (state) => state.matches('saved'))
    const reset = resetPasswordForm(environment, 'token')
    const second = createActor(reset.machine, { input: reset.input }).start()
    second.send({ type: 'draft.changed', changes: { newPassword: 'secret2', confirmPassword: 'secret2' } })
    second.send({ type: 'form.submitted' })
    await waitFor(second, (state) => state.matches('saved'))
    expect(server.seen.map(({ body }) => body)).toEqual([
      { email: 'ana@example.com' },
      { token: 'token', newPassword: 'secret2' },
    ])
  })
})
