import { describe, expect, it } from 'vitest'
import { isDirty } from '../../machines/draft.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import { at } from './controlled.ts'
import { objectionTo, passing, refusing } from './failure-samples.ts'
import { checkDraft, full, saved, startForm, type Saved } from './form-harness.ts'

/** A form that was filled in, sent and answered. */
async function answeredWith(answer: Outcome<Saved>) {
  const form = startForm()
  form.type(full)
  form.submit()
  await at(form.saves, 0).answer(answer)
  return form
}

describe('filling in', () => {
  it('shows the errors of a field once it was left, and takes them back as they are mended', () => {
    const form = startForm()
    form.type({ title: '' })
    expect(form.context().errors).toEqual([])
    form.actor.send({ type: 'field.left', field: 'title' })
    expect(form.context().errors).toEqual([{ field: 'title', code: 'JOB_TITLE_REQUIRED' }])
    form.type({ title: 'Tap' })
    expect(form.context().errors).toEqual([])
  })

  it('shows all on submit, says which comes first, and sends nothing', () => {
    const form = startForm()
    form.submit()
    expect(form.state()).toEqual({ open: 'editing' })
    expect(form.context().errors).toEqual([
      { field: 'title', code: 'JOB_TITLE_REQUIRED' },
      { field: 'details', code: 'JOB_DESCRIPTION_REQUIRED' },
    ])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'title' }])
    expect(form.saves).toEqual([])
  })
})

describe('sending', () => {
  it('sends once, whatever is pressed meanwhile', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    form.submit()
    form.type({ title: 'Other' })
    form.close()
    expect([form.state(), form.saves.map(({ input }) => input)]).toEqual(['sending', [{ draft: full, key: 'key-1' }]])
    await at(form.saves, 0).answer(done(saved))
    expect([form.state(), form.context().saved]).toEqual(['saved', saved])
    expect(form.emitted).toEqual([{ type: 'form.saved', saved }])
  })

  it.each(passing)('fails by %o and is tried again with the same key', async (failure) => {
    const form = await answeredWith(failure)
    expect([form.state(), form.context().draft, form.context().failure]).toEqual([{ open: 'failed' }, full, failure])
    expect(form.emitted).toEqual([{ type: 'form.failed', failure }])
    form.submit()
    expect(form.context().failure).toBeNull()
    await at(form.saves, 1).answer({ type: 'offline' })
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-1', 'key-1'])
    await at(form.saves, 2).answer(done(saved))
    expect(form.state()).toBe('saved')
  })

  it.each(refusing)('is refused by %o, and tried again with a new key', async (failure) => {
    const form = await answeredWith(failure)
    expect([form.state(), form.context().draft, form.context().failure]).toEqual([{ open: 'failed' }, full, failure])
    expect(form.emitted).toEqual([{ type: 'form.refused', failure }])
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2'])
  })

  it('puts what the server says beside the field until the field changes', async () => {
    const form = await answeredWith(objectionTo('title'))
    const told = [{ field: 'title', code: 'TEXT_TOO_LONG' }]
    expect(form.state()).toEqual({ open: 'failed' })
    expect([form.context().errors, form.context().failure]).toEqual([told, null])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'title' }])
    form.type({ details: 'More' })
    expect(form.context().errors).toEqual(told)
    form.type({ title: 'Short' })
    expect(form.context().errors).toEqual([])
  })
})

describe('going on after a failure', () => {
  it('takes the message away on typing, and then a new key', async () => {
    const form = await answeredWith({ type: 'timedOut' })
    form.type({ title: 'Other' })
    expect([form.state(), form.context().failure]).toEqual([{ open: 'editing' }, null])
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2'])
  })

  it('is held up by rules that arrive only then', async () => {
    let rules: typeof checkDraft = () => []
    const form = startForm({ check: (draft) => rules(draft) })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    rules = checkDraft
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'editing' }, 1])
  })
})

describe('leaving', () => {
  it('goes without a question while nothing was typed', () => {
    const form = startForm()
    form.close()
    expect(form.state()).toBe('closed')
  })

  it('asks first once something was typed', () => {
    const form = startForm()
    form.type({ title: 'T' })
    form.close()
    expect(form.state()).toBe('leaving')
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.context().draft.title]).toEqual([{ open: 'editing' }, 'T'])
    form.close()
    form.actor.send({ type: 'form.abandoned' })
    expect(form.state()).toBe('closed')
  })
})

describe('once it was saved', () => {
  it('goes on from what was sent, as if nobody had touched it', async () => {
    const form = await answeredWith(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().saved, form.context().draft]).toEqual([{ open: 'editing' }, null, full])
    expect(isDirty(form.context())).toBe(false)
    form.type({ title: '' })
    expect(form.context().errors).toEqual([])
    form.type(full)
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2'])
  })

  it('is left without a question', async () => {
    const form = await answeredWith(done(saved))
    form.close()
    expect(form.state()).toBe('closed')
  })
})
