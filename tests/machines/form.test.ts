import { describe, expect, it } from 'vitest'
import { done, type Failure } from '../../machines/outcome.ts'
import { at } from './controlled.ts'
import { empty, full, startForm } from './form-harness.ts'

const said = { message: 'Server words' } as const
const saved = { message: 'Posted' }

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

  it('keeps every change outside, and starts from what was kept', () => {
    const form = startForm()
    form.type({ title: 'T' })
    form.type({ details: 'D' })
    expect(form.kept).toEqual([
      { draft: { title: 'T', details: '' }, files: [] },
      { draft: { title: 'T', details: 'D' }, files: [] },
    ])
    expect(startForm({ kept: { draft: full, files: [] } }).context().draft).toEqual(full)
  })
})

describe('saving', () => {
  it('sends once, whatever is pressed meanwhile, and then forgets the draft', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    form.submit()
    form.type({ title: 'Other' })
    form.actor.send({ type: 'form.closed' })
    expect([form.state(), form.actor.getSnapshot().hasTag('busy')]).toEqual([{ open: 'saving' }, true])
    expect(form.saves.map(({ input }) => input)).toEqual([{ draft: full, files: [], key: 'key-1' }])
    await at(form.saves, 0).answer(done(saved))
    expect([form.state(), form.context().saved, form.dropped()]).toEqual(['saved', saved, 1])
    expect(form.emitted).toEqual([{ type: 'form.saved', saved }])
  })

  it.each<[Failure, string]>([
    [{ type: 'offline' }, 'offline'],
    [{ type: 'timedOut' }, 'timedOut'],
    [{ type: 'serverFailed' }, 'server'],
    [{ type: 'malformed' }, 'server'],
    [{ type: 'tooMany', retryAfter: 3, code: 'TOO_MANY_REQUESTS', ...said }, 'tooMany'],
  ])('fails by %o and is tried again with the same key', async (failure, how) => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer(failure)
    expect([form.state(), form.context().draft]).toEqual([{ open: { failed: how } }, full])
    expect(form.emitted).toEqual([{ type: 'form.failed', failure }])
    form.submit()
    await at(form.saves, 1).answer({ type: 'offline' })
    form.submit()
    expect(form.saves.map(({ input }) => input.key)).toEqual(['key-1', 'key-1', 'key-1'])
    await at(form.saves, 2).answer(done(saved))
    expect(form.state()).toBe('saved')
  })

  it('takes a new key once the draft has changed', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer({ type: 'timedOut' })
    form.type({ title: 'Other' })
    form.submit()
    expect(form.saves.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })

  it.each<[Failure, string]>([
    [{ type: 'conflict', code: 'JOB_EXPIRED', ...said }, 'jobMoved'],
    [{ type: 'conflict', code: 'JOB_WAS_DELETED', ...said }, 'jobMoved'],
    [{ type: 'conflict', code: 'JOB_ALREADY_ASSIGNED', ...said }, 'jobMoved'],
    [{ type: 'conflict', code: 'ALREADY_BID', ...said }, 'alreadyDone'],
    [{ type: 'conflict', code: 'ALREADY_RATED', ...said }, 'alreadyDone'],
    [{ type: 'conflict', code: 'BID_CHANGED', fresh: { amount: 90 }, ...said }, 'bidChanged'],
    [{ type: 'conflict', code: 'EMAIL_TAKEN', ...said }, 'other'],
    [{ type: 'forbidden', code: 'EMAIL_NOT_VERIFIED', ...said }, 'needsVerification'],
    [{ type: 'forbidden', code: 'SUBSCRIPTION_INACTIVE', ...said }, 'subscriptionInactive'],
    [{ type: 'forbidden', code: 'NOT_YOURS', ...said }, 'forbidden'],
    [{ type: 'notFound', code: 'JOB_NOT_FOUND', ...said }, 'missing'],
    [{ type: 'unauthorized', code: 'UNAUTHORIZED', ...said }, 'signedOut'],
    [{ type: 'invalid', code: 'MALFORMED_REQUEST', errors: [], ...said }, 'other'],
    [
      { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'elsewhere', code: 'INVALID_VALUE' }], ...said },
      'other',
    ],
  ])('is refused by %o', async (failure, why) => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer(failure)
    expect([form.state(), form.context().draft, form.context().failure]).toEqual([
      { open: { refused: why } },
      full,
      failure,
    ])
    expect([form.emitted, form.dropped()]).toEqual([[{ type: 'form.refused', failure }], 0])
    form.submit()
    expect(form.saves.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })

  it('puts what the server says beside the field until the field changes', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer({
      type: 'invalid',
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'title', code: 'TEXT_TOO_LONG' }],
      ...said,
    })
    expect([form.state(), form.context().errors]).toEqual([
      { open: 'editing' },
      [{ field: 'title', code: 'TEXT_TOO_LONG' }],
    ])
    expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'title' }])
    form.type({ details: 'More' })
    expect(form.context().errors).toEqual([{ field: 'title', code: 'TEXT_TOO_LONG' }])
    form.type({ title: 'Short' })
    expect(form.context().errors).toEqual([])
    form.submit()
    expect(at(form.saves, 1).input.key).toBe('key-2')
  })
})

