import { describe, expect, it } from 'vitest'
import { isDirty } from '../../machines/draft.ts'
import { done, type Failure } from '../../machines/outcome.ts'
import {
  checkDraft,
  empty,
  full,
  none,
  placed,
  saved,
  startBid,
  startEdit,
  startForm,
  startRegistration,
  typed,
} from './form-harness.ts'
import { at, objectionTo, passing, refusing } from './support.ts'

/** The charts of drafts by what they have in common: how each is begun and filled in, and what it calls the same states. */
const forms = [
  {
    name: 'a form',
    states: { editing: { open: 'editing' }, failed: { open: 'failed' }, sending: 'sending', saved: 'saved' },
    start: () => {
      const form = startForm()
      const answer = (failure: Failure | null) => at(form.saves, -1).answer(failure ?? done(saved))
      const calls = () => form.saves.map(({ input }) => input)
      return { ...form, calls, answer, blank: () => form.type(empty), fill: () => form.type(full), drops: null }
    },
    sent: { draft: full },
    saves: saved,
    first: 'title',
  },
  {
    name: 'a registration',
    states: { editing: { open: 'filling' }, failed: { open: 'failed' }, sending: 'submitting', saved: 'registered' },
    start: () => {
      const form = startRegistration()
      const answer = (failure: Failure | null) => at(form.saves, -1).answer(failure ?? done(saved))
      const calls = () => form.saves.map(({ input }) => input)
      return { ...form, calls, answer, blank: () => form.type(empty), fill: () => form.type(full), drops: form.dropped }
    },
    sent: { draft: full, files: [] },
    saves: saved,
    first: 'title',
  },
  {
    name: 'a new bid',
    states: {
      editing: { open: { new: 'writing' } },
      failed: { open: { new: 'failed' } },
      sending: 'placing',
      saved: 'placed',
    },
    start: () => {
      const bid = startBid()
      const answer = (failure: Failure | null) => at(bid.placings, -1).answer(failure ?? done(placed))
      const calls = () => [...bid.placings, ...bid.edits].map(({ input }) => input)
      return { ...bid, calls, answer, blank: () => bid.type(none), fill: () => bid.type(typed), drops: bid.dropped }
    },
    sent: { draft: typed },
    saves: placed,
    first: 'amount',
  },
  {
    name: 'the edit of a bid',
    states: {
      editing: { open: { edit: 'writing' } },
      failed: { open: { edit: 'failed' } },
      sending: 'saving',
      saved: 'saved',
    },
    start: () => {
      const bid = startEdit()
      const answer = (failure: Failure | null) => at(bid.edits, -1).answer(failure ?? done(placed))
      const calls = () => [...bid.placings, ...bid.edits].map(({ input }) => input)
      return { ...bid, calls, answer, blank: () => bid.type(none), fill: () => bid.type(typed), drops: bid.dropped }
    },
    sent: { draft: typed, bidId: 'bid-1' },
    saves: placed,
    first: 'amount',
  },
]

describe.each(forms)('$name', ({ states, start, sent, saves, first }) => {
  const keysOf = (form: ReturnType<typeof start>) => form.calls().map(({ key }) => key)

  it('shows the errors of a field once it was left, and takes them back as they are mended', () => {
    const form = start()
    form.blank()
    expect(form.context().errors).toEqual([])
    form.actor.send({ type: 'field.left', field: first })
    expect(form.context().errors.map(({ field }) => field)).toEqual([first])
    form.fill()
    expect(form.context().errors).toEqual([])
  })

  it('shows all that is wrong on submit, says which comes first, and sends nothing', () => {
    const form = start()
    form.blank()
    form.submit()
    expect([form.state(), form.context().errors.length, form.calls()]).toEqual([states.editing, 2, []])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: first }])
  })

  it('sends once, whatever is pressed meanwhile, and then forgets the stored draft', async () => {
    const form = start()
    form.fill()
    form.submit()
    form.submit()
    form.blank()
    form.close()
    expect([form.state(), form.calls()]).toEqual([states.sending, [{ ...sent, key: 'key-1' }]])
    await form.answer(null)
    expect([form.state(), form.context().saved, form.drops?.() ?? 1]).toEqual([states.saved, saves, 1])
    expect(form.emitted).toEqual([{ type: 'form.saved', saved: saves }])
  })

  it.each(passing)('fails by %o and is tried again with the same key', async (failure) => {
    const form = start()
    form.fill()
    form.submit()
    await form.answer(failure)
    expect([form.state(), form.context().draft, form.context().failure]).toEqual([states.failed, sent.draft, failure])
    expect([form.emitted, form.drops?.() ?? 0]).toEqual([[{ type: 'form.failed', failure }], 0])
    form.submit()
    expect(form.context().failure).toBeNull()
    await form.answer({ type: 'offline' })
    form.submit()
    expect(keysOf(form)).toEqual(['key-1', 'key-1', 'key-1'])
    await form.answer(null)
    expect(form.state()).toEqual(states.saved)
  })

  it('drops the failure on typing, and sends with a new key', async () => {
    const form = start()
    form.fill()
    form.submit()
    await form.answer({ type: 'timedOut' })
    form.fill()
    expect([form.state(), form.context().failure]).toEqual([states.editing, null])
    form.submit()
    expect(keysOf(form)).toEqual(['key-1', 'key-2'])
  })

  it('closes at once while untouched, and else asks first', () => {
    const untouched = start()
    untouched.close()
    expect(untouched.state()).toBe('closed')
    const form = start()
    form.fill()
    form.close()
    expect(form.state()).toBe('leaving')
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.context().draft, form.drops?.() ?? 0]).toEqual([states.editing, sent.draft, 0])
    form.close()
    form.actor.send({ type: 'form.abandoned' })
    expect([form.state(), form.drops?.() ?? 1]).toEqual(['closed', 1])
  })
})

describe('a form alone', () => {
  it.each(refusing)('is refused by %o, and tried again with a new key', async (failure) => {
    const form = startForm({ initial: full })
    form.submit()
    await at(form.saves, 0).answer(failure)
    expect([form.state(), form.context().failure]).toEqual([{ open: 'failed' }, failure])
    expect(form.emitted).toEqual([{ type: 'form.refused', failure }])
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2'])
  })

  it('puts what the server says beside the field until the field changes', async () => {
    const form = startForm({ initial: full })
    form.submit()
    await at(form.saves, 0).answer(objectionTo('title'))
    const { errors } = objectionTo('title')
    expect([form.state(), form.context().errors, form.context().failure]).toEqual([{ open: 'failed' }, errors, null])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'title' }])
    form.type({ details: 'More' })
    expect(form.context().errors).toEqual(errors)
    form.type({ title: 'Short' })
    expect(form.context().errors).toEqual([])
  })

  it('is held up by rules that arrive after a failure', async () => {
    let rules: typeof checkDraft = () => []
    const form = startForm({ check: (draft) => rules(draft) })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    rules = checkDraft
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'editing' }, 1])
  })

  it('goes on from what was sent, untouched, once it was saved, or is left without a question', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().saved, form.context().draft]).toEqual([{ open: 'editing' }, null, full])
    expect(isDirty(form.context())).toBe(false)
    form.type({ title: '' })
    expect(form.context().errors).toEqual([])
    form.type(full)
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2'])
    await at(form.saves, 1).answer(done(saved))
    form.close()
    expect(form.state()).toBe('closed')
  })
})
