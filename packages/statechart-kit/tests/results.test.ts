import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
import { parse } from 'csv-parse/sync'
import { validate } from 'ctrf'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { type CaseRun, gherkin, manual } from '../results/cases.ts'
import { testRail, xray } from '../results/importers.ts'
import { ctrf, junit, resultFiles } from '../results/runs.ts'
import { controlList, controlsCsv, controlsTable, isAllUsed } from '../results/controls.ts'
import type { WalkedScene } from '../walk/record.ts'

/** A path of a kettle that went well: its words have what formats have to take care of. */
const boiled: CaseRun = {
  id: 'a1b2c3d4e5f6',
  machine: 'kettle',
  scene: 'office',
  about: 'A kettle, in an office.',
  title: 'switch.pressed → boil: done "hot" <&>',
  language: 'en',
  script: {
    given: ['There is water, "cold" | fresh.', 'Bea is logged in.'],
    steps: [
      { does: [], sees: [] },
      { does: ['Press the button “On, now”.', 'Wait.'], sees: ['It says: "it\nboils", <b>hot</b>'] },
      { does: [], sees: [] },
    ],
  },
  shows: ['rule.kettle.hot', 'rule.kettle.said'],
  passed: true,
  duration: 1234,
  at: '2026-01-01T00:00:10.000Z',
  failure: null,
}

/** One that failed at its second step. */
const failed: CaseRun = {
  ...boiled,
  id: '0f0f0f0f0f0f',
  title: 'switch.pressed → after cooling',
  shows: [],
  passed: false,
  duration: 500,
  at: '2026-01-01T00:00:20.000Z',
  failure: { step: 2, event: 'after cooling', message: 'not <cold> & \u0007 over' },
}

it('is sound JUnit XML, with a suite for a scene and a case for a path, its id and rules, and where it failed', () => {
  const xml = junit([boiled, failed])
  expect([XMLValidator.validate(xml), xml.includes('\u0007')]).toEqual([true, false])
  const read: unknown = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml)
  const propertiesOf = (id: string) => [
    { name: 'test_id', value: id },
    { name: 'language', value: 'en' },
  ]
  const requirements = { name: 'requirements', value: 'rule.kettle.hot,rule.kettle.said' }
  const testcase = [
    {
      name: 'kettle/office: switch.pressed → boil: done "hot" <&>',
      classname: 'kettle.office',
      time: '1.234',
      properties: { property: [...propertiesOf(boiled.id), requirements] },
    },
    {
      properties: { property: propertiesOf(failed.id) },
      failure: { message: 'step 2: after cooling', '#text': 'not <cold> &  over' },
    },
  ]
  const counts = { tests: '2', failures: '1' }
  const testsuite = { name: 'kettle/office en', ...counts, timestamp: '2026-01-01T00:00:10', testcase }
  expect(read).toMatchObject({ testsuites: { ...counts, time: '1.734', testsuite } })
})

it('is a report that the schema of CTRF allows, with what flickers', () => {
  const report: unknown = JSON.parse(ctrf([boiled, failed], ({ id }) => id === failed.id))
  expect(validate(report)).toMatchObject({ valid: true })
  expect(report).toMatchObject({
    results: {
      summary: { tests: 2, passed: 1, failed: 1, start: Date.parse('2026-01-01T00:00:08.766Z') },
      tests: [
        { testId: boiled.id, status: 'passed', duration: 1234, flaky: false, tags: boiled.shows },
        { testId: failed.id, status: 'failed', flaky: true, message: 'step 2: after cooling' },
      ],
    },
  })
})

const rowsOf = (text: string): unknown => parse(text, { columns: true, record_delimiter: '\r\n' })

