import { XMLBuilder } from 'fast-xml-parser'
import { nameOf, type CaseRun } from './case.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: 'cdata',
  format: true,
  suppressBooleanAttributes: false,
})

/** JUnit's XML, which every CI server and the importers of TestRail and Xray read: a suite a scene, a case a path with its id as a property. */
export function junit(runs: readonly CaseRun[]): string {
  const suites = [...Map.groupBy(runs, ({ machine, scene, language }) => `${machine}/${scene} ${language}`)]
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: {
      '@name': 'paths',
      ...countsOf(runs),
      testsuite: suites.map(([name, all]) => ({
        '@name': name,
        ...countsOf(all),
        '@timestamp': all[0]?.at.slice(0, 19),
        testcase: all.map(caseOf),
      })),
    },
  })
}

function countsOf(runs: readonly CaseRun[]) {
  return {
    '@tests': runs.length,
    '@failures': runs.filter(({ passed }) => !passed).length,
    '@errors': 0,
    '@skipped': 0,
    '@time': seconds(runs.reduce((sum, { duration }) => sum + duration, 0)),
  }
}

function caseOf(run: CaseRun) {
  const { id, machine, scene, language, duration, failure, shows } = run
  return {
    '@name': legal(nameOf(run)),
    '@classname': `${machine}.${scene}`,
    '@time': seconds(duration),
    properties: {
      property: [
        { '@name': 'test_id', '@value': id },
        { '@name': 'language', '@value': language },
        ...(shows.length === 0 ? [] : [{ '@name': 'requirements', '@value': shows.join(',') }]),
      ],
    },
    ...(failure && {
      failure: {
        '@message': legal(`step ${failure.step}: ${failure.event}`),
        '@type': 'failed',
        '#text': legal(failure.message),
      },
    }),
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

/** Without characters that XML does not allow. */
const legal = (text: string): string => text.replaceAll(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '')
