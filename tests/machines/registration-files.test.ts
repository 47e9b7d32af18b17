import { describe, expect, it } from 'vitest'
import { isDirty, linksIn } from '../../machines/form/index.ts'
import { done } from '../../machines/outcome.ts'
import { at } from './controlled.ts'
import { checkDraft, full, startForm } from './form-harness.ts'
import { shows } from '../support/shows.ts'

const saved = { message: 'Posted' }

function rows(form: ReturnType<typeof startForm>) {
  return form.context().files.map(({ name, status }) => [name, status])
}

describe('picking', () => {
  it('starts sending at once and shows progress', async () => {
    const form = startForm()
    form.pick('pictures', 'a.png', 'b.png')
    expect(rows(form)).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'sending'],
    ])
    at(form.sends, 1).input.onProgress(0.5)
    expect(form.context().files.map(({ progress }) => progress)).toEqual([0, 0.5])
    await at(form.sends, 1).answer(done({ url: '/b' }))
    expect(rows(form)).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'done'],
    ])
    expect(form.kept).toEqual([
      { draft: { title: '', details: '' }, files: [{ slot: 'pictures', name: 'b.png', url: '/b' }] },
    ])
  })

  it('stops at the limit of the slot', shows('constant.job-pictures', 'constant.documents'), () => {
    const form = startForm()
    form.pick('pictures', 'a', 'b', 'c')
    form.pick('pictures', 'd')
    expect(rows(form).map(([name]) => name)).toEqual(['a', 'b'])
    const refused = { type: 'files.refused', slot: 'pictures', code: 'MAX_PICTURES' }
    expect(form.emitted).toEqual([refused, refused])
  })

  it('replaces in a slot for one file', () => {
    const form = startForm()
    form.pick('logo', 'old')
    form.pick('logo', 'new')
    expect(rows(form)).toEqual([['new', 'sending']])
    expect(form.sends.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('marks a file that the rules refuse, which then takes no room and holds nothing up', async () => {
    const pictures = {
      max: 1,
      tooMany: 'MAX_PICTURES',
      check: ({ name }: { name: string }) => (name === 'film' ? ('FILE_TYPE_NOT_ALLOWED' as const) : null),
      skipsFailed: false,
    } as const
    const form = startForm({ slots: { pictures, logo: pictures, papers: { ...pictures, max: 5 } } })
    form.type(full)
    form.pick('papers', 'film', 'a')
    expect(rows(form)).toEqual([
      ['film', 'refused'],
      ['a', 'sending'],
    ])
    expect(form.context().files[0]?.code).toBe('FILE_TYPE_NOT_ALLOWED')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    form.submit()
    expect(at(form.saves, 0).input.files).toEqual([{ slot: 'papers', name: 'a', url: '/a' }])
  })
})

describe('submitting', () => {
  it('waits for what is still on its way', async () => {
    const form = startForm()
    form.type(full)
    form.pick('pictures', 'a')
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'waiting' }, 0])
    form.type({ title: 'Not now' })
    form.pick('pictures', 'late')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect(form.state()).toEqual({ open: 'saving' })
    expect(at(form.saves, 0).input).toEqual({
      draft: full,
      files: [{ slot: 'pictures', name: 'a', url: '/a' }],
      key: 'key-1',
    })
    await at(form.saves, 0).answer(done(saved))
    expect([form.state(), form.context().files]).toEqual(['saved', []])
  })

  it(
    'comes back to the form when a file fails meanwhile; retry or drop, and nothing typed is lost',
    shows('message.signup-picture-failure', 'message.update-picture-failure'),
    async () => {
      const form = startForm()
      form.type(full)
      form.pick('pictures', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'offline' })
      expect([form.state(), form.context().draft]).toEqual([{ open: 'editing' }, full])
      expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'pictures' }])

      form.submit()
      expect(form.state()).toEqual({ open: 'editing' })

      form.actor.send({ type: 'file.retried', id: at(form.context().files, 0).id })
      form.submit()
      expect(form.state()).toEqual({ open: 'waiting' })
      await at(form.sends, 2).answer({ type: 'timedOut' })
      expect(form.state()).toEqual({ open: 'editing' })

      form.actor.send({ type: 'file.removed', id: at(form.context().files, 0).id })
      await at(form.sends, 1).answer(done({ url: '/b' }))
      form.submit()
      expect(at(form.saves, 0).input.files).toEqual([{ slot: 'pictures', name: 'b', url: '/b' }])
    },
  )

  it('takes a newly picked file as the answer to what the server said about its slot', async () => {
    const form = startForm()
    form.type(full)
    form.submit()
    const missing = { field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const
    await at(form.saves, 0).answer({ type: 'invalid', code: 'VALIDATION_FAILED', message: 'No', errors: [missing] })
    expect(form.context().errors).toEqual([missing])
    form.pick('pictures', 'a')
    expect(form.context().errors).toEqual([])
  })

  it('goes on without the last file on its way when that is dropped', () => {
    const form = startForm()
    form.type(full)
    form.pick('pictures', 'a')
    form.submit()
    form.actor.send({ type: 'file.removed', id: at(form.context().files, 0).id })
    expect([form.state(), at(form.sends, 0).signal.aborted]).toEqual([{ open: 'saving' }, true])
  })

  it(
    'leaves out a failed file where the slot says so, once the person has seen it',
    shows('message.document-failure'),
    async () => {
      const form = startForm()
      form.type(full)
      form.pick('papers', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'serverFailed' })
      expect(form.state()).toEqual({ open: 'editing' })
      form.submit()
      await at(form.sends, 1).answer(done({ url: '/b' }))
      expect(at(form.saves, 0).input.files).toEqual([{ slot: 'papers', name: 'b', url: '/b' }])
    },
  )

  it('judges a required slot once its files have arrived or gone', () => {
    const needsPicture = startForm({
      check: (draft, files) => [
        ...checkDraft(draft),
        ...(linksIn(files, 'pictures').length > 0
          ? []
          : [{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const]),
      ],
    })
    needsPicture.type(full)
    needsPicture.submit()
    expect(needsPicture.context().errors).toEqual([{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' }])
    needsPicture.pick('pictures', 'a')
    needsPicture.submit()
    expect([needsPicture.state(), needsPicture.context().errors]).toEqual([{ open: 'waiting' }, []])
    needsPicture.actor.send({ type: 'file.removed', id: at(needsPicture.context().files, 0).id })
    expect(needsPicture.state()).toEqual({ open: 'editing' })
    expect(needsPicture.context().errors).toEqual([{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' }])
  })
})

describe('files that were kept', () => {
  const kept = { draft: full, files: [{ slot: 'pictures', name: 'a', url: '/a' }] } as const

  it('come back as arrived and are sent along', () => {
    const form = startForm({ kept })
    expect(rows(form)).toEqual([['a', 'done']])
    form.submit()
    expect(at(form.saves, 0).input).toEqual({ ...kept, key: 'key-1' })
  })

  it('can be removed', () => {
    const form = startForm({ kept })
    form.actor.send({ type: 'file.removed', id: at(form.context().files, 0).id })
    expect([rows(form), form.kept]).toEqual([[], [{ draft: full, files: [] }]])
  })
})

describe('abandoning', () => {
  it('cuts off every upload', () => {
    const form = startForm()
    form.pick('pictures', 'a', 'b')
    form.actor.send({ type: 'form.closed' })
    expect(form.state()).toEqual({ open: 'leaving' })
    form.actor.send({ type: 'form.abandoned' })
    expect([form.state(), form.context().files]).toEqual(['closed', []])
    expect(form.sends.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })
})

describe('editing what has files already', () => {
  const files = [{ slot: 'papers', name: 'licence', url: '/licence' }] as const

  it('is untouched with them, touched without them, and gives them back when it is abandoned', () => {
    const form = startForm({ initial: full, files })
    expect([rows(form), isDirty(form.context())]).toEqual([[['licence', 'done']], false])
    form.actor.send({ type: 'file.removed', id: at(form.context().files, 0).id })
    expect([rows(form), isDirty(form.context())]).toEqual([[], true])
    form.actor.send({ type: 'form.closed' })
    form.actor.send({ type: 'form.abandoned' })
    expect([rows(form), isDirty(form.context())]).toEqual([[['licence', 'done']], false])
  })

  it('goes on from what was sent, with what failed still in its row', async () => {
    const form = startForm({ initial: full, files })
    form.pick('papers', 'new', 'lost')
    await at(form.sends, 0).answer(done({ url: '/new' }))
    await at(form.sends, 1).answer({ type: 'offline' })
    form.submit()
    const sent = [...files, { slot: 'papers', name: 'new', url: '/new' }]
    expect(at(form.saves, 0).input.files).toEqual(sent)
    await at(form.saves, 0).answer(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().initialFiles, rows(form)]).toEqual([
      { open: 'editing' },
      sent,
      [
        ['licence', 'done'],
        ['new', 'done'],
        ['lost', 'failed'],
      ],
    ])
    form.actor.send({ type: 'file.retried', id: at(form.context().files, 2).id })
    await at(form.sends, 2).answer(done({ url: '/lost' }))
    form.submit()
    expect(at(form.saves, 1).input.files).toEqual([...sent, { slot: 'papers', name: 'lost', url: '/lost' }])
  })
})
