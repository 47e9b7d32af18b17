import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { showingsIn, type Showing } from './collect.ts'
import { CHAPTERS, isRowId, ROWS } from './rows.ts'

const root = join(import.meta.dirname, '../..')

/** Where the page stands. */
export const pagePath = join(root, 'docs/coverage.md')

export type Coverage = Readonly<{
  showings: readonly Showing[]
  problems: readonly string[]
}>

/** Reads every test of the project. */
export function readCoverage(): Coverage {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .toSorted()
    .map((path) => showingsIn(`tests/${path}`, readFileSync(join(root, 'tests', path), 'utf8')))
  const showings = files.flatMap((file) => file.showings)
  const shown = new Set(showings.flatMap(({ rows }) => rows))
  const unshown = Object.keys(ROWS).filter((row) => isRowId(row) && !shown.has(row))
  const problems = [...files.flatMap((file) => file.problems), ...unshown.map((row) => `no test shows ${row}`)]
  return { showings, problems }
}

/** The page: each line with the tests that show it. */
export function pageOf({ showings }: Coverage): string {
  const chapters = CHAPTERS.map(([title, rows]) => {
    const lines = Object.entries(rows).map(([row, sentence]) => {
      const tests = showings.filter((showing) => showing.rows.some((shown) => shown === row))
      return [`- **${row}**: ${sentence}`, ...tests.map(({ path, name }) => `  - ${code(`${path}: ${name}`)}`)].join(
        '\n',
      )
    })
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return [HEAD, ...chapters].join('\n')
}

const HEAD = `# What the tests show

Every rule, message and constant of the product, each with the tests that show it. \`npm run coverage\` writes this page
from the tests: a test names its lines with \`shows('…')\` beside its own name, and the lines stand in
\`scripts/coverage/rows/\`. A line without a test, a name that is no line and a page that is behind fail \`npm test\`.
`

const code = (text: string): string => `\`${text.replaceAll('`', '’')}\``
