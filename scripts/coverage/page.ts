import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAPTERS, isRowId, ROWS, type RowId } from './rows.ts'
import ts from 'typescript'

/** A test that says which lines it shows. */
export type Showing = Readonly<{ path: string; name: string; rows: readonly RowId[] }>

type Found = Readonly<{ showings: Showing[]; problems: string[] }>

/** The tests of a file that say `shows('…')` beside their name. A problem is any other use of `shows`, or a line that does not exist. */
export function showingsIn(path: string, text: string): Found {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Found = { showings: [], problems: [] }
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const inside = ts.isCallExpression(node) && called(node) === 'describe' ? [...groups, nameOf(node)] : groups
    if (ts.isCallExpression(node) && called(node) === 'shows') read(node, inside)
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  const read = (node: ts.CallExpression, groups: readonly string[]): void => {
    const problem = (what: string): void => void found.problems.push(`${path}: ${what}`)
    const test = node.parent
    if (!ts.isCallExpression(test) || test.arguments[1] !== node || !['test', 'it'].includes(called(test))) {
      return problem('shows(…) has to stand beside the name of a test')
    }
    const rows = node.arguments.map((row) => (ts.isStringLiteral(row) ? row.text : row.getText()))
    for (const row of rows) if (!isRowId(row)) problem(`there is no line ${row}`)
    if (rows.length === 0) problem('shows() names no line')
    found.showings.push({ path, name: [...groups, nameOf(test)].join(' › '), rows: rows.filter(isRowId) })
  }
  visit(source, [])
  return found
}

/** What a call calls: `test` for `test(…)` and `test.each(…)(…)`; nothing for what is skipped or still to be done. */
function called({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return ''
  const { expression: subject, name } = expression.expression
  return ts.isIdentifier(subject) && ['each', 'for'].includes(name.text) ? subject.text : ''
}

function nameOf({ arguments: [name] }: ts.CallExpression): string {
  if (name === undefined) return ''
  return ts.isStringLiteralLike(name) ? name.text : name.getText()
}

const root = join(import.meta.dirname, '../..')

/** The path of the page. */
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
