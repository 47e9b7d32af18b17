import ts from 'typescript'
import { isRowId, type RowId } from './rows.ts'

/** A test that says which lines it shows. */
export type Showing = Readonly<{ path: string; name: string; rows: readonly RowId[] }>

type Found = Readonly<{ showings: Showing[]; problems: string[] }>

/**
 * The tests of a file that say `shows('…')` beside their name, read from its text. A problem is a line that does not
 * exist, one that is not written out, or `shows` anywhere but beside the name of a test that runs.
 */
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
