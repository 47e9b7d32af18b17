import { keysOf, partAt, type Path } from './parts.ts'

/** The same target with its last state changed for the next one beside it; undefined where there is none beside it. */
export function siblingOf(root: unknown, path: Path, target: string): string | undefined {
  const states = statesOf(path, target)
  const name = states.at(-1)
  if (name === undefined) throw new Error(`the target ${target} names no state`)
  const beside = keysOf(partAt(root, withStates(states.slice(0, -1))))
  const place = beside.indexOf(name)
  if (place === -1) throw new Error(`there is no state for the target ${target} at ${path.join('.')}`)
  const other = beside[(place + 1) % beside.length]
  return other === undefined || other === name ? undefined : `${target.slice(0, -name.length)}${other}`
}

/** The names from the top that a target stands for: `#id.one` from the top, `.one` below its state, `one` beside it. */
function statesOf(path: Path, target: string): readonly string[] {
  const names = target.split('.')
  if (target.startsWith('#')) return names.slice(1)
  const own = statesIn(path)
  return target.startsWith('.') ? [...own, ...names.slice(1)] : [...own.slice(0, -1), ...names]
}

/** The names of the states in which a part of the configuration stands. */
function statesIn(path: Path): readonly string[] {
  const names: string[] = []
  for (let index = 0; path[index] === 'states'; index += 2) names.push(String(path[index + 1]))
  return names
}

function withStates(names: readonly string[]): Path {
  return [...names.flatMap((name) => ['states', name]), 'states']
}
