import { describe, expect, it } from 'vitest'
import { done } from '../../machines/outcome.ts'
import { isTouched, linksIn } from '../../machines/registration-context.ts'
import { shows } from '../support/shows.ts'
import { checkDraft, empty, full, saved, startRegistration } from './form-harness.ts'
import { at, objectionTo } from './support.ts'

const filling = { open: 'filling' }
const missing = { field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const
const picture = (name: string) => ({ slot: 'pictures', name, url: `/${name}` }) as const
const logo = { slot: 'logo', name: 'logo', url: '/logo' } as const

/** A registration that is filled in. */
function filled(...input: Parameters<typeof startRegistration>) {
  const form = startRegistration(...input)
  form.type(full)
  return form
}

describe('what is filled in', () => {
  it('is kept outside at every change, and comes back', () => {
    const form = startRegistration()
    form.type({ title: 'T' })
    form.type({ details: 'D' })
    expect(form.kept).toEqual([
      { draft: { title: 'T', details: '' }, files: [] },
      { draft: { title: 'T', details: 'D' }, files: [] },
    ])
    const again = startRegistration({ kept: { draft: full, files: [] } }).context()
    expect([again.draft, isTouched(again)]).toEqual([full, true])
  })

  it.each<[string, (form: ReturnType<typeof startRegistration>) => void]>([
    ['picking a file', (form) => form.pick('pictures', 'a')],
    ['removing a file', (form) => form.remove(0)],
  ])('loses the message of a failure on %s', async (_, act) => {
    const form = startRegistration({ kept: { draft: full, files: [logo] } })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    act(form)
    expect([form.state(), form.context().failure, form.context().key]).toEqual([filling, null, null])
  })

  it('is wrong rather than tried again, where the rules are others after a failure', async () => {
    let isStrict = false
    const form = startRegistration({ check: () => (isStrict ? [{ field: 'title', code: 'TEXT_TOO_LONG' }] : []) })
    form.submit()
    await at(form.saves, 0).answer({ type: 'offline' })
    isStrict = true
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([filling, 1])
  })

  it('stays to be sent where somebody wants to leave while a file is on its way', async () => {
    const form = filled()
    form.pick('pictures', 'a')
    form.submit()
    form.close()
    expect(form.state()).toBe('leaving')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect([form.state(), form.saves]).toEqual(['leaving', []])
    form.actor.send({ type: 'form.kept' })
    expect([form.state(), form.rows()]).toEqual([filling, [['a', 'done']]])
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
    const { isRestored, draft } = form.context()
    expect([form.state(), isRestored, draft, form.rows()]).toEqual([filling, false, empty, [['old.png', 'done']]])
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
    const begun = [startRegistration({ kept, isRestored: false }), startRegistration()]
    expect(begun.map((form) => form.context().isRestored)).toEqual([false, false])
  })
})

describe('picking files', () => {
  it('sends each at once and shows progress; what has arrived is kept', async () => {
    const form = startRegistration()
    form.pick('pictures', 'a', 'b')
    at(form.sends, 1).input.onProgress(0.5)
    expect(form.context().files.map(({ progress }) => progress)).toEqual([0, 0.5])
    await at(form.sends, 1).answer(done({ url: '/b' }))
    expect(form.rows()).toEqual([
      ['a', 'sending'],
      ['b', 'done'],
    ])
    expect(form.kept).toEqual([{ draft: empty, files: [picture('b')] }])
  })

  it('stops at the limit of the slot', shows('constant.job-pictures', 'constant.documents'), () => {
    const form = startRegistration()
    form.pick('pictures', 'a', 'b', 'c')
    form.pick('pictures', 'd')
    expect(form.rows().map(([name]) => name)).toEqual(['a', 'b'])
    const refused = { type: 'files.refused', slot: 'pictures', code: 'MAX_PICTURES' }
    expect(form.emitted).toEqual([refused, refused])
  })

  it('replaces in a slot for one file', () => {
    const form = startRegistration()
    form.pick('logo', 'old')
    form.pick('logo', 'new')
    expect(form.rows()).toEqual([['new', 'sending']])
    expect(form.sends.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('marks a file that the rules refuse, which then takes no room and holds nothing up', async () => {
    const rules = { max: 1, tooMany: 'MAX_PICTURES', shrinks: true, skipsFailed: false } as const
    const check = ({ name }: { name: string }) => (name === 'film' ? ('FILE_TYPE_NOT_ALLOWED' as const) : null)
    const pictures = { ...rules, check }
    const form = filled({ slots: { pictures, logo: pictures, papers: { ...pictures, max: 5 } } })
    form.pick('papers', 'film', 'a')
    expect(form.rows()).toEqual([
      ['film', 'refused'],
      ['a', 'sending'],
    ])
    expect(form.context().files[0]?.failure).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
    await at(form.sends, 0).answer(done({ url: '/a' }))
    form.submit()
    expect(at(form.saves, 0).input.files).toEqual([{ slot: 'papers', name: 'a', url: '/a' }])
  })

  it('cuts every upload off when the form is abandoned', () => {
    const form = startRegistration()
    form.pick('pictures', 'a', 'b')
    form.close()
    form.actor.send({ type: 'form.abandoned' })
    expect(form.sends.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })
})

describe('what the server said about a slot', () => {
  it('is answered by a new file', async () => {
    const form = filled()
    form.submit()
    await at(form.saves, 0).answer({ type: 'invalid', code: 'VALIDATION_FAILED', errors: [missing] })
    expect(form.context().errors).toEqual([missing])
    form.pick('pictures', 'a')
    expect(form.context().errors).toEqual([])
  })

  it('is answered by removing one, and each change makes a new request', async () => {
    const form = startRegistration({ kept: { draft: full, files: [logo] } })
    form.submit()
    await at(form.saves, 0).answer(objectionTo('logo'))
    form.remove(0)
    expect([form.context().errors, form.kept]).toEqual([[], [{ draft: full, files: [] }]])
    form.submit()
    await at(form.saves, 1).answer({ type: 'timedOut' })
    form.pick('logo', 'other')
    await at(form.sends, 0).answer(done({ url: '/other' }))
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })
})

describe('submitting with files', () => {
  it('waits for what is still on its way, and changes nothing meanwhile', async () => {
    const form = filled()
    form.pick('pictures', 'a')
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'uploading' }, 0])
    form.type({ title: 'Not now' })
    form.pick('pictures', 'late')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect(form.state()).toEqual('submitting')
    expect(at(form.saves, 0).input).toEqual({ draft: full, files: [picture('a')], key: 'key-1' })
  })

  it(
    'comes back to the form when a file fails meanwhile; retry or drop, and nothing typed is lost',
    shows('message.signup-picture-failure', 'message.update-picture-failure'),
    async () => {
      const form = filled()
      form.pick('pictures', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'offline' })
      expect([form.state(), form.context().draft]).toEqual([filling, full])
      expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'pictures' }])
      form.type({ title: '' })
      expect(form.context().errors).toEqual(checkDraft({ ...full, title: '' }))
      form.type(full)
      form.submit()
      expect(form.state()).toEqual(filling)
      form.retry(0)
      form.submit()
      await at(form.sends, 2).answer({ type: 'timedOut' })
      expect(form.state()).toEqual(filling)
      form.remove(0)
      await at(form.sends, 1).answer(done({ url: '/b' }))
      form.submit()
      expect(at(form.saves, 0).input.files).toEqual([picture('b')])
    },
  )

  it(
    'leaves out a failed file where the slot says so, once the person has seen it',
    shows('message.document-failure'),
    async () => {
      const form = filled()
      form.pick('papers', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'serverFailed' })
      expect(form.state()).toEqual(filling)
      form.submit()
      // What was seen to fail is no new failure, whatever is pressed meanwhile.
      form.retry(0)
      form.submit()
      await at(form.sends, 2).answer({ type: 'offline' })
      expect(form.state()).toEqual({ open: 'uploading' })
      await at(form.sends, 1).answer(done({ url: '/b' }))
      expect(at(form.saves, 0).input.files).toEqual([{ slot: 'papers', name: 'b', url: '/b' }])
      const before = form.context().files
      form.remove(1)
      form.retry(0)
      form.pick('papers', 'late')
      expect([form.state(), form.context().files, form.sends.length]).toEqual(['submitting', before, 3])
    },
  )

  it('judges a required slot once its files have arrived or gone', () => {
    const form = filled({ check: (_, files) => (linksIn(files, 'pictures').length > 0 ? [] : [missing]) })
    form.submit()
    expect(form.context().errors).toEqual([missing])
    form.pick('pictures', 'a')
    form.submit()
    expect([form.state(), form.context().errors]).toEqual([{ open: 'uploading' }, []])
    form.remove(0)
    expect([form.state(), form.context().errors]).toEqual([filling, [missing]])
    expect(form.emitted.at(-1)).toEqual({ type: 'form.invalid', field: 'pictures' })
  })

  it('keeps outside what is left when an arrived file is dropped while it waits', async () => {
    const form = filled()
    form.pick('pictures', 'a', 'b')
    form.submit()
    await at(form.sends, 0).answer(done({ url: '/a' }))
    form.remove(0)
    expect([form.state(), form.kept.at(-1)]).toEqual([{ open: 'uploading' }, { draft: full, files: [] }])
  })
})

