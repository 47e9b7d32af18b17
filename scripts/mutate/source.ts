import ts from 'typescript'
import type { Mutant } from './mutant.ts'

const { SyntaxKind } = ts

/** What an operator is taken for by mistake. */
const MISTAKEN: { readonly [Kind in ts.SyntaxKind]?: string } = {
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
}

type Change = { readonly node: ts.Node; readonly change: string; readonly text: string }

/** Every change that tests should notice: conditions negated, always and never; operators swapped; refusals and early ends left out. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const seen = new Map<string, number>()
  return changesIn(path, text).map(({ node, change }, index) => {
    const place = `${placeOf(node)}: ${shown(node)}`
    const count = (seen.get(`${place} ${change}`) ?? 0) + 1
    seen.set(`${place} ${change}`, count)
    return { subject: path, place: count === 1 ? place : `${place} (${count})`, change, id: `${path}#${index}` }
  })
}

/** The text of a file with all its mutants in it, each of which is switched on by its id. */
export function switchable(path: string, text: string): string {
  const before = new Map<number, string>()
  const after = new Map<number, string>()
  const switches = changesIn(path, text).map((change, index) => ({ ...change, id: `${path}#${index}` }))
  // Whatever is around something else comes first.
  for (const [node, changes] of Map.groupBy(switches, (each) => each.node)) {
    const [start, end] = ts.isStatement(node) ? aroundStatement(changes) : aroundExpression(changes)
    before.set(node.getStart(), `${before.get(node.getStart()) ?? ''}${start}`)
    after.set(node.getEnd(), `${end}${after.get(node.getEnd()) ?? ''}`)
  }
  const places = [...new Set([0, ...before.keys(), ...after.keys()])].toSorted((one, other) => one - other)
  return places
    .map((at, index) => `${after.get(at) ?? ''}${before.get(at) ?? ''}${text.slice(at, places[index + 1])}`)
    .join('')
}

type Switch = Change & { readonly id: string }

/** A statement can only be left out. */
function aroundStatement(changes: readonly Switch[]): readonly [start: string, end: string] {
  return [`{if(!(${changes.map(({ id }) => isOn(id)).join('||')})){`, '}}']
}

function aroundExpression(changes: readonly Switch[]): readonly [start: string, end: string] {
  return [`(${changes.map(({ id, text }) => `${isOn(id)}?(${text}):`).join('')}(`, '))']
}

const isOn = (id: string): string => `mutantIsOn(${JSON.stringify(id)})`

function changesIn(path: string, text: string): readonly Change[] {
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    found.push(...changesAt(node))
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

/** The changes at one node. */
function changesAt(node: ts.Node): readonly Change[] {
  return [...conditionChanges(node), ...operatorChanges(node), ...omissions(node), ...listChanges(node)]
}

function conditionChanges(node: ts.Node): readonly Change[] {
  const condition =
    ts.isIfStatement(node) || ts.isWhileStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node) || ts.isForStatement(node)
        ? node.condition
        : undefined
  if (condition === undefined) return []
  // To leave out the only statement of an if, or to turn its operator round, is a change of its own already.
  const never = ts.isIfStatement(node) && isOneOmission(node) ? [] : ['false']
  const negated = isTurnedRound(condition) ? [] : [`!(${condition.getText()})`]
  return [
    { node: condition, change: 'always', text: 'true' },
    ...never.map((text) => ({ node: condition, change: 'never', text })),
    ...negated.map((text) => ({ node: condition, change: 'negated', text })),
  ]
}

function isOneOmission({ thenStatement, elseStatement }: ts.IfStatement): boolean {
  const only =
    ts.isBlock(thenStatement) && thenStatement.statements.length === 1 ? thenStatement.statements[0] : thenStatement
  return elseStatement === undefined && only !== undefined && omissions(only).length > 0
}

function isTurnedRound(condition: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(condition)) return condition.operator === SyntaxKind.ExclamationToken
  if (!ts.isBinaryExpression(condition)) return false
  const { kind } = condition.operatorToken
  return kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsEqualsToken
}

function operatorChanges(node: ts.Node): readonly Change[] {
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return [{ node, change: 'without !', text: `!!${node.operand.getText()}` }]
  }
  if (!ts.isBinaryExpression(node)) return []
  const { left, operatorToken, right } = node
  const other = MISTAKEN[operatorToken.kind]
  if (other === undefined) return []
  // In parentheses, for && and || bind differently.
  return [
    {
      node,
      change: `${operatorToken.getText()} becomes ${other}`,
      text: `(${left.getText()} ${other} ${right.getText()})`,
    },
  ]
}

/** What is done for its effect or ends something early, left out. */
function omissions(node: ts.Node): readonly Change[] {
  const isLeftOut =
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    (ts.isReturnStatement(node) && isEarly(node)) ||
    (ts.isExpressionStatement(node) && isForEffect(node.expression))
  return isLeftOut ? [{ node, change: 'left out', text: ';' }] : []
}

/** A return that is not the last word of its function. */
function isEarly(node: ts.ReturnStatement): boolean {
  const { parent } = node
  const isLast = ts.isBlock(parent) && parent.statements.at(-1) === node && ts.isFunctionLike(parent.parent)
  return !isLast && !ts.isCaseOrDefaultClause(parent)
}

function isForEffect(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression)) return isForEffect(expression.expression)
  return ts.isCallExpression(expression) || ts.isBinaryExpression(expression)
}

/** Names in a list that says what is allowed or wanted. */
function listChanges(node: ts.Node): readonly Change[] {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length === 0 || !node.elements.every(ts.isStringLiteral))
    return []
  return node.elements.map((element) => ({
    node,
    change: `without ${element.getText()}`,
    text: `[${node.elements
      .filter((other) => other !== element)
      .map((other) => other.getText())
      .join(', ')}]`,
  }))
}

/** The named functions and properties around a node. */
function placeOf(node: ts.Node): string {
  const names: string[] = []
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const name = isNamed(at) ? at.name : undefined
    if (name) names.unshift(name.getText())
  }
  return names.join('.') || 'file'
}

function isNamed(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isClassDeclaration(node)
  )
}

/** The text of a node on one line, not too long. */
function shown(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, ' ')
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
