import { not } from 'xstate'
import { type Path, type Table, isTable, keysOf, partAt, labelOf } from './parts.ts'

/** One change to the chart of a machine, at a path of its configuration; without `value` the part there goes. */
export type Edit = {
  readonly place: string
  readonly change: string
  readonly path: Path
  readonly value?: unknown
}

/**
 * Every change to a chart that its tests should notice: each transition removed, its target moved to the next state
 * beside it, its guard dropped and negated, its actions, entries, exits and tags dropped one by one, what it invokes
 * dropped, and each `initial` moved.
 */
export function editsOf(config: unknown): Edit[] {
  return nodeEdits(config, [])
}

function nodeEdits(root: unknown, path: Path): Edit[] {
  const node = partAt(root, path)
  if (!isTable(node)) return []
  const place = nameOf(path)
  return [
    ...initialEdits(root, node, path),
    ...['tags', 'entry', 'exit'].flatMap((key) => listEdits(node[key], [...path, key], `${place} ${key}`)),
    ...each(node['invoke'], [...path, 'invoke']).flatMap(([invoked, at]) => invokeEdits(root, invoked, at, place)),
    ...['on', 'after'].flatMap((key) =>
      keysOf(node[key]).flatMap((event) => transitionEdits(root, [...path, key, event], `${place} ${key} ${event}`)),
    ),
    ...('always' in node ? transitionEdits(root, [...path, 'always'], `${place} always`) : []),
    ...keysOf(node['states']).flatMap((name) => nodeEdits(root, [...path, 'states', name])),
  ]
}

function initialEdits(root: unknown, node: Table, path: Path): Edit[] {
  const { initial } = node
  if (typeof initial !== 'string') return []
  const other = siblingOf(root, [...path, 'states', initial], initial)
  const at = { place: nameOf(path), path: [...path, 'initial'] }
  return other === undefined ? [] : [{ ...at, change: `initial ${initial} becomes ${other}`, value: other }]
}

function invokeEdits(root: unknown, invoked: unknown, path: Path, place: string): Edit[] {
  if (!isTable(invoked)) return []
  const at = `${place} invoke ${String(invoked['src'])}`
  return [
    { place: at, change: 'removed', path },
    ...['onDone', 'onError', 'onSnapshot'].flatMap((key) =>
      key in invoked ? transitionEdits(root, [...path, key], `${at} ${key}`) : [],
    ),
  ]
}

/** The changes to the value under one event: a transition or a list of them, each a target or a table. */
function transitionEdits(root: unknown, path: Path, place: string): Edit[] {
  const found = partAt(root, path)
  if (found === undefined) return [{ place, change: 'no longer forbidden', path }]
  return each(found, path).flatMap(([transition, at], index) => {
    const here = Array.isArray(found) ? `${place} [${index}]` : place
    const table = isTable(transition) ? transition : {}
    const guard = table['guard']
    return [
      { place: here, change: 'removed', path: at },
      ...(typeof transition === 'string' ? targetEdits(root, transition, at, here) : []),
      ...targetEdits(root, table['target'], [...at, 'target'], here),
      ...(guard === undefined
        ? []
        : [
            { place: here, change: `guard ${labelOf(guard)} dropped`, path: [...at, 'guard'] },
            { place: here, change: `guard ${labelOf(guard)} negated`, path: [...at, 'guard'], value: negated(guard) },
          ]),
      ...('reenter' in table ? [{ place: here, change: 'reenter dropped', path: [...at, 'reenter'] }] : []),
      ...listEdits(table['actions'], [...at, 'actions'], here),
    ]
  })
}

function targetEdits(root: unknown, target: unknown, path: Path, place: string): Edit[] {
  if (typeof target !== 'string') return []
  const other = siblingOf(root, path, target)
  return other === undefined ? [] : [{ place, change: `target ${target} becomes ${other}`, path, value: other }]
}

/** The same target with its last state changed for the next one beside it; undefined where there is none beside it. */
function siblingOf(root: unknown, path: Path, target: string): string | undefined {
  const states = statesOf(path, target)
  const name = states.at(-1)
  if (name === undefined) throw new Error(`the target ${target} names no state`)
  const beside = keysOf(partAt(root, withStates(states.slice(0, -1))))
  const place = beside.indexOf(name)
  if (place === -1) throw new Error(`there is no state for the target ${target} at ${path.join('.')}`)
  const other = beside[(place + 1) % beside.length]
  return other === undefined || other === name ? undefined : `${target.slice(0, -name.length)}${other}`
}

/** The names from the top that a target refers to: `#id.one` from the top, `.one` below its state, `one` beside it. */
function statesOf(path: Path, target: string): readonly string[] {
  const names = target.split('.')
  if (target.startsWith('#')) return names.slice(1)
  const own = statesIn(path)
  return target.startsWith('.') ? [...own, ...names.slice(1)] : [...own.slice(0, -1), ...names]
}

/** The names of the states that contain a part of the configuration. */
function statesIn(path: Path): readonly string[] {
  const names: string[] = []
  for (let index = 0; path[index] === 'states'; index += 2) names.push(String(path[index + 1]))
  return names
}

function withStates(names: readonly string[]): Path {
  return [...names.flatMap((name) => ['states', name]), 'states']
}

/** A list may be written as its only element, which then goes with its key. */
function listEdits(list: unknown, path: Path, place: string): Edit[] {
  return each(list, path).map(([part, at]) => ({ place, change: `${labelOf(part)} dropped`, path: at }))
}

function each(list: unknown, path: Path): readonly (readonly [part: unknown, path: Path])[] {
  if (list === undefined) return []
  return Array.isArray(list) ? list.map((part: unknown, index) => [part, [...path, index]]) : [[list, path]]
}

type GuardRef = Parameters<typeof not>[0]

/** A guard by name, table or combination is what `not` takes, which the type of a configuration that is read as data cannot say. */
function negated(guard: unknown): unknown {
  return not(guard as GuardRef)
}

/** `open.saving` for the path of a state, and `root` for the machine itself. */
function nameOf(path: Path): string {
  return path.filter((part) => part !== 'states').join('.') || 'root'
}