describe('going on after a failure', () => {
  it.each<[string, (form: ReturnType<typeof startForm>) => void]>([
    ['typing', (form) => form.type({ title: 'Other' })],
    ['picking a file', (form) => form.pick('pictures', 'a')],
    ['removing a file', (form) => form.actor.send({ type: 'file.removed', id: 'kept-0' })],
  ])('takes the message away on %s', async (_, act) => {
    const form = startForm({ kept: { draft: full, files: [{ slot: 'logo', name: 'logo', url: '/logo' }] } })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    act(form)
    expect(form.state()).toEqual({ open: 'editing' })
  })

  it('sends what the server found wrong with a new key, even unchanged', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    await at(form.saves, 0).answer({
      type: 'invalid',
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'title', code: 'TEXT_TOO_LONG' }],
      ...said,
    })
    form.submit()
    expect(form.saves.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })
})

describe('leaving', () => {
  it('goes without a question while nothing was typed', () => {
    const form = startForm()
    form.actor.send({ type: 'form.closed' })
    expect(form.state()).toBe('closed')
  })

  it('asks first once something was typed', () => {
    const form = startForm()
    form.type({ title: 'T' })
    form.actor.send({ type: 'form.closed' })
    expect(form.state()).toEqual({ open: 'leaving' })
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.context().draft.title, form.dropped()]).toEqual([{ open: 'editing' }, 'T', 0])
    form.actor.send({ type: 'form.closed' })
    form.actor.send({ type: 'form.abandoned' })
    expect([form.state(), form.context().draft, form.dropped()]).toEqual(['closed', empty, 1])
  })
})

describe('as a dialog', () => {
  const dialog = { startsOpen: false, asksBeforeLeaving: false }

  it('is closed until opened, and keeps what was typed when put off', () => {
    const form = startForm(dialog)
    expect(form.state()).toBe('closed')
    form.actor.send({ type: 'form.opened' })
    form.type({ title: 'T' })
    form.actor.send({ type: 'form.closed' })
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().draft.title]).toEqual([{ open: 'editing' }, 'T'])
  })

  it('starts afresh when it is opened for something else', async () => {
    const form = startForm(dialog)
    form.actor.send({ type: 'form.opened', initial: full })
    form.submit()
    await at(form.saves, 0).answer({ type: 'conflict', code: 'JOB_EXPIRED', ...said })
    form.actor.send({ type: 'form.closed' })
    form.actor.send({ type: 'form.opened', initial: empty })
    expect([form.state(), form.context().draft, form.context().failure]).toEqual([{ open: 'editing' }, empty, null])
  })

  it('is used again after it was saved', async () => {
    const form = startForm(dialog)
    form.actor.send({ type: 'form.opened', initial: full })
    form.submit()
    await at(form.saves, 0).answer(done(saved))
    form.actor.send({ type: 'form.closed' })
    expect(form.state()).toBe('closed')
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().saved, form.context().draft]).toEqual([{ open: 'editing' }, null, full])
    form.submit()
    await at(form.saves, 1).answer(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().saved]).toEqual([{ open: 'editing' }, null])
  })
})
