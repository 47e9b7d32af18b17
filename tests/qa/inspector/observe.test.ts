import { createActor, fromPromise, setup, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import {
  applyMessage,
  emptyState,
  labelOf,
  latestMachine,
  treeOf,
  type LiveState,
} from '../../../qa/inspector/live-state.ts'
import type { MachineMessage } from '../../../qa/inspector/messages.ts'
import { observerOf, type Stepped } from '../../../qa/inspector/observe.ts'
import { HIDDEN } from 'statechart-kit/core/serializable'
import { toJson } from '../../../qa/inspector/to-json.ts'

const door = setup({ actors: { knock: fromPromise(() => new Promise<void>(() => {})) } }).createMachine({
  id: 'door',
  initial: 'closed',
  context: { token: 'abc' },
  states: {
    closed: { on: { 'door.opened': 'open' }, invoke: { src: 'knock' } },
    open: { on: { 'door.closed': 'closed' } },
  },
})

/** A page that watches one tab. */
function watched() {
  const all: MachineMessage[] = []
  const observer = observerOf('a', (message) => all.push(message))
  const board = (messages: readonly MachineMessage[] = all): LiveState => messages.reduce(applyMessage, emptyState)
  return { all, observer, board }
}

test('a machine is shown with its children, its states, what it was sent and the arrow that it took', () => {
  const { observer, board } = watched()
  const actor = createActor(door, { inspect: observer.inspect })
  actor.start()
  expect(treeOf(board(), 'a')).toMatchObject([
    {
      shown: { actor: { name: 'door' }, moment: { states: ['closed'], context: { token: '•••' } } },
      children: [{ shown: { actor: { name: 'knock' } } }],
    },
  ])
  actor.send({ type: 'door.opened' })
  const [branch] = treeOf(board(), 'a')
  expect(branch).toMatchObject({
    shown: { moment: { states: ['open'], active: ['open'], taken: ['closed door.opened[0]'] } },
    children: [],
  })
  expect(board().log.at(-1)).toMatchObject({ key: branch?.shown.actor.key, event: { type: 'door.opened' } })
  actor.stop()
  expect(treeOf(board(), 'a')).toEqual([])
})

test('an actor that never starts is not spoken of', () => {
  const { all, observer } = watched()
  createActor(door, { inspect: observer.inspect })
  expect(all).toEqual([])
})

test('a page that is opened later learns what there is', () => {
  const { all, observer, board } = watched()
  createActor(door, { inspect: observer.inspect }).start().send({ type: 'door.opened' })
  all.length = 0
  observer.tellAll()
  expect(latestMachine(board())).toMatchObject({ actor: { name: 'door' }, moment: { states: ['open'] } })
})

test('actors of one name are told apart, and those of a closed tab are gone', () => {
  const { all, observer, board } = watched()
  for (let each = 0; each < 2; each += 1) createActor(door, { inspect: observer.inspect }).start()
  expect(treeOf(board(), 'a').map(({ shown }) => labelOf(board(), shown))).toEqual(['door 1', 'door 2'])
  expect(board([...all, { type: 'tab.closed', tab: 'a' }]).actors.size).toBe(0)
})

test('what React starts once more, to find out who minds, has started once', () => {
  const { all, observer } = watched()
  const actor = createActor(door, { inspect: observer.inspect })
  actor.start()
  // As React's strict mode goes about it: the actor is stopped, and brought back to where it was.
  const before = actor.getSnapshot()
  actor.stop()
  Object.assign(actor, { _processingStatus: 0, _snapshot: before })
  actor.start()
  const heard = all.filter((told) => told.type === 'actor.heard' && told.key === 'a/1')
  expect(heard).toMatchObject([{ event: { type: 'xstate.init' } }])
})

test('a step is kept with what it takes, also on the way in; what changes nothing is none', () => {
  const hall = setup({}).createMachine({
    id: 'hall',
    initial: 'dark',
    states: { dark: { always: 'lit' }, lit: { on: { 'light.put out': { target: 'out' } } }, out: {} },
  })
  const kept: Stepped[] = []
  const { inspect } = observerOf(
    'a',
    () => {},
    (step) => kept.push(step),
  )
  const actor = createActor(hall, { inspect }).start()
  actor.send({ type: 'light.put out' })
  actor.send({ type: 'light.put out' })
  expect(kept.map(({ event, state, takes }) => [event.type, state, takes])).toEqual([
    ['xstate.init', 'lit', ['dark at once[0]']],
    ['light.put out', 'out', ['lit light.put out[0]']],
  ])
})

test('secrets are left out, under whatever name and however deep', () => {
  const shown = toJson({
    type: 'login.submitted',
    draft: { email: 'ana@example.com', password: 'kettle7', oldPassword: 'secret2', newPassword: '' },
    session: { token: 'abc', user: { name: 'Ana' } },
    headers: [{ Authorization: 'Bearer abc' }],
  })
  expect(shown).toEqual({
    type: 'login.submitted',
    draft: { email: 'ana@example.com', password: HIDDEN, oldPassword: HIDDEN, newPassword: '' },
    session: { token: HIDDEN, user: { name: 'Ana' } },
    headers: [{ Authorization: HIDDEN }],
  })
})

test('a typed password is left out where its field only names it', () => {
  expect(toJson({ type: 'field.changed', field: 'password', value: 'kettle7' })).toEqual({
    type: 'field.changed',
    field: 'password',
    value: HIDDEN,
  })
})

test('a token is known by its shape where its name says nothing', () => {
  expect(toJson({ request: 'x'.repeat(43) })).toEqual({ request: HIDDEN })
  expect(toJson({ request: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10' })).toEqual({
    request: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10',
  })
})

test('words tell what cannot be sent to another page', () => {
  const circle: Record<string, unknown> = { size: Number.NaN, gone: undefined, done: () => 1 }
  circle['self'] = circle
  const child = createActor(createMachine({}), { id: 'upload' })
  expect(toJson({ circle, child, file: new Blob(['abc']), error: new RangeError('far'), at: new Date(0) })).toEqual({
    circle: { size: 'NaN', gone: '–', self: '(again)' },
    child: '→ upload',
    file: 'file of 3 bytes',
    error: 'RangeError: far',
    at: '1970-01-01T00:00:00.000Z',
  })
})
