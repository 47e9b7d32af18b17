import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { checkImports, checkNames, type Finding, lineOf } from './imports.ts'
import { checkWireSpelling } from './wire-spelling.ts'

const COLOUR = /(^|[\s(,])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i
const PHYSICAL =
  /^(margin|padding|border|scroll(Margin|Padding))(Left|Right)|^(left|right)$|^border(Top|Bottom)(Left|Right)Radius$/
const SPOKEN = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
])
const SILENCING = /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable/

/** Places in a file that break a habit of the house which the linter does not know. */
export function checkHabits(path: string, source: ts.SourceFile): Finding[] {
  const found: Finding[] = []
  const add = (node: ts.Node, message: string): void => void found.push({ path, line: lineOf(source, node), message })
  const inSource = path.startsWith('src/')
  const isStyle = path.endsWith('.css.ts')
  const visit = (node: ts.Node): void => {
    if (isDoubleCast(node)) add(node, 'a cast through unknown switches the types off')
    if (inSource && !path.startsWith('src/ui/theme/') && isText(node) && COLOUR.test(node.text)) {
      add(node, 'a literal colour outside src/ui/theme')
    }
    if (inSource && isStyle && isPhysical(node))
      add(node, 'a physical side: use the logical one (…InlineStart, …InlineEnd)')
    if (inSource && isUntranslated(node)) add(node, 'a text that is not translated: use t()')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found, ...checkComments(path, source.text)]
}

/** Comments that switch a checker off. */
function checkComments(path: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const comment = /(\/\/|\/\*).*/.exec(line)?.[0] ?? ''
    return SILENCING.test(comment) ? [{ path, line: index + 1, message: 'a comment that switches a checker off' }] : []
  })
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

const isDoubleCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) &&
  ts.isAsExpression(node.expression) &&
  node.expression.type.kind === ts.SyntaxKind.UnknownKeyword

function isPhysical(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node)) return false
  const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : ''
  if (PHYSICAL.test(name)) return true
  const value = ts.isStringLiteral(node.initializer) ? node.initializer.text : ''
  return (name === 'textAlign' || name === 'float' || name === 'clear') && /^(left|right)$/.test(value)
}

function isUntranslated(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text)
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) return false
  return SPOKEN.has(node.name.getText()) && /\p{L}/u.test(node.initializer.text)
}

const FOLDERS = ['bench', 'packages', 'docs', 'machines', 'src', 'server', 'scripts', 'qa', 'tests']

/** Everything that is wrong with one file, in the order of its lines. `path` is from the project's root, with forward slashes. */
export function checkFile(path: string, text: string): Finding[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const findings = [checkImports, checkHabits].flatMap((check) => check(path, source))
  const inText = [checkNames, checkWireSpelling].flatMap((check) => check(path, text))
  return [...findings, ...inText].toSorted((a, b) => a.line - b.line)
}

/** Everything that is wrong in the project at `root`. */
export function checkTree(root: string): { paths: string[]; findings: Finding[] } {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  ).toSorted()
  return {
    paths,
    findings: paths.flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8'))),
  }
}
