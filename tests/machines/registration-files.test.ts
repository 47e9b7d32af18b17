import { describe, expect, it } from 'vitest'
import { done } from '../../machines/outcome.ts'
import { isTouched } from '../../machines/registration-context.ts'
import { at } from './controlled.ts'
import { objectionTo } from './failure-samples.ts'
import { full, saved } from './form-harness.ts'
import { startRegistration } from './registration-harness.ts'
import { shows } from '../support/shows.ts'

describe('picking', () => {
  it('starts sending at once and shows progress', async () => {
    const form = startRegistration()
    form.pick('pictures', 'a.png', 'b.png')
    expect(form.rows()).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'sending'],
    ])
    at(form.sends, 1).input.onProgress(0.5)
    expect(form.context().files.map(({ progress }) => progress)).toEqual([0, 0.5])
    await at(form.sends, 1).answer(done({ url: '/b' }))
    expect(form.rows()).toEqual([
      ['a.png', 'sending'],
      ['b.png', 'done'],
    ])
    expect(form.kept).toEqual([
      { draft: { title: '', details: '' }, files: [{ slot: 'pictures', name: 'b.png', url: '/b' }] },
    ])
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
    const pictures = {
      max: 1,
      tooMany: 'MAX_PICTURES',
      check: ({ name }: { name: string }) => (name === 'film' ? ('FILE_TYPE_NOT_ALLOWED' as const) : null),
      shrinks: true,
      skipsFailed: false,
    } as const
    const form = startRegistration({ slots: { pictures, logo: pictures, papers: { ...pictures, max: 5 } } })
    form.type(full)
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
})

describe('what the server said about files', () => {
  it('takes a newly picked file as the answer to what the server said about its slot', async () => {
    const form = startRegistration()
    form.type(full)
    form.submit()
    const missing = { field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const
    await at(form.saves, 0).answer({ type: 'invalid', code: 'VALIDATION_FAILED', errors: [missing] })
    expect(form.context().errors).toEqual([missing])
    form.pick('pictures', 'a')
    expect(form.context().errors).toEqual([])
  })

  it('is answered by one that goes, too, and what was sent before is another thing', async () => {
    const form = startRegistration({ kept: { draft: full, files: [{ slot: 'logo', name: 'logo', url: '/logo' }] } })
    form.submit()
    await at(form.saves, 0).answer(objectionTo('logo'))
    form.remove(0)
    expect(form.context().errors).toEqual([])
    form.submit()
    await at(form.saves, 1).answer({ type: 'timedOut' })
    form.pick('logo', 'other')
    await at(form.sends, 0).answer(done({ url: '/other' }))
    form.submit()
    expect(form.keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })
})

describe('files that were kept', () => {
  const kept = { draft: full, files: [{ slot: 'pictures', name: 'a', url: '/a' }] } as const

  it('come back as arrived and are sent along', () => {
    const form = startRegistration({ kept })
    expect(form.rows()).toEqual([['a', 'done']])
    form.submit()
    expect(at(form.saves, 0).input).toEqual({ ...kept, key: 'key-1' })
  })

  it('can be removed', () => {
    const form = startRegistration({ kept })
    form.remove(0)
    expect([form.rows(), form.kept]).toEqual([[], [{ draft: full, files: [] }]])
  })
})

describe('abandoning', () => {
  it('cuts off every upload', () => {
    const form = startRegistration()
    form.pick('pictures', 'a', 'b')
    form.close()
    expect(form.state()).toEqual('leaving')
    form.actor.send({ type: 'form.abandoned' })
    expect(form.sends.map(({ signal }) => signal.aborted)).toEqual([true, true])
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

  it('goes on from what was sent, with what failed still in its row', async () => {
    const form = startRegistration({ initial: full, files })
    form.pick('papers', 'new', 'lost')
    await at(form.sends, 0).answer(done({ url: '/new' }))
    await at(form.sends, 1).answer({ type: 'offline' })
    form.submit()
    const sent = [...files, { slot: 'papers', name: 'new', url: '/new' }]
    expect(at(form.saves, 0).input.files).toEqual(sent)
    await at(form.saves, 0).answer(done(saved))
    form.actor.send({ type: 'form.opened' })
    expect([form.state(), form.context().initialFiles, form.rows()]).toEqual([
      { open: 'filling' },
      sent,
      [
        ['licence', 'done'],
        ['new', 'done'],
        ['lost', 'failed'],
      ],
    ])
    form.retry(2)
    await at(form.sends, 2).answer(done({ url: '/lost' }))
    form.submit()
    expect(at(form.saves, 1).input.files).toEqual([...sent, { slot: 'papers', name: 'lost', url: '/lost' }])
  })
})
