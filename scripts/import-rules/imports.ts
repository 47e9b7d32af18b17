import { posix } from 'node:path'
import ts from 'typescript'
import { ROOMS, roomOf, WORKSPACES } from './layers.ts'
import { forbiddenInServer, roleOf, SERVER_WALLS } from './server-layers.ts'

/** A place that breaks a wall or a habit. */
export type Finding = { readonly path: string; readonly line: number; readonly message: string }

export type Import = { readonly specifier: string; readonly typeOnly: boolean; readonly line: number }

/** Lines of the kit that name this app, which it is to know nothing of. */
export function checkNames(path: string, text: string): Finding[] {
  if (!path.startsWith('packages/statechart-kit/')) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      /bidfair/i.test(line) ? [{ path, line: index + 1, message: 'the kit names this app' }] : [],
    )
}

/** The imports of a file that its room does not allow. */
export function checkImports(path: string, source: ts.SourceFile): Finding[] {
  const room = roomOf(path)
  if (room === undefined)
    return [{ path, line: 1, message: `no wall is drawn for this folder (scripts/import-rules/layers.ts)` }]
  if (room === 'server' && roleOf(path) === undefined)
    return [{ path, line: 1, message: `no wall is drawn for this place (scripts/import-rules/server-layers.ts)` }]
  return importsOf(source).flatMap((used) => {
    const message = forbidden(path, room, used)
    return message === undefined ? [] : [{ path, line: used.line, message }]
  })
}

function forbidden(path: string, room: string, { specifier, typeOnly }: Import): string | undefined {
  const rules = ROOMS[room]
  if (!rules || specifier.startsWith('virtual:')) return undefined
  if (specifier.endsWith('/package.json')) return undefined
  const name = packageNameOf(specifier)
  const workspace = WORKSPACES[name]
  if (!specifier.startsWith('.') && workspace === undefined) return forbiddenPackage(path, room, name)
  const target = workspace ?? posix.join(posix.dirname(path), specifier)
  const other = workspace ?? roomOf(target)
  if (other === undefined) return isData(target) ? undefined : `${room} may not import ${target}: it is in no room`
  if (other === 'features' && room === 'features') {
    const [mine, theirs] = [path, target].map((file) => file.split('/')[2])
    return mine === theirs ? undefined : `features/${mine} may not import features/${theirs}`
  }
  if (room === 'server' && (other === 'server' || other === 'machines'))
    return forbiddenInServer(path, target, typeOnly)
  if (other === room) return undefined
  if (other.startsWith('packages/') && workspace === undefined) return `${room} imports ${other} by path, not by name`
  if (rules.values.includes(other) || rules.values.includes(target.replace(/\.\w+$/, ''))) return undefined
  if (rules.types.includes(other)) return typeOnly ? undefined : `${room} may import only types from ${other}`
  return `${room} may not import ${other}`
}

const packageNameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function forbiddenPackage(path: string, room: string, name: string): string | undefined {
  const role = room === 'server' ? (roleOf(path) ?? '') : ''
  if (SERVER_WALLS[role]?.without.includes(name)) return `server: ${role} may not import the package ${name}`
  const allowed = ROOMS[room]?.packages ?? []
  if (allowed === 'any' || allowed.includes(name)) return undefined
  return `${room} may not import the package ${name}`
}

/** Pictures, fonts and style sheets beside a part, and the contract itself, belong to no room. */
const isData = (target: string): boolean => /\.(css|svg|png|webp|json|ya?ml)(\?\w+)?$/.test(target)

/** What a file imports, by any way that TypeScript knows. */
export function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    found.push({ specifier: specifier.text, typeOnly, line: lineOf(source, node) })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node.importClause))
    if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, isTypeExport(node))
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly)
}

function isTypeExport(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true
  const named = node.exportClause
  return named !== undefined && ts.isNamedExports(named) && named.elements.every((element) => element.isTypeOnly)
}

/** The line of a node, counted from 1. */
export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
