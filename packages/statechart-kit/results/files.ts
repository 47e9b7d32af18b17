import type { CaseRun } from './case.ts'
import { ctrf } from './ctrf.ts'
import { gherkin } from './gherkin.ts'
import { junit } from './junit.ts'
import { manual } from './manual.ts'
import { testRail, xray } from './test-management.ts'

/**
 * Everything that other tools take, by name of the file: how the cases went, once for all languages; the cases themselves, in each language.
 */
export function resultFiles(runs: readonly CaseRun[], isFlaky: (run: CaseRun) => boolean): ReadonlyMap<string, string> {
  const results = [['junit.xml', junit(runs)] as const, ['ctrf.json', ctrf(runs, isFlaky)] as const]
  const cases = [...Map.groupBy(runs, ({ language }) => language)].flatMap(([language, ours]) => [
    [`testrail.${language}.csv`, testRail(ours)] as const,
    [`xray.${language}.csv`, xray(ours)] as const,
    [`manual.${language}.md`, manual(ours)] as const,
    ...[...Map.groupBy(ours, ({ machine }) => machine)].map(
      ([machine, its]) => [`${machine}.${language}.feature`, gherkin(its)] as const,
    ),
  ])
  return new Map([...results, ...cases])
}
