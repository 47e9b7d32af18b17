import { expect, test } from 'vitest'
import { answersIn } from 'statechart-kit/core/answers'
import { callsByTransition } from 'statechart-kit/core/transition-calls'
import { wordsOf } from 'statechart-kit/core/labels'
import { transitionsOf } from 'statechart-kit/core/transitions'
import { models } from '../../../qa/models/all.ts'
import { failuresOf } from '../../../qa/models/api.ts'
import { callsMade } from './calls-made.ts'

test('the calls of all scenes together are those that the app makes', () => {
  const named = new Set(models.flatMap((model) => model.scenes.flatMap((scene) => [...answersIn(model, scene).keys()])))
  const made = new Set(callsMade())
  expect(made.size).toBeGreaterThan(30)
  expect({ inNoScene: [...made.difference(named)], notMade: [...named.difference(made)] }).toEqual({
    inNoScene: [],
    notMade: [],
  })
})

test('a call can go wrong in all ways of the network, and as the contract lists for it', () => {
  const answersOf = (call: string) => failuresOf([call]).map(wordsOf)
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

test('who may is taken from the chart where it knows, and from the contract where it does not', () => {
  const whoOf = (name: string, id: string) =>
    models
      .filter((model) => model.name === name)
      .flatMap((model) =>
        transitionsOf(model.scenes[0].machine)
          .filter((each) => each.id === id)
          .map((each) => callsByTransition(model)(each)),
      )
  expect(whoOf('job', 'open bid.accepted[0]')).toEqual([{ ports: [], calls: ['acceptBid'], who: ['owner'] }])
  expect(whoOf('live', 'paused reader.returned[0]')).toEqual([
    { ports: ['stream'], calls: ['streamNotifications'], who: ['customer', 'business'] },
  ])
})
