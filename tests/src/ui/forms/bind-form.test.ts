import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { messages } from '../../../../generated/messages/en.ts'
import type { FormEvent } from '../../../../machines/draft.ts'
import type { Failure } from '../../../../machines/outcome.ts'
import type { FileRow, RegistrationContext, RegistrationEvent } from '../../../../machines/registration-context.ts'
import { uploadMachine } from '../../../../machines/upload.ts'
import { ui } from '../../../../src/i18n/en/ui.ts'
import { failureText } from '../../../../src/i18n/failure-text.ts'
import { createTranslate } from '../../../../src/i18n/translate.ts'
import { bindFields, bindFiles, problemOf } from '../../../../src/ui/forms/bind-form.ts'
import { shows } from '../../../support/shows.ts'

type Draft = { readonly name: string; readonly agreed: boolean }
type Slot = 'pictures' | 'papers'
type Filed = RegistrationContext<object, Slot, unknown>

const t = createTranslate('en', { ui }, messages)
const tap = new File(['x'], 'tap.png', { type: 'image/png' })

/** An upload that nobody has started: it only knows its file. */
const upload = createActor(uploadMachine, { input: { id: 'file-0', file: tap, check: () => null, shrinks: true } })

const row = (changes: Partial<FileRow<Slot>>): FileRow<Slot> => ({
  id: 'file-0',
  slot: 'pictures',
  name: 'tap.png',
  status: 'done',
  progress: 1,
  url: '/v1/files/tap',
  failure: null,
  upload,
  ...changes,
})

const sending = { disabled: false, fixed: false }

/** The fields for files, and what happens to them. */
function filesOf(changes: Partial<Pick<Filed, 'errors' | 'files' | 'wasSubmitted'>>) {
  const sent: RegistrationEvent<object, Slot>[] = []
  const rules = { tooMany: 'MAX_PICTURES', check: () => null, shrinks: true } as const
  const slots: Filed['slots'] = {
    pictures: { ...rules, max: 2, skipsFailed: false },
    papers: { ...rules, max: 5, skipsFailed: true },
  }
  const context = { errors: [], files: [], slots, wasSubmitted: false, ...changes }
  return { files: bindFiles<Slot>(context, (event) => sent.push(event), t, sending), sent }
}

test('a field has its value, says its error in words and tells what happens to it', () => {
  const sent: FormEvent<Draft>[] = []
  const draft: Draft = { name: 'Ana', agreed: false }
  const form = bindFields<Draft>(
    { draft, errors: [{ field: 'name', code: 'NAME_REQUIRED' }] },
    (event) => sent.push(event),
    t,
  )
  const name = form.field('name')
  expect([name.value, name.error, form.field('agreed').error]).toEqual(['Ana', 'Name is required', undefined])
  expect([form.draft, form.errorOf('name'), form.errorOf('elsewhere')]).toEqual([draft, 'Name is required', undefined])
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
  const refused = row({
    id: 'file-1',
    status: 'refused',
    url: null,
    progress: 0,
    failure: { type: 'invalid', code: 'FILE_TOO_LARGE', errors: [] },
  })
  const { files, sent } = filesOf({ files: [row({}), refused, row({ id: 'file-2', slot: 'papers', upload: null })] })
  const { picked, room } = files('pictures')
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
  expect(files('papers').picked.map(({ id, file }) => [id, file])).toEqual([['file-2', null]])
  files('papers').onPick([tap])
  files('papers').onRemove('file-2')
  files('papers').onRetry('file-2')
  expect(sent).toEqual([
    { type: 'files.picked', slot: 'papers', files: [tap] },
    { type: 'file.removed', id: 'file-2' },
    { type: 'file.retried', id: 'file-2' },
  ])
})

test('after a submit a file that failed is told at its field, unless the slot goes without it', () => {
  const failed = { status: 'failed', url: null, failure: { type: 'offline' } } as const
  const rows = [row(failed), row({ ...failed, id: 'file-1', slot: 'papers' })]
  const { files } = filesOf({ files: rows, wasSubmitted: true })
  expect(files('pictures').error).toBe('A file could not be uploaded. Try it again or remove it.')
  expect(files('pictures').picked[0]?.problem).toBe('No connection. Try again.')
  expect(files('papers').error).toBeUndefined()
  expect(filesOf({ files: rows }).files('pictures').error).toBeUndefined()
})

test('a rule that a slot breaks comes before a file that failed', () => {
  const failed = row({ status: 'failed', url: null, failure: { type: 'offline' } })
  const { files } = filesOf({
    errors: [{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' }],
    files: [failed],
    wasSubmitted: true,
  })
  expect([files('pictures').error, files('papers').error]).toEqual([messages.JOB_PICTURES_REQUIRED, undefined])
})

test.each<[Failure, string]>([
  [{ type: 'offline' }, ui.formFailed.offline],
  [{ type: 'timedOut' }, ui.formFailed.timedOut],
  [{ type: 'malformed' }, ui.formFailed.server],
  [{ type: 'conflict', code: 'EMAIL_TAKEN' }, messages.EMAIL_TAKEN],
])('%o is said in words', shows('message.customer-signup-exception', 'message.general-fallback'), (failure, words) => {
  const problem = (isSaid: boolean) =>
    problemOf({ context: { failure }, hasTag: (tag) => isSaid && tag === 'failed' }, (why) =>
      failureText(t, why, 'form'),
    )
  // What failed before is no news while the form is filled in again.
  expect([problem(true), problem(false)]).toEqual([words, undefined])
})

test('where the server objects to fields, nothing is said above them', () => {
  expect(problemOf({ context: { failure: null }, hasTag: () => true }, () => 'No')).toBeUndefined()
})
