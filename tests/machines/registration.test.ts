import { describe, expect, it } from 'vitest'
import { done, type Outcome } from '../../machines/outcome.ts'
import { isTouched } from '../../machines/registration-context.ts'
import { at } from './controlled.ts'
import { passing } from './failure-samples.ts'
import { empty, full, saved, type Saved } from './form-harness.ts'
import { startRegistration } from './registration-harness.ts'

/** A registration that was filled in, sent and answered. */
async function answeredWith(answer: Outcome<Saved>) {
  const form = startRegistration()
  form.type(full)
  form.submit()
  await at(form.saves, 0).answer(answer)
  return form
}

describe('filling in', () => {
  it('shows all on submit, says which comes first, and sends nothing', () => {
    const form = startRegistration()
    form.submit()
    expect([form.state(), form.context().errors.length]).toEqual([{ open: 'filling' }, 2])
    expect([form.emitted, form.saves]).toEqual([[{ type: 'form.invalid', field: 'title' }], []])
  })

  it('keeps every change outside, and starts from what was kept', () => {
    const form = startRegistration()
    form.type({ title: 'T' })
    form.type({ details: 'D' })
    expect(form.kept).toEqual([
      { draft: { title: 'T', details: '' }, files: [] },
      { draft: { title: 'T', details: 'D' }, files: [] },
    ])
    const again = startRegistration({ kept: { draft: full, files: [] } })
    expect([again.context().draft, isTouched(again.context())]).toEqual([full, true])
  })
})

describe('submitting', () => {
  it('sends once, whatever is pressed meanwhile, and then forgets the draft', async () => {
    const form = startRegistration()
    form.type(full)
    form.submit()
    form.submit()
    form.type({ title: 'Other' })
    form.close()
    expect(form.state()).toBe('submitting')
    expect(form.saves.map(({ input }) => input)).toEqual([{ draft: full, files: [], key: 'key-1' }])
    await at(form.saves, 0).answer(done(saved))
    expect([form.state(), form.context().saved, form.dropped()]).toEqual(['registered', saved, 1])
    expect(form.emitted).toEqual([{ type: 'form.saved', saved }])
  })

  it.each(passing)('fails by %o and is tried again with the same key', async (failure) => {
    const form = await answeredWith(failure)
    expect([form.state(), form.context().failure, form.dropped()]).toEqual([{ open: 'failed' }, failure, 0])
    expect(form.emitted).toEqual([{ type: 'form.failed', failure }])
    form.submit()
    expect([form.context().failure, form.keys()]).toEqual([null, ['key-1', 'key-1']])
    await at(form.saves, 1).answer(done(saved))
    expect(form.state()).toBe('registered')
  })
})

describe('going on after a failure', () => {
  it.each<[string, (form: ReturnType<typeof startRegistration>) => void]>([
    ['typing', (form) => form.type({ title: 'Other' })],
    ['picking a file', (form) => form.pick('pictures', 'a')],
    ['removing a file', (form) => form.remove(0)],
  ])('takes the message away on %s', async (_, act) => {
    const form = startRegistration({ kept: { draft: full, files: [{ slot: 'logo', name: 'logo', url: '/logo' }] } })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    act(form)
    expect([form.state(), form.context().failure, form.context().key]).toEqual([{ open: 'filling' }, null, null])
  })

  it('says what is wrong instead, where something is by then', async () => {
    let isStrict = false
    const form = startRegistration({ check: () => (isStrict ? [{ field: 'title', code: 'TEXT_TOO_LONG' }] : []) })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    isStrict = true
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'filling' }, 1])
  })
})

describe('leaving', () => {
  it('asks first once something was typed', () => {
    const form = startRegistration()
    form.type({ title: 'T' })
    form.close()
    expect(form.state()).toBe('leaving')
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.context().draft.title, form.dropped()]).toEqual([{ open: 'filling' }, 'T', 0])
    form.close()
    form.actor.send({ type: 'form.abandoned' })
    expect([form.state(), form.dropped()]).toEqual(['closed', 1])
  })

  it('asks first while something is on its way, which then stays to be sent', async () => {
    const form = startRegistration()
    form.type(full)
    form.pick('pictures', 'a')
    form.submit()
    form.close()
    expect(form.state()).toBe('leaving')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect([form.state(), form.saves]).toEqual(['leaving', []])
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.rows()]).toEqual([{ open: 'filling' }, [['a', 'done']]])
  })
})

describe('somebody who is registered', () => {
  it('goes on from what was sent, as if nobody had touched it', async () => {
    const form = await answeredWith(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().saved, form.context().draft]).toEqual([{ open: 'filling' }, null, full])
    expect(isTouched(form.context())).toBe(false)
  })

  it('leaves without a question', async () => {
    const form = await answeredWith(done(saved))
    form.close()
    expect(form.state()).toBe('closed')
  })
})

describe('a draft of an earlier visit', () => {
  const files = [{ slot: 'logo', name: 'old.png', url: '/old' }] as const
  const kept = { draft: { ...empty, title: 'Tap' }, files: [] }

  it('comes back, and can be discarded with all that belongs to it', () => {
    const form = startRegistration({ kept, files })
    expect([form.context().isRestored, form.context().draft.title, form.rows()]).toEqual([true, 'Tap', []])
    form.close()
    expect(form.state()).toBe('leaving')
    form.actor.send({ type: 'form.kept' })
    form.pick('pictures', 'new.png')
    form.actor.send({ type: 'draft.discarded' })
    expect([form.state(), form.context().isRestored, form.context().draft, form.rows()]).toEqual([
      { open: 'filling' },
      false,
      empty,
      [['old.png', 'done']],
    ])
    expect(form.dropped()).toBe(1)
    form.close()
    expect(form.state()).toBe('closed')
  })

  it('is not discarded from under what is being sent', () => {
    const form = startRegistration({ kept: { draft: full, files: [] } })
    form.pick('pictures', 'new.png')
    form.submit()
    form.actor.send({ type: 'draft.discarded' })
    expect([form.state(), form.context().draft, form.dropped()]).toEqual([{ open: 'uploading' }, full, 0])
  })

  it('is none where the form began as a copy, or with nothing', () => {
    expect(startRegistration({ kept, isRestored: false }).context().isRestored).toBe(false)
    expect(startRegistration().context().isRestored).toBe(false)
  })
})
