import { createActor, fromPromise, setup } from 'xstate'
import { expect, test } from 'vitest'
import { readTraces } from 'statechart-kit/core/read-trace'
import { HIDDEN } from 'statechart-kit/core/serializable'
import { rowsOf, sumOf } from '../../../qa/inspector/coverage.ts'
import { entryOf } from '../../../qa/inspector/step-recorder.ts'
import { observerOf, type Stepped } from '../../../qa/inspector/observe.ts'
import { catalogOf } from '../../../qa/inspector/catalog.ts'
import { browserOf, fileOf, recordedIn, scenesFor, traceFrom } from '../../../qa/inspector/session.ts'
import { coveredWith, type Entry } from '../../../qa/inspector/store.ts'
import { createForm } from '../../../machines/form.ts'
import type { SaveRequest } from '../../../machines/draft.ts'
import { done, type Outcome } from '../../../machines/outcome.ts'

type Draft = { readonly email: string; readonly password: string }
const saved = done({ message: 'Somebody else lives there, too' })
type Message = { readonly message: string }
const machine = createForm<Draft, Message>()
const catalog = catalogOf()

/** What is kept while somebody asks for another address, letter by letter. */
async function recorded(): Promise<readonly Entry[]> {
  const steps: Stepped[] = []
  const { inspect } = observerOf(
    'a',
    () => {},
    (step) => steps.push(step),
  )
  const filled = machine.provide({
    actors: { save: fromPromise<Outcome<Message>, SaveRequest<Draft>>(async () => saved) },
  })
  const input = { initial: { email: '', password: '' }, check: () => [], newKey: () => 'key-1' }
  const actor = createActor(filled, { inspect, input }).start()
  const left = Promise.withResolvers<void>()
  actor.on('form.saved', () => left.resolve())
  for (const email of ['a', 'an', 'ana@example.com']) actor.send({ type: 'draft.changed', changes: { email } })
  for (const password of ['s', 'kettle7']) actor.send({ type: 'draft.changed', changes: { password } })
  actor.send({ type: 'form.submitted' })
  await left.promise
  return Promise.all(steps.map((step) => entryOf(step, { page: `/at/${'x'.repeat(43)}`, language: 'en' })))
}

test('what was typed is kept letter for letter in one step, without secrets, and without what the server answered', async () => {
  const entries = await recorded()
  expect(JSON.stringify(entries)).not.toMatch(/kettle7|lives there|x{43}|key-1/)
  const [only, ...others] = recordedIn(entries)
  if (!only) throw new Error('Nothing was recorded')
  expect(others).toEqual([])
  expect(only.start).toMatchObject({ machine: 'form', page: HIDDEN, input: { initial: { email: '', password: '' } } })
  expect(only.steps.map(({ label, event, state }) => ({ label, event, state }))).toEqual([
    {
      label: 'draft.changed (email ana@example.com)',
      event: { type: 'draft.changed', changes: { email: 'ana@example.com' } },
      state: 'open.editing',
    },
    {
      label: `draft.changed (password ${HIDDEN})`,
      event: { type: 'draft.changed', changes: { password: HIDDEN } },
      state: 'open.editing',
    },
    { label: 'form.submitted', event: { type: 'form.submitted' }, state: 'sending' },
    {
      label: 'save: done',
      event: { type: 'xstate.done.actor.0.form.sending', actorId: '0.form.sending', output: { type: 'done' } },
      state: 'saved',
    },
  ])
})

test('it goes into a file that can be read again, with the scene that starts so and what somebody noted', async () => {
  const [first] = recordedIn(await recorded())
  if (!first) throw new Error('Nothing was recorded')
  expect(scenesFor(first, catalog).map(({ name }) => name)).toEqual(['email'])
  const said = {
    scene: 'email',
    about: 'The old one stays',
    browser: browserOf('Mozilla/5.0 Chrome/149.0.1 Safari/537'),
  }
  const { name, text } = fileOf([await traceFrom(first, said)])
  expect(name).toMatch(/^form\.email\.\d{8}-\d{6}\.json$/)
  expect(await readTraces(text)).toMatchObject([
    { machine: 'form', scene: 'email', origin: 'hand', about: 'The old one stays', browser: 'chromium 149.0.1' },
  ])
  const trace = await traceFrom(first, { ...said, scene: '' })
  const session = fileOf([trace, trace])
  expect(session.name).toMatch(/^session\.\d{8}-\d{6}\.json$/)
  expect(await readTraces(session.text)).toHaveLength(2)
})

test('a machine whose start was forgotten, or that did nothing yet, is not spoken of', async () => {
  const [start, ...steps] = await recorded()
  expect(recordedIn(steps)).toEqual([])
  expect(recordedIn(start ? [start] : [])).toEqual([])
})

test('coverage tells what is missing of each machine by name, and adds up', () => {
  const one = { machine: 'picker', taken: ['* search.typed[0]'], states: ['open'] }
  const covered = coveredWith(coveredWith(undefined, one), { ...one, states: ['open', 'closed'] })
  const rows = rowsOf(catalog, new Map([['picker', covered]]))
  const picker = rows.find(({ machine }) => machine === 'picker')
  const declared = catalog.find(({ name }) => name === 'picker')
  if (!picker || !declared) throw new Error('There is no picker')
  expect(declared.transitions).toContain('* search.typed[0]')
  expect(picker.transitions.missing).toEqual(declared.transitions.filter((id) => id !== '* search.typed[0]'))
  expect(picker.transitions.taken).toBe(1)
  expect(sumOf(rows.map(({ transitions }) => transitions))).toEqual({
    taken: 1,
    declared: catalog.reduce((sum, { transitions }) => sum + transitions.length, 0),
  })
})

test('an actor without states is nothing to keep', () => {
  const kept: Stepped[] = []
  const { inspect } = observerOf(
    'a',
    () => {},
    (step) => kept.push(step),
  )
  createActor(setup({}).createMachine({ id: 'door' }), { inspect }).start()
  createActor(
    fromPromise(async () => 1),
    { inspect },
  ).start()
  expect(kept.map(({ machine: { id } }) => id)).toEqual(['door'])
})
