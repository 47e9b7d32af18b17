import ts from 'typescript'
import { lineOf, type Finding } from './imports.ts'

const MESSAGE = 'a text beside other children: give it an element of its own, because translators wrap bare text'

/**
 * Texts of JSX that are not the only child of their element. Browsers translate a page by wrapping each text in an element; React then
 * cannot remove such a text, nor put anything before it, and the screen breaks. Alone in its element it is replaced together with what wraps
 * it. Types tell what can be text. `views` are files from `root`, with forward slashes.
 */
export function checkBareTexts(root: string, views: readonly string[]): Finding[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const options = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, host)?.options ?? {}
  const paths = views.map((path) => `${root}/${path}`)
  const program = ts.createProgram(paths, options)
  return views.flatMap((path) => {
    const source = program.getSourceFile(`${root}/${path}`)
    return source ? bareTextsIn(path, source, program.getTypeChecker()) : []
  })
}

function bareTextsIn(path: string, source: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  const found: Finding[] = []
  const add = (node: ts.Node, message: string): void => void found.push({ path, line: lineOf(source, node), message })
  const typeOf = (node: ts.Node): ts.Type => checker.getTypeAtLocation(node)
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isChild)
      const isAlone = ts.isJsxElement(node) && children.length === 1
      for (const child of children) {
        const type = ts.isJsxExpression(child) && child.expression && typeOf(child.expression)
        const isBare = type ? canBeText(checker, type, isAlone) : ts.isJsxText(child) && !isAlone
        if (isBare) add(child, MESSAGE)
      }
    }
    if (isComponent(node)) {
      const returned = checker.getSignatureFromDeclaration(node)?.getReturnType()
      if (returned && canBeText(checker, returned)) add(node, 'a component that may be bare text')
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** React makes nothing of a comment, nor of space that breaks a line. */
function isChild(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return !ts.isJsxExpression(child) || child.expression !== undefined
}

/** A function whose name begins with a capital. */
function isComponent(node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction {
  const isFunction = ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)
  if (!isFunction) return false
  const name = ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name
  return name !== undefined && ts.isIdentifier(name) && /^[A-Z]/.test(name.text)
}

const TEXTUAL =
  ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** Whether React may make a bare text of a value. An only child counts only if it is in a list. */
function canBeText(checker: ts.TypeChecker, type: ts.Type, isAlone = false, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false
  seen.add(type)
  if (type.isUnion()) return type.types.some((each) => canBeText(checker, each, isAlone, seen))
  // React makes nothing of an empty text.
  if (type.isStringLiteral() && type.value === '') return false
  if (type.flags & TEXTUAL) return !isAlone
  if (isReference(type) && (checker.isArrayLikeType(type) || (!isAlone && type.symbol.name === 'Iterable')))
    return checker.getTypeArguments(type).some((each) => canBeText(checker, each, false, seen))
  return false
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && 'target' in type
