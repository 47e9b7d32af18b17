import { expect, it } from 'vitest'
import { transitionsOf } from '../../transitions.ts'
import type { WalkedScene, WalkedStep } from '../../walk/record.ts'
import { kettleWith } from '../sample-models.ts'
import { markedTransitions, worstMark } from '../../report/marks.ts'

const declared = transitionsOf(kettleWith(2).scenes[0].machine)

it('marks each transition by the steps that took it, and by the reason why none could', () => {
  const records = [
    walked('en', [step('cold switch.pressed[0]', null), step('heating boil answered[0]', 'no steam')]),
    walked('es', [step('cold switch.pressed[0]', null), step('heating boil answered[0]', null)]),
  ]
  const marked = markedTransitions(declared, records, { 'hot after cooling[0]': 'Nobody waits.' })
  expect(marked.map(({ id, mark, reason }) => [id, mark, reason])).toEqual([
    ['* lid.opened[0]', 'missing', ''],
    ['cold switch.pressed[0]', 'walked', ''],
    ['heating boil answered[0]', 'failed', ''],
    ['hot after cooling[0]', 'headless', 'Nobody waits.'],
  ])
})

it('takes a transition for walked that a browser took after all', () => {
  const records = [walked('en', [step('hot after cooling[0]', null)])]
  const marked = markedTransitions(declared, records, { 'hot after cooling[0]': 'Nobody waits.' })
  expect(marked.find(({ id }) => id === 'hot after cooling[0]')?.mark).toBe('walked')
})

it('colours an arrow by the worst of what it stands for', () => {
  expect(worstMark(['walked', 'headless', 'walked'])).toBe('headless')
  expect(worstMark(['headless', 'missing'])).toBe('missing')
  expect(worstMark(['missing', 'failed', 'walked'])).toBe('failed')
  expect(worstMark(['walked'])).toBe('walked')
})

function step(takes: string, error: string | null): WalkedStep {
  return { event: 'an event', state: 'a state', takes: [takes], duration: 10, error }
}

function walked(language: string, steps: readonly WalkedStep[]): WalkedScene {
  const passed = steps.every(({ error }) => error === null)
  const script = { given: [], steps: [] }
  const way = { id: 'a1', title: 'a path', start: 'cold', end: 'hot', takes: [] }
  const path = { ...way, steps, passed, again: null, duration: 20, script }
  return { machine: 'kettle', scene: 'office', language, at: '2026-01-01T00:00:00Z', paths: [path] }
}
