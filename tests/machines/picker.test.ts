import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { pickerMachine } from '../../machines/picker.ts'

/** A list of up to two, opened with what is chosen, and what it reports. */
function open(...chosen: readonly string[]) {
  const actor = createActor(pickerMachine, { input: { max: 2, chosen } }).start()
  const reports: (readonly string[])[] = []
  actor.on('choice.changed', (news) => void reports.push(news.chosen))
  const toggle = (option: string) => actor.send({ type: 'option.toggled', option })
  const state = () => actor.getSnapshot().value
  const context = () => actor.getSnapshot().context
  return { actor, reports, toggle, state, context }
}

it('takes and gives back, and reports each change', () => {
  const { reports, toggle, state, context } = open('tiles')
  expect(state()).toBe('choosing')
  for (const option of ['roofs', 'tiles', 'pipes']) toggle(option)
  expect([state(), context().chosen]).toEqual(['choosing', ['roofs', 'pipes']])
  expect(reports).toEqual([['tiles', 'roofs'], ['roofs'], ['roofs', 'pipes']])
})

it('refuses one too many, each time anew, until a pick is taken', () => {
  const { reports, toggle, state, context } = open('tiles', 'roofs')
  const seen = ['pipes', 'pipes', 'tiles', 'pipes'].map((option) => {
    toggle(option)
    return [state(), context().refusals, context().chosen]
  })
  expect(seen).toEqual([
    ['refused', 1, ['tiles', 'roofs']],
    ['refused', 2, ['tiles', 'roofs']],
    ['choosing', 2, ['roofs']],
    ['choosing', 2, ['roofs', 'pipes']],
  ])
  expect(reports).toEqual([['roofs'], ['roofs', 'pipes']])
})

it('puts what is chosen in front on opening and with each search, and never in between', () => {
  const { actor, toggle, context } = open('tiles')
  toggle('roofs')
  expect(context().first).toEqual(['tiles'])
  actor.send({ type: 'search.typed', search: 'ro' })
  expect([context().search, context().first]).toEqual(['ro', ['tiles', 'roofs']])
  toggle('tiles')
  expect(context().first).toEqual(['tiles', 'roofs'])
})
