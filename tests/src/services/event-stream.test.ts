import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEventReader, type ServerEvent } from '../../../src/services/event-stream.ts'

const text = [
  'retry: 2000',
  '',
  ': a sign of life',
  'event: notification',
  'id: 1',
  'data: {"a":1}',
  '',
  'data: two',
  'data:lines',
  '',
  'event: unread',
  '',
  'data',
  '',
  'event: notification',
  'data: cut off',
].join('\n')

const events: readonly ServerEvent[] = [
  { type: 'notification', data: '{"a":1}' },
  { type: 'message', data: 'two\nlines' },
  { type: 'message', data: '' },
]

it.each(['\n', '\r\n', '\r'])('reads events with line ends %j, and none that is cut off', (end) => {
  expect(createEventReader()(text.replaceAll('\n', end))).toEqual(events)
})

it('reads the same whatever the pieces', () => {
  fc.assert(
    fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat({ max: 140 })), (end, cuts) => {
      const read = createEventReader()
      const whole = text.replaceAll('\n', end)
      const places = [0, ...cuts.toSorted((one, other) => one - other), whole.length]
      const pieces = places.slice(1).map((place, index) => whole.slice(places[index], place))
      expect(pieces.flatMap((piece) => read(piece))).toEqual(events)
    }),
  )
})
