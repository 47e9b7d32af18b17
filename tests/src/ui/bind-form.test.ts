import { expect, test } from 'vitest'
import { messages } from '../../../generated/messages/en.ts'
import { ui } from '../../../src/i18n/en/ui.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { bindForm, type FileFacts, type FormFacts, type FormMessage } from '../../../src/ui/bind-form.ts'

type Draft = { readonly name: string; readonly agreed: boolean }
type Slot = 'pictures' | 'papers'

const t = createTranslate('en', { ui }, messages)
const tap = new File(['x'], 'tap.png', { type: 'image/png' })

const row = (changes: Partial<FileFacts<Slot>>): FileFacts<Slot> => ({
  id: 'file-0',
  slot: 'pictures',
  name: 'tap.png',
  status: 'done',
  progress: 1,
  url: '/v1/files/tap',
  code: null,
  failure: null,
  upload: { getSnapshot: () => ({ context: { file: tap } }) },
  ...changes,
})

function bound(changes: Partial<FormFacts<Draft, Slot>> = {}) {
  const sent: FormMessage<Draft, Slot>[] = []
  const facts: FormFacts<Draft, Slot> = {
    draft: { name: 'Ana', agreed: false },
    errors: [],
    files: [],
    slots: { pictures: { max: 2, skipsFailed: false }, papers: { max: 5, skipsFailed: true } },
    wasSubmitted: false,
    ...changes,
  }
  return { form: bindForm(facts, (message) => sent.push(message), t), sent }
}

test('a field has its value, says its error in words and tells what happens to it', () => {
  const { form, sent } = bound({ errors: [{ field: 'name', code: 'NAME_REQUIRED' }] })
  const name = form.field('name')
  expect([name.value, name.error, form.field('agreed').error]).toEqual(['Ana', 'Name is required', undefined])
  name.onChange('Luis')
  name.onBlur()
  form.field('agreed').onChange(true)
  expect(sent).toEqual([
    { type: 'draft.changed', changes: { name: 'Luis' } },
    { type: 'field.left', field: 'name' },
    { type: 'draft.changed', changes: { agreed: true } },
  ])
})

test('files are told by their slot, with the room that is left; a refused one takes none', () => {
  const refused = row({ id: 'file-1', status: 'refused', url: null, progress: 0, code: 'FILE_TOO_LARGE' })
  const { form, sent } = bound({ files: [row({}), refused, row({ id: 'file-2', slot: 'papers', upload: null })] })
  const { picked, room } = form.files('pictures')
  expect(picked).toEqual([
    { id: 'file-0', name: 'tap.png', status: 'done', progress: 1, url: '/v1/files/tap', file: tap, problem: null },
    {
      id: 'file-1',
      name: 'tap.png',
      status: 'refused',
      progress: 0,
      url: null,
      file: tap,
      problem: messages.FILE_TOO_LARGE,
    },
  ])
  expect(room).toBe(1)
  expect(form.files('papers').picked.map(({ id, file }) => [id, file])).toEqual([['file-2', null]])
  form.files('papers').onPick([tap])
  form.files('papers').onRemove('file-2')
  form.files('papers').onRetry('file-2')
  expect(sent).toEqual([
    { type: 'files.picked', slot: 'papers', files: [tap] },
    { type: 'file.removed', id: 'file-2' },
    { type: 'file.retried', id: 'file-2' },
  ])
})

test('after a submit a file that failed is told at its field, unless the slot goes without it', () => {
  const failed = { status: 'failed', url: null, failure: { type: 'offline' } } as const
  const files = [row(failed), row({ ...failed, id: 'file-1', slot: 'papers' })]
  const { form } = bound({ files, wasSubmitted: true })
  expect(form.files('pictures').error).toBe('A file could not be uploaded. Try it again or remove it.')
  expect(form.files('pictures').picked[0]?.problem).toBe('No connection. Try again.')
  expect(form.files('papers').error).toBeUndefined()
  expect(bound({ files }).form.files('pictures').error).toBeUndefined()
})
