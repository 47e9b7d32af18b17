import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { messages } from '../../../generated/messages/en.ts'
import type { FileRow, RegistrationContext, RegistrationEvent } from '../../../machines/registration-context.ts'
import { uploadMachine } from '../../../machines/upload.ts'
import { ui } from '../../../src/i18n/en/ui.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { bindFiles } from '../../../src/ui/forms/bind-form.ts'
import { globSync, readFileSync } from 'node:fs'
import { isComposed, isEnter } from '../../../src/ui/is-enter.ts'
import {
  chosenArea,
  chosenPlace,
  citiesIn,
  firstPlaceIn,
  knownPlace,
  type Area,
  type Place,
} from '../../../src/ui/forms/place.ts'

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

const enter = { key: 'Enter', keyCode: 13, isComposing: false }

test.each([
  ['Enter', enter, true],
  ['the Enter of a word that is still composed', { ...enter, isComposing: true }, false],
  ['the Enter that Safari sends once a word is composed', { ...enter, keyCode: 229 }, false],
  ['another key', { ...enter, key: 'a', keyCode: 65 }, false],
])('%s', (_, key, expected) => {
  expect(isEnter(key)).toBe(expected)
})

test('keys that an input method takes are none of ours', () => {
  expect([enter, { ...enter, key: 'ArrowDown', keyCode: 229 }].map(isComposed)).toEqual([false, true])
})

test('every handler of Enter asks the one helper', () => {
  const named = globSync('src/**/*.{ts,tsx}').filter((path) => /\bkey\b.*'Enter'/.test(readFileSync(path, 'utf8')))
  expect(named.toSorted()).toEqual(['src/ui/forms/form.tsx', 'src/ui/is-enter.ts'])
})

const austin: Place = { country: 'United States', state: 'Texas', city: 'Austin' }
const none: Place = { country: '', state: '', city: '' }
const tree = { Mexico: { Jalisco: ['Guadalajara', 'Tequila'], Puebla: [] }, Malta: {} }

test('another country takes state and city away, another state the city, out of a draft that holds more', () => {
  const draft = { ...austin, name: 'Ana' }
  expect(chosenPlace(draft, 'country', 'Mexico')).toEqual({ country: 'Mexico', state: '', city: '' })
  expect(chosenPlace(draft, 'state', 'Utah')).toEqual({ ...austin, state: 'Utah', city: '' })
  expect(chosenPlace(draft, 'city', 'Waco')).toEqual({ ...austin, city: 'Waco' })
  const area: Area = { country: 'United States', state: 'Texas', cities: ['Austin', 'Waco'] }
  expect(chosenArea(area, 'country', 'Mexico')).toEqual({ country: 'Mexico', state: '', cities: [] })
  expect(chosenArea(area, 'state', 'Utah')).toEqual({ country: 'United States', state: 'Utah', cities: [] })
})

test('a place stays where the tree has its country, and the only country is chosen for the reader', () => {
  const tequila = { country: 'Mexico', state: 'Jalisco', city: 'Tequila' }
  expect(knownPlace(tree, tequila)).toEqual(tequila)
  expect(knownPlace(tree, austin)).toEqual(none)
  expect(knownPlace({ Mexico: {} }, austin)).toEqual({ ...none, country: 'Mexico' })
  expect(knownPlace({}, austin)).toEqual(none)
})

test('a country starts with its first state and the first city of that, as far as there are any', () => {
  expect(firstPlaceIn(tree, 'Mexico')).toEqual({ country: 'Mexico', state: 'Jalisco', city: 'Guadalajara' })
  expect(firstPlaceIn({ Mexico: { Puebla: [] } }, 'Mexico')).toEqual({ country: 'Mexico', state: 'Puebla', city: '' })
  expect(firstPlaceIn(tree, 'Malta')).toEqual({ ...none, country: 'Malta' })
  expect(firstPlaceIn(tree, 'Spain')).toEqual({ ...none, country: 'Spain' })
})

test('a state offers its cities; one that is not there none', () => {
  expect(citiesIn(tree, { country: 'Mexico', state: 'Jalisco' })).toEqual(['Guadalajara', 'Tequila'])
  expect(citiesIn(tree, { country: 'Mexico', state: 'Texas' })).toEqual([])
  expect(citiesIn(tree, none)).toEqual([])
})