describe('editing what has files already', () => {
  const files = [{ slot: 'papers', name: 'licence', url: '/licence' }] as const

  it('is untouched with them, and touched without them or with another', () => {
    const form = startRegistration({ initial: full, files })
    expect([form.rows(), isTouched(form.context())]).toEqual([[['licence', 'done']], false])
    form.remove(0)
    expect([form.rows(), isTouched(form.context())]).toEqual([[], true])
    form.pick('papers', 'other')
    expect(isTouched(form.context())).toBe(true)
  })

  it('goes on from what was sent, untouched but for what failed and is still in its row', async () => {
    const form = startRegistration({ initial: full, files })
    form.pick('papers', 'new', 'lost')
    await at(form.sends, 0).answer(done({ url: '/new' }))
    await at(form.sends, 1).answer({ type: 'offline' })
    form.submit()
    const sent = [...files, { slot: 'papers', name: 'new', url: '/new' }]
    expect(at(form.saves, 0).input.files).toEqual(sent)
    await at(form.saves, 0).answer(done(saved))
    form.actor.send({ type: 'form.opened' })
    const { initialFiles, initial, saved: left } = form.context()
    expect([form.state(), initialFiles, initial, left]).toEqual([filling, sent, full, null])
    expect(form.rows().map(([, status]) => status)).toEqual(['done', 'done', 'failed'])
    form.retry(2)
    await at(form.sends, 2).answer(done({ url: '/lost' }))
    form.submit()
    expect(at(form.saves, 1).input.files).toEqual([...sent, { slot: 'papers', name: 'lost', url: '/lost' }])
    await at(form.saves, 1).answer(done(saved))
    form.close()
    expect(form.state()).toBe('closed')
  })
})
