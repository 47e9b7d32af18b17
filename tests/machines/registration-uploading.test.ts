import { describe, expect, it } from 'vitest'
import { linksIn } from '../../machines/form/index.ts'
import { done } from '../../machines/outcome.ts'
import { at } from './controlled.ts'
import { full, startForm } from './form-harness.ts'

describe('while files are on their way', () => {
  it('shows all errors and names the first, once a file fails or goes that was waited for', async () => {
    const failing = startForm()
    failing.type(full)
    failing.pick('pictures', 'a')
    failing.submit()
    await at(failing.sends, 0).answer({ type: 'offline' })
    failing.type({ title: '' })
    expect(failing.context().errors).toEqual([{ field: 'title', code: 'JOB_TITLE_REQUIRED' }])

    const missing = { field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const
    const going = startForm({ check: (_, files) => (linksIn(files, 'pictures').length > 0 ? [] : [missing]) })
    going.pick('pictures', 'a')
    going.submit()
    going.actor.send({ type: 'file.removed', id: at(going.context().files, 0).id })
    expect([going.state(), going.context().errors, going.emitted]).toEqual([
      { open: 'editing' },
      [missing],
      [{ type: 'form.invalid', field: 'pictures' }],
    ])
  })

  it('does not take a failure that was seen for a new one, whatever is pressed while it waits', async () => {
    const form = startForm()
    form.type(full)
    form.pick('papers', 'a', 'b')
    await at(form.sends, 0).answer({ type: 'offline' })
    form.submit()
    form.actor.send({ type: 'file.retried', id: at(form.context().files, 0).id })
    form.submit()
    await at(form.sends, 2).answer({ type: 'offline' })
    expect(form.state()).toEqual({ open: 'waiting' })
  })

  it('leaves the files alone that are being sent along', async () => {
    const form = startForm()
    form.type(full)
    form.pick('papers', 'lost', 'sent')
    await at(form.sends, 0).answer({ type: 'offline' })
    await at(form.sends, 1).answer(done({ url: '/sent' }))
    form.submit()
    const before = form.context().files
    form.actor.send({ type: 'file.removed', id: at(form.context().files, 1).id })
    form.actor.send({ type: 'file.retried', id: at(form.context().files, 0).id })
    form.pick('papers', 'late')
    expect([form.state(), form.context().files, form.sends.length]).toEqual([{ open: 'saving' }, before, 2])
  })

  it('keeps outside what is left when an arrived file is dropped while it waits', async () => {
    const form = startForm()
    form.type(full)
    form.pick('pictures', 'a', 'b')
    form.submit()
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect(form.kept.at(-1)?.files).toEqual([{ slot: 'pictures', name: 'a', url: '/a' }])
    form.actor.send({ type: 'file.removed', id: at(form.context().files, 0).id })
    expect([form.state(), form.kept.at(-1)]).toEqual([{ open: 'waiting' }, { draft: full, files: [] }])
  })
})
