import { describe, expect, it } from 'vitest'
import { done } from '../../machines/outcome.ts'
import { linksIn } from '../../machines/registration-context.ts'
import { at } from './controlled.ts'
import { checkDraft, full, saved } from './form-harness.ts'
import { startRegistration } from './registration-harness.ts'
import { shows } from '../support/shows.ts'

describe('submitting with files', () => {
  it('waits for what is still on its way', async () => {
    const form = startRegistration()
    form.type(full)
    form.pick('pictures', 'a')
    form.submit()
    expect([form.state(), form.saves.length]).toEqual([{ open: 'uploading' }, 0])
    form.type({ title: 'Not now' })
    form.pick('pictures', 'late')
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect(form.state()).toEqual('submitting')
    expect(at(form.saves, 0).input).toEqual({
      draft: full,
      files: [{ slot: 'pictures', name: 'a', url: '/a' }],
      key: 'key-1',
    })
    await at(form.saves, 0).answer(done(saved))
    expect(form.state()).toBe('registered')
  })

  it(
    'comes back to the form when a file fails meanwhile; retry or drop, and nothing typed is lost',
    shows('message.signup-picture-failure', 'message.update-picture-failure'),
    async () => {
      const form = startRegistration()
      form.type(full)
      form.pick('pictures', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'offline' })
      expect([form.state(), form.context().draft]).toEqual([{ open: 'filling' }, full])
      expect(form.emitted).toEqual([{ type: 'form.invalid', field: 'pictures' }])

      form.submit()
      expect(form.state()).toEqual({ open: 'filling' })

      form.retry(0)
      form.submit()
      expect(form.state()).toEqual({ open: 'uploading' })
      await at(form.sends, 2).answer({ type: 'timedOut' })
      expect(form.state()).toEqual({ open: 'filling' })

      form.remove(0)
      await at(form.sends, 1).answer(done({ url: '/b' }))
      form.submit()
      expect(at(form.saves, 0).input.files).toEqual([{ slot: 'pictures', name: 'b', url: '/b' }])
    },
  )

  it(
    'leaves out a failed file where the slot says so, once the person has seen it',
    shows('message.document-failure'),
    async () => {
      const form = startRegistration()
      form.type(full)
      form.pick('papers', 'a', 'b')
      form.submit()
      await at(form.sends, 0).answer({ type: 'serverFailed' })
      expect(form.state()).toEqual({ open: 'filling' })
      form.submit()
      await at(form.sends, 1).answer(done({ url: '/b' }))
      expect(at(form.saves, 0).input.files).toEqual([{ slot: 'papers', name: 'b', url: '/b' }])
    },
  )

  it('judges a required slot once its files have arrived or gone', () => {
    const needsPicture = startRegistration({
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
    expect([needsPicture.state(), needsPicture.context().errors]).toEqual([{ open: 'uploading' }, []])
    needsPicture.remove(0)
    expect(needsPicture.state()).toEqual({ open: 'filling' })
    expect(needsPicture.context().errors).toEqual([{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' }])
  })
})

describe('while files are on their way', () => {
  it('shows all errors and names the first, once a file fails or goes that was waited for', async () => {
    const failing = startRegistration()
    failing.type(full)
    failing.pick('pictures', 'a')
    failing.submit()
    await at(failing.sends, 0).answer({ type: 'offline' })
    failing.type({ title: '' })
    expect(failing.context().errors).toEqual([{ field: 'title', code: 'JOB_TITLE_REQUIRED' }])

    const missing = { field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const
    const going = startRegistration({ check: (_, files) => (linksIn(files, 'pictures').length > 0 ? [] : [missing]) })
    going.pick('pictures', 'a')
    going.submit()
    going.remove(0)
    expect([going.state(), going.context().errors, going.emitted]).toEqual([
      { open: 'filling' },
      [missing],
      [{ type: 'form.invalid', field: 'pictures' }],
    ])
  })

  it('does not take a failure that was seen for a new one, whatever is pressed while it waits', async () => {
    const form = startRegistration()
    form.type(full)
    form.pick('papers', 'a', 'b')
    await at(form.sends, 0).answer({ type: 'offline' })
    form.submit()
    form.retry(0)
    form.submit()
    await at(form.sends, 2).answer({ type: 'offline' })
    expect(form.state()).toEqual({ open: 'uploading' })
  })

  it('leaves the files alone that are being sent along', async () => {
    const form = startRegistration()
    form.type(full)
    form.pick('papers', 'lost', 'sent')
    await at(form.sends, 0).answer({ type: 'offline' })
    await at(form.sends, 1).answer(done({ url: '/sent' }))
    form.submit()
    const before = form.context().files
    form.remove(1)
    form.retry(0)
    form.pick('papers', 'late')
    expect([form.state(), form.context().files, form.sends.length]).toEqual(['submitting', before, 2])
  })

  it('keeps outside what is left when an arrived file is dropped while it waits', async () => {
    const form = startRegistration()
    form.type(full)
    form.pick('pictures', 'a', 'b')
    form.submit()
    await at(form.sends, 0).answer(done({ url: '/a' }))
    expect(form.kept.at(-1)?.files).toEqual([{ slot: 'pictures', name: 'a', url: '/a' }])
    form.remove(0)
    expect([form.state(), form.kept.at(-1)]).toEqual([{ open: 'uploading' }, { draft: full, files: [] }])
  })
})
