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

/**
 * Every change to the text of a file that its tests should notice: each condition negated, always and never; operators
 * taken for their neighbours; refusals, early ends and calls for their effect left out; names dropped from lists of names.
 *
 * @param path from the project's root
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const functions = functionsOf(source)
  const seen = new Map<string, number>()
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    for (const { node: at, change, text: by } of changesAt(node)) {
      const within = around(at, functions)
      const place = `${placeOf(at)}: ${shown(at)}`
      const count = (seen.get(`${place} ${change}`) ?? 0) + 1
      seen.set(`${place} ${change}`, count)
      found.push({
        subject: path,
        place: count === 1 ? place : `${place} (${count})`,
        change,
        trace: traceOf(path, within),
        what: { kind: 'text', file: path, start: at.getStart(), end: at.getEnd(), text: by },
      })
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of a file in which every function tells that it was passed through, by the names that mutants know. */
export function traced(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const inserted = functionsOf(source).flatMap(({ body }, index): (readonly [at: number, text: string])[] => {
    const call = `mutationTrace(${JSON.stringify(traceOf(path, index))})`
    if (ts.isBlock(body)) return [[body.getStart() + 1, `${call};`]]
    return [
      [body.getStart(), `(${call}, `],
      [body.getEnd(), ')'],
    ]
  })
  const parts = inserted
    .toSorted(([one], [other]) => other - one)
    .reduce((whole, [at, part]) => `${whole.slice(0, at)}${part}${whole.slice(at)}`, text)
  return `import { trace as mutationTrace } from '/scripts/mutate/traces.ts';mutationTrace(${JSON.stringify(path)});${parts}`
}

type WithBody = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody }

function functionsOf(source: ts.SourceFile): readonly WithBody[] {
  const found: WithBody[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && hasBody(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const hasBody = (node: ts.SignatureDeclaration): node is WithBody => 'body' in node && node.body !== undefined

function around(node: ts.Node, functions: readonly WithBody[]): number | undefined {
  const index = functions.findLastIndex(
    ({ body }) => body.getStart() <= node.getStart() && node.getEnd() <= body.getEnd(),
  )
  return index === -1 ? undefined : index
}

const traceOf = (path: string, index: number | undefined): string => (index === undefined ? path : `${path}#${index}`)

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
