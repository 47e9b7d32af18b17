import { expect, test } from 'vitest'
import { done } from '../../../../machines/outcome.ts'
import { isHeld } from '../../../../src/ui/forms/use-dialog-form.ts'
import { at } from '../../../machines/controlled.ts'
import { full, saved } from '../../../machines/form-harness.ts'
import { startRegistration } from '../../../machines/registration-harness.ts'

test('a form can be closed while its files are on their way, but not while it is sent', async () => {
  const { actor, type, pick, submit, sends, saves } = startRegistration()
  const told = () => {
    const snapshot = actor.getSnapshot()
    return [snapshot.value, snapshot.hasTag('busy'), isHeld(snapshot)]
  }
  type(full)
  expect(told()).toEqual([{ open: 'filling' }, false, false])
  pick('pictures', 'tap.jpg')
  submit()
  expect(told()).toEqual([{ open: 'uploading' }, true, false])
  await at(sends, 0).answer(done({ url: '/v1/files/tap' }))
  expect(told()).toEqual(['submitting', true, true])
  await at(saves, 0).answer(done(saved))
  expect(told()).toEqual(['registered', false, false])
})