it('has for TestRail a row a step, with the case in the first alone', () => {
  const first = {
    Title: 'kettle/office: switch.pressed → boil: done "hot" <&>',
    Section: 'kettle > office',
    Type: 'Functional',
    Priority: 'Medium',
    References: 'rule.kettle.hot,rule.kettle.said',
    'Automation ID': 'a1b2c3d4e5f6',
    Preconditions: 'There is water, "cold" | fresh.\nBea is logged in.',
    'Steps (Step)': 'Press the button “On, now”.\nWait.',
    'Steps (Expected Result)': 'It says: "it\nboils", <b>hot</b>',
  }
  const blank = Object.fromEntries(Object.keys(first).map((column) => [column, '']))
  const second = { ...blank, 'Steps (Step)': 'Do nothing.', 'Steps (Expected Result)': 'All is as before.' }
  expect(rowsOf(testRail([boiled]))).toEqual([first, second])
})

it('has for Xray a row a step, each with the id of its case', () => {
  expect(rowsOf(xray([boiled, failed]))).toMatchObject([
    { TCID: 'a1b2c3d4e5f6', 'Test Type': 'Manual', Labels: 'kettle kettle-office rule.kettle.hot rule.kettle.said' },
    { TCID: 'a1b2c3d4e5f6', 'Test Summary': '', Action: 'Do nothing.', Data: '', Result: 'All is as before.' },
    { TCID: '0f0f0f0f0f0f', 'Test Summary': 'kettle/office: switch.pressed → after cooling' },
    { TCID: '0f0f0f0f0f0f' },
  ])
})

it('has in Gherkin a scenario for a path, its id and rules as tags, and steps for people', () => {
  const parser = new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher())
  const [child] = parser.parse(gherkin([boiled])).feature?.children ?? []
  const tags = ['kettle', 'kettle/office', 'a1b2c3d4e5f6', 'rule.kettle.hot', 'rule.kettle.said']
  expect(child?.scenario?.tags.map(({ name }) => name)).toEqual(tags.map((tag) => `@${tag}`))
  expect(child?.scenario?.steps.map(({ keyword, text }) => `${keyword}${text}`)).toEqual([
    'Given There is water, "cold" | fresh.',
    'And Bea is logged in.',
    'When Press the button “On, now”.',
    'And Wait.',
    'Then It says: "it boils", <b>hot</b>',
    'When Do nothing.',
    'Then All is as before.',
  ])
})

it('is a script for people, with what is there before, and a table of what to do and to see', () => {
  expect(manual([boiled])).toMatchInlineSnapshot(`
    "# kettle/office

    A kettle, in an office.

    Where a step speaks of the proxy, put one between the browser and the server that can hold, answer and break calls (mitmproxy, Charles, Fiddler, Requestly). Without one, leave these paths out, unless all that it does is to let calls through.

    ## switch.pressed → boil: done "hot" <&> (a1b2c3d4e5f6)

    Shows: rule.kettle.hot, rule.kettle.said

    **Before you begin**

    - There is water, "cold" \\| fresh.
    - Bea is logged in.

    | Step | What you do | What you see |
    | --- | --- | --- |
    | 1 | Press the button “On, now”.<br>Wait. | It says: "it boils", \\<b\\>hot\\</b\\> |
    | 2 | Do nothing. | All is as before. |
    "
  `)
})

it('writes results once, and cases in each language', () => {
  const files = resultFiles([boiled, { ...boiled, language: 'es' }], () => false)
  const cases = ['en', 'es'].flatMap((language) =>
    ['testrail.*.csv', 'xray.*.csv', 'manual.*.md', 'kettle.*.feature'].map((name) => name.replace('*', language)),
  )
  expect([...files.keys()]).toEqual(['junit.xml', 'ctrf.json', ...cases])
  expect(files.get('junit.xml')).toContain('kettle/office es')
})

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

it('excuses all controls of a kind by one reason', () => {
  const kinds = [{ names: /: button "/, reason: 'Another test presses every button.' }]
  const list = controlList(records, {}, { isWhole: true, kinds })
  expect(isAllUsed(list)).toBe(true)
  expect(controlsTable(list)).toContain(`excused: ${previous}: Another test presses every button.`)
  expect(list.rows.find(({ control }) => control === home)?.isUsed).toBe(true)
})
