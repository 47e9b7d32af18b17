import { csvOf } from '../core/tables.ts'
import { phrasesOf } from '../script/script.ts'
import { type Case, nameOf, stepsToTake } from './cases.ts'

/**
 * Writes TestRail's CSV import format with its template of separate steps. A case takes a row for each step. Facts about the
 * whole case are in its first row only. TestRail's export has the same columns.
 */
export function testRail(cases: readonly Case[]): string {
  const head = ['Title', 'Section', 'Type', 'Priority', 'References', 'Automation ID', 'Preconditions']
  const rows = cases.flatMap((each) => {
    const first = [nameOf(each), `${each.machine} > ${each.scene}`, 'Functional', 'Medium', each.shows.join(',')]
    const given = each.script.given.join('\n')
    return stepsOf(each).map(([does, sees], index) => [
      ...(index === 0 ? [...first, each.id, given] : ['', '', '', '', '', '', '']),
      does,
      sees,
    ])
  })
  return csvOf([[...head, 'Steps (Step)', 'Steps (Expected Result)'], ...rows])
}

/** For Xray's Test Case Importer: a row a step, all rows of a case with its TCID; what is there before is the data of its first step. */
export function xray(cases: readonly Case[]): string {
  const head = ['TCID', 'Test Type', 'Test Summary', 'Test Priority', 'Labels', 'Action', 'Data', 'Result']
  const rows = cases.flatMap((each) => {
    const labels = [each.machine, `${each.machine}-${each.scene}`, ...each.shows].join(' ')
    return stepsOf(each).map(([does, sees], index) => [
      each.id,
      ...(index === 0 ? ['Manual', nameOf(each), '3', labels] : ['', '', '', '']),
      does,
      index === 0 ? each.script.given.join('\n') : '',
      sees,
    ])
  })
  return csvOf([head, ...rows])
}

/** Each step with a word in both columns. */
function stepsOf({ script, language }: Case): readonly (readonly [does: string, sees: string])[] {
  const { nothingToDo, asBefore } = phrasesOf(language)
  return stepsToTake(script.steps).map(({ does, sees }) => [
    does.length === 0 ? nothingToDo : does.join('\n'),
    sees.length === 0 ? asBefore : sees.join('\n'),
  ])
}
