import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEPT, outdated } from '../../../server/backups/retention.ts'
import { latestAt, readDailyTime } from '../../../server/platform/local-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const at = (text: string) => readDailyTime(text) ?? expect.fail(text)
const latest = (now: string, time: string) => latestAt(new Date(now), at(time)).toISOString()

test.each([
  ['2026-06-09T03:29:59.999Z', '03:30', '2026-06-08T03:30:00.000Z'],
  ['2026-06-09T03:30:00.000Z', '03:30', '2026-06-09T03:30:00.000Z'],
  ['2026-06-09T05:00:00+02:00', '03:30 Europe/Madrid', '2026-06-09T01:30:00.000Z'],
  // 2026-03-29 has no 02:30 there; an hour before it is 01:30 of winter, an hour after 03:30 of summer.
  ['2026-03-29T03:30:00+02:00', '02:30 Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  // 2026-10-25 has 02:30 twice.
  ['2026-10-25T12:00:00+01:00', '02:30 Europe/Madrid', '2026-10-25T01:30:00.000Z'],
  ['2026-11-01T23:00:00-05:00', '01:30 America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-01-01T00:10:00Z', '23:59 Pacific/Kiritimati', '2025-12-31T09:59:00.000Z'],
])('at %s the last %s was %s', (now, time, expected) => {
  expect(latest(now, time)).toBe(expected)
})

test.each(['24:00', '3:30', '03:60', '03:30 Nowhere/Town', '03:30UTC', ''])('%j is no time of day', (text) => {
  expect(readDailyTime(text)).toBeUndefined()
})

test('each day has one time, with 23 to 25 hours between two, whatever the clock does', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'Europe/Madrid',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kathmandu',
  ]
  for (const zone of zones) {
    for (const minutes of [0, 90, 150, 1439]) {
      let time = latestAt(new Date('2028-01-01T12:00:00Z'), { minutes, zone })
      for (let day = 0; day < 760; day += 1) {
        const before = latestAt(new Date(time.getTime() - 1), { minutes, zone })
        const hours = (time.getTime() - before.getTime()) / HOUR
        expect([zone, minutes, hours >= 23 && hours <= 25]).toEqual([zone, minutes, true])
        time = before
      }
    }
  }
})

test('the last time is never in the future, and less than 25 hours ago', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      time,
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom('UTC', 'America/Los_Angeles', 'Europe/Madrid'),
      (now, minutes, zone) => {
        const ago = now.getTime() - latestAt(now, { minutes, zone }).getTime()
        expect(ago).toBeGreaterThanOrEqual(0)
        expect(ago).toBeLessThanOrEqual(25 * HOUR)
      },
    ),
  )
})

const backupsAt = (times: readonly number[]) => times.map((time) => ({ madeAt: new Date(time) }))
const left = <One extends { madeAt: Date }>(all: readonly One[]) => {
  const gone = new Set(outdated(all, 'UTC'))
  return all.filter((one) => !gone.has(one))
}

test('whatever there is, the newest stays, at most 23 stay, and the rest would stay again', () => {
  const times = fc.uniqueArray(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) }), {
    minLength: 1,
    maxLength: 200,
  })
  fc.assert(
    fc.property(times, (chosen) => {
      const kept = left(backupsAt(chosen))
      expect(kept.map(({ madeAt }) => madeAt.getTime())).toContain(Math.max(...chosen))
      expect(kept.length).toBeLessThanOrEqual(KEPT.days + KEPT.weeks + KEPT.months)
      expect(left(kept)).toEqual(kept)
      const days = new Set(chosen.map((time) => Math.floor(time / DAY)))
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(days.size, KEPT.days))
    }),
  )
})

test('after two years of daily backups there are 7 days, 4 weeks and 12 months', () => {
  let kept = backupsAt([])
  const begin = Date.UTC(2025, 0, 1, 3, 30)
  for (let day = 0; day < 730; day += 1) kept = left([...kept, ...backupsAt([begin + day * DAY])])
  const days = kept.map(({ madeAt }) => madeAt.toISOString().slice(0, 10)).join(' ')
  // The ends of months, then the Sundays of weeks, then each day up to Thursday.
  expect(days).toBe(
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 ' +
      '2026-09-30 2026-10-31 2026-11-30 2026-12-13 2026-12-20 ' +
      '2026-12-25 2026-12-26 2026-12-27 2026-12-28 2026-12-29 2026-12-30 2026-12-31',
  )
})
