import { describe, expect, test } from 'vitest'
import { answersOf, callsAnswered } from '../../../qa/kit/answers.ts'
import { coveringPaths, titleOf, withAnswers } from '../../../qa/kit/paths.ts'
import { explore } from '../../../qa/kit/explore.ts'
import { roll } from '../../../qa/models/roll.ts'
import { mergeCalls, sumOfCalls, tallyCalls } from '../../../qa/kit/listing/tally.ts'
import { callsMade } from '../calls-made.ts'
import { letterbox } from './letterbox.ts'
import { listingOf } from '../../../qa/kit/listing/listing.ts'

const [house] = letterbox.scenes
const covering = coveringPaths(explore(house))
const all = withAnswers(letterbox, explore(house), covering)
const titles = all.map(titleOf)

describe('the calls whose answers come to a scene', () => {
  test('are those of ports that answer, of events that are their answer, and those that nobody hears', () => {
    expect(callsAnswered(letterbox, house)).toEqual([
      'signupCustomer',
      'resetPassword',
      'logout',
      'streamNotifications',
      'markNotificationsRead',
    ])
  })

  test('are in all scenes together those that the app makes', () => {
    const named = new Set<string>(roll.flatMap((model) => model.scenes.flatMap((scene) => callsAnswered(model, scene))))
    const made = new Set(callsMade())
    expect(made.size).toBeGreaterThan(30)
    expect({ inNoScene: [...made.difference(named)], notMade: [...named.difference(made)] }).toEqual({
      inNoScene: [],
      notMade: [],
    })
  })
})

describe('an answer that nobody hears', () => {
  const after = (before: string) =>
    titles.filter((title) => title.startsWith(before)).map((title) => title.slice(before.length))

  test('is given after its event or after the good answer of its port, and leads to the same state', () => {
    expect(after('letter.posted → send: done Hello → letter.burnt → forget: ')).toEqual(answersOf('logout'))
    expect(after('letter.posted → send: done Hello → read: ')).toEqual(answersOf('markNotificationsRead'))
    const ends = all.filter((path) => / → (forget|read): /.test(titleOf(path))).map(({ steps }) => steps.slice(-2))
    expect(ends.filter(([before, last]) => before?.state !== last?.state)).toEqual([])
  })

  test('is on no covering path', () => {
    expect(covering.map(titleOf).filter((title) => /forget|read/.test(title))).toEqual([])
  })
})

describe('the answers of calls', () => {
  const { calls } = listingOf(letterbox, { kind: 'covering', to: undefined, limit: 1, scene: undefined })

  test('are all given by paths, whatever paths are listed', () => {
    expect(calls.map(({ call, covered, missing }) => [call, covered, missing])).toEqual(
      callsAnswered(letterbox, house).map((call) => [call, answersOf(call).length, []]),
    )
  })

  test('count for each call that a port can ask, as far as the contract lists them for it', () => {
    expect(answersOf('signupCustomer')).toContain('invalid EMAIL_TAKEN')
    expect(answersOf('resetPassword')).toContain('conflict LINK_EXPIRED')
    expect(answersOf('resetPassword')).not.toContain('invalid EMAIL_TAKEN')
    expect(answersOf('resetPassword').slice(0, 5)).toEqual([
      'offline',
      'offline, line dropped',
      'timedOut',
      'serverFailed',
      'malformed',
    ])
  })

  test('count once for a call that is made in several places, wherever they are given', () => {
    const given = answersOf('logout').map((answer) => `logout: ${answer}`)
    const some = tallyCalls(['logout', 'logout'], given.slice(2))
    const others = tallyCalls(['logout'], given.slice(1, 3))
    expect(sumOfCalls(mergeCalls([...some, ...others]))).toEqual({
      covered: given.length - 1,
      declared: given.length,
      missing: ['logout: offline'],
    })
  })
})
