import { expect, test } from 'vitest'
import { nextMorning } from '../../../server/alerts/next-morning.ts'
import { zoneOf } from '../../../server/alerts/time-zones.ts'
import { loadReferenceData } from '../../../server/places/reference-data.ts'
import { shows } from '../../support/shows.ts'

const next = (now: string, zone: string, every: 'day' | 'week' = 'day') =>
  nextMorning(new Date(now), zone, every).toISOString()

test.each([
  // A second before, at the time itself, and after it.
  ['2026-06-09T06:59:59.999-05:00', '2026-06-09T12:00:00.000Z'],
  ['2026-06-09T07:00:00.000-05:00', '2026-06-10T12:00:00.000Z'],
  ['2026-06-09T23:59:59.000-05:00', '2026-06-10T12:00:00.000Z'],
  // The day before the clock goes forward, on 2026-03-08 at 2:00, the day itself, and what follows.
  ['2026-03-07T06:00:00-06:00', '2026-03-07T13:00:00.000Z'],
  ['2026-03-07T07:00:00-06:00', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T01:59:59-06:00', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T03:00:00-05:00', '2026-03-08T12:00:00.000Z'],
  ['2026-03-08T07:00:00-05:00', '2026-03-09T12:00:00.000Z'],
  // The day before it goes back, on 2026-11-01 at 2:00, both hours that are one, and what follows.
  ['2026-10-31T07:00:00-05:00', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T01:30:00-05:00', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T01:30:00-06:00', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T06:59:59-06:00', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T07:00:00-06:00', '2026-11-02T13:00:00.000Z'],
  // The end of a year, and of February.
  ['2026-12-31T12:00:00-06:00', '2027-01-01T13:00:00.000Z'],
  ['2028-02-28T12:00:00-06:00', '2028-02-29T13:00:00.000Z'],
])('after %s the next morning in Texas is %s', shows('alerts.morning'), (now, morning) => {
  expect(next(now, zoneOf('United States', 'Texas'))).toBe(morning)
})

test('a week goes from Monday to Monday', shows('alerts.morning'), () => {
  const zone = zoneOf('United States', 'California')
  expect(next('2026-06-08T06:00:00-07:00', zone, 'week')).toBe('2026-06-08T14:00:00.000Z')
  expect(next('2026-06-08T07:00:00-07:00', zone, 'week')).toBe('2026-06-15T14:00:00.000Z')
  expect(next('2026-06-10T12:00:00-07:00', zone, 'week')).toBe('2026-06-15T14:00:00.000Z')
  // Sunday evening there is Monday in UTC.
  expect(next('2026-06-14T20:00:00-07:00', zone, 'week')).toBe('2026-06-15T14:00:00.000Z')
})

test('mornings follow each other for two years in every zone', shows('alerts.morning'), () => {
  const { 'United States': states = {} } = loadReferenceData('/nowhere').locations()
  const zones = new Set(Object.keys(states).map((state) => zoneOf('United States', state)))
  expect(zones).not.toContain('UTC')
  expect(zones.size).toBe(8)
  for (const zone of [...zones, 'UTC']) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    let now = nextMorning(new Date('2026-01-01T00:00:00Z'), zone, 'day')
    for (let day = 0; day < 730; day += 1) {
      const morning = nextMorning(now, zone, 'day')
      expect(clock.format(morning)).toBe('07:00')
      const hours = (morning.getTime() - now.getTime()) / 3_600_000
      expect([23, 24, 25]).toContain(hours)
      now = morning
    }
  }
})

test('a place that nobody knows has UTC', () => {
  expect(zoneOf('Canada', 'Ontario')).toBe('UTC')
  expect(zoneOf('United States', 'Elsewhere')).toBe('UTC')
})
