import { expect, it } from 'vitest'
import { controlList, controlsCsv, controlsTable, isAllUsed } from '../../results/controls.ts'
import type { WalkedScene } from '../../walk/record.ts'

const previous = '/job-details, dialog "Pictures": button "Previous"'
const next = '/job-details, dialog "Pictures": button "Next"'
const home = 'every page: link "Home"'

const sceneOf = (
  machine: string,
  seen: Readonly<Record<string, readonly string[]>>,
  used: readonly string[],
): WalkedScene => ({
  machine,
  scene: 'one',
  language: 'en',
  at: '2026-01-01T00:00:00Z',
  controls: { seen, used },
  paths: [],
})

const records = [
  sceneOf('viewer', { [previous]: ['shown', 'broken'], [next]: ['shown'] }, [next]),
  sceneOf('session', { [home]: ['signedIn'] }, []),
  // What was used elsewhere is used.
  sceneOf('pages', { [home]: ['shown'] }, [home]),
]

it('names what no walk uses, with where it was seen', () => {
  const list = controlList(records, {}, { isWhole: true })
  expect(isAllUsed(list)).toBe(false)
  expect(controlsTable(list)).toMatchInlineSnapshot(`
    "machine  seen  used  excused  not used
    pages       1     1        0         0
    session     1     1        0         0
    viewer      2     1        0         1
    all         3     2        0         1

    not used: /job-details, dialog "Pictures": button "Previous" (viewer/one: shown, broken)
    used 2 of 3 controls"
  `)
  expect(controlsCsv(list).split('\r\n')).toContain(
    `"${previous.replaceAll('"', '""')}",not used,,viewer,one,shown; broken`,
  )
})

it('takes a reason for an excuse', () => {
  const list = controlList(records, { [previous]: 'A key does the same.' }, { isWhole: true })
  expect(isAllUsed(list)).toBe(true)
  expect(controlsTable(list)).toContain(`excused: ${previous}: A key does the same.`)
})

it('names excuses of what is used after all, or is gone where everything was walked', () => {
  const excused = {
    [next]: 'Nobody needs it.',
    'every page: link "Gone"': 'It was there.',
    [previous]: 'A key does the same.',
  }
  expect(controlList(records, excused, { isWhole: true }).stale).toEqual([next, 'every page: link "Gone"'])
  expect(controlList(records, excused, { isWhole: false }).stale).toEqual([next])
  expect(isAllUsed(controlList(records, excused, { isWhole: false }))).toBe(false)
})
