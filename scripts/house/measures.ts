import { posix } from 'node:path'
import ts from 'typescript'
import lintRules from '../../.oxlintrc.json' with { type: 'json' }
import { importsOf, lineOf } from '../import-rules/imports.ts'

/** A file of the project, whose text is empty where it holds other bytes; `path` is from its root, with forward slashes. */
export type File = { readonly path: string; readonly text: string }
/** What is counted, how much of it there may be, and where it is. */
type Measure = {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly places: readonly string[]
}
type Link = { readonly from: string; readonly to: string; readonly at: string }

/** Code that people write: TypeScript, but for what `npm run generate` makes. */
const AUTHORED = /^(?!generated\/).*\.tsx?$/
const PRODUCTION = /^(src|server|machines|packages|clients|qa\/kit)\/.*\.(tsx?|m?js|css)$/
const TEST = /\.test\.tsx?$|\/tests\//
/** Files that may cast, because no type can say what they know: those for which the linter's rule is off. Each cast has its reason beside it. */
const MAY_CAST: readonly string[] = lintRules.overrides.flatMap(({ files, rules }) =>
  'typescript/no-unsafe-type-assertion' in rules ? files : [],
)
/** Folders of the server that are no nouns, but may use no repository of one either. */
const BESIDE_NOUNS = ['operator', 'demo', 'schema', 'platform']

const linesOf = ({ text }: File): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
export const sum = (files: readonly File[]): number => files.reduce((lines, file) => lines + linesOf(file), 0)
export const authoredIn = (files: readonly File[]): File[] => files.filter(({ path }) => AUTHORED.test(path))

const isProduction = ({ path }: File): boolean => PRODUCTION.test(path) && !TEST.test(path)

/** Measures the files of a project. */
export function measure(files: readonly File[]): Measure[] {
  const authored = authoredIn(files)
  const production = files.filter(isProduction).toSorted((a, b) => linesOf(b) - linesOf(a))
  const sources = files
    .filter((file) => (isProduction(file) || file.path.startsWith('generated/')) && /\.tsx?$/.test(file.path))
    .map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  const links = sources.flatMap(linksOf)
  const length = (name: string, longer: number, limit: number): Measure => ({
    name,
    value: sum(production.slice(longer, longer + 1)),
    limit,
    places: production.filter((file) => linesOf(file) > limit).map((file) => `${file.path}: ${linesOf(file)} lines`),
  })
  const none = (name: string, places: readonly string[]): Measure => ({ name, value: places.length, limit: 0, places })
  const noCircles = (name: string, between: readonly Link[]): Measure => {
    const circles = circlesIn(between)
    const places = circles.flatMap((circle) => placesOf(circle, between))
    return { name, value: circles.flat().length, limit: 0, places }
  }
  return [
    { name: 'lines of TypeScript that people write', value: sum(authored), limit: 115_000, places: [] },
    { name: 'files of all kinds', value: files.length, limit: 1750, places: [] },
    length('production files, 90th percentile', Math.floor(production.length / 10), 140),
    length('production files, longest', 0, 300),
    none('casts outside of named places', sources.flatMap(castsIn)),
    noCircles('files in circles', links),
    noCircles('folders in circles', links.map(betweenFolders)),
    none('imports of another noun’s repository', foreignRepositories(files, links)),
  ]
}

function linksOf(source: ts.SourceFile): Link[] {
  const from = source.fileName
  return importsOf(source)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, line }) => ({
      from,
      to: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')),
      at: `${from}:${line}`,
    }))
}

const betweenFolders = ({ from, to, at }: Link): Link => ({ from: posix.dirname(from), to: posix.dirname(to), at })

/** The largest groups whose members all reach each other; what links to itself is none. */
function circlesIn(links: readonly Link[]): string[][] {
  const next = Map.groupBy(links, ({ from }) => from)
  const reach = (at: string, there = new Set<string>()): Set<string> => {
    for (const { from, to } of next.get(at) ?? []) if (from !== to && !there.has(to)) reach(to, there.add(to))
    return there
  }
  const reached = new Map([...next.keys()].map((start) => [start, reach(start)]))
  const circles = [...reached]
    .filter(([start, there]) => there.has(start))
    .map(([start, there]) => [...there].filter((other) => reached.get(other)?.has(start)).toSorted())
  return [...new Map(circles.map((circle) => [circle[0], circle])).values()]
}

/** The members of a circle, and what links them: how often, and where first. */
function placesOf(circle: readonly string[], links: readonly Link[]): string[] {
  const within = links.filter(({ from, to }) => from !== to && circle.includes(from) && circle.includes(to))
  const pairs = Map.groupBy(within, ({ from, to }) => `${from} → ${to}`)
  return [`circle: ${circle.join(', ')}`, ...[...pairs].map(([pair, all]) => `  ${pair}: ${all.length}, ${all[0]?.at}`)]
}

function castsIn(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isCast =
      (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) ||
      ts.isTypeAssertionExpression(node) ||
      ts.isNonNullExpression(node)
    if (isCast) found.push(`${source.fileName}:${lineOf(source, node)}: ${node.getText().replaceAll(/\s+/g, ' ')}`)
    ts.forEachChild(node, visit)
  }
  if (!source.fileName.startsWith('generated/') && !MAY_CAST.includes(source.fileName)) visit(source)
  return found
}

/** Nouns are the folders of the server that answer calls. */
function foreignRepositories(files: readonly File[], links: readonly Link[]): string[] {
  const nouns = files.flatMap(({ path }) => /^server\/([^/]+)\/handlers\.ts$/.exec(path)?.[1] ?? [])
  return links.flatMap(({ from, to, at }) => {
    const owner = /^server\/([^/]+)\/repository[^/]*\.ts$/.exec(to)?.[1] ?? ''
    const importer = /^server\/([^/]+)\//.exec(from)?.[1] ?? ''
    const isForeign = owner !== importer && [...nouns, ...BESIDE_NOUNS].includes(importer)
    return isForeign && nouns.includes(owner) ? [`${at}: ${to}`] : []
  })
}
