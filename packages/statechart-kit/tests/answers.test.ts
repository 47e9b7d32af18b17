import { describe, expect, test } from 'vitest'
import { answersIn, answersOf } from '../answers.ts'
import { explore } from '../explore.ts'
import { listingOf } from '../listing/listing.ts'
import { mergeCalls, sumOfCalls, tallyCalls } from '../listing/tally.ts'
import { coveringPaths, titleOf } from '../paths.ts'
import { api, letterbox } from './sample-models.ts'

const [house] = letterbox.scenes
const covering = coveringPaths(letterbox, explore(house))
const all = coveringPaths(letterbox, explore(house), { cover: 'answers' })

test('the calls whose answers come to a scene are those of ports that answer, of events that are their answer, and what is ignored', () => {
  expect([...answersIn(letterbox, house)]).toEqual([
    ['send', ['offline', 'torn', 'refused TOO_HEAVY']],
    ['ask', ['offline', 'torn', 'refused TOO_HEAVY', 'refused NOBODY_THERE']],
    ['burn', ['offline', 'torn']],
    ['walk', ['offline', 'torn']],
    ['read', ['offline', 'torn']],
  ])
})

describe('an answer that is ignored', () => {
  const steps = all.flatMap(({ steps: each }) => each.map((step, index) => ({ step, before: each[index - 1] })))
  const after = (name: string) =>
    steps
      .filter(({ step: { edge } }) => edge.label.startsWith(`${name}: `))
      .map(({ step: { edge, state }, before }) => ({
        answer: edge.label.slice(name.length + 2),
        before: before?.edge.label,
        stays: before?.state === state,
      }))

  test('is given right after its event or after the good answer of its port, and leads to the same state', () => {
    const given = (call: string, before: string) =>
      answersOf(api, call).map((answer) => ({ answer, before, stays: true }))
    expect(after('forget')).toEqual(given('burn', 'letter.burnt'))
    expect(after('read')).toEqual(given('read', 'send: done Hello'))
  })

  test('is on no covering path', () => {
    expect(covering.map(titleOf).filter((title) => /forget|read/.test(title))).toEqual([])
  })
})

describe('the answers of calls', () => {
  const { calls } = listingOf(letterbox, {
    kind: 'covering',
    cover: 'transitions',
    to: undefined,
    limit: 1,
    scene: undefined,
  })

  test('are all given by paths, whatever paths are listed', () => {
    expect(calls.map(({ call, covered, missing }) => [call, covered, missing])).toEqual(
      [...answersIn(letterbox, house)].map(([call, answers]) => [call, answers.length, []]),
    )
  })

  test('count once for a call that is made in several places, wherever they are given', () => {
    const answers = ['one', 'two', 'three', 'four']
    const given = answers.map((answer) => `call: ${answer}`)
    const calls = [['call', answers] as const]
    const some = tallyCalls([...calls, ...calls], given.slice(2))
    const others = tallyCalls(calls, given.slice(1, 3))
    expect(sumOfCalls(mergeCalls([...some, ...others]))).toEqual({
      covered: 3,
      declared: 4,
      missing: ['call: one'],
    })
  })
})
