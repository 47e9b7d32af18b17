import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** A chart as a Mermaid diagram: one node a state, one arrow a transition that leads somewhere. */
export function diagramOf(machine: AnyStateMachine): string {
  const nodes = getStateNodes(machine)
  const names = nodes.map((node) => `  ${idOf(node)} : ${node.path.join('.')}`)
  const arrows = [machine.root, ...nodes].flatMap((node) => [...startOf(node), ...arrowsOf(node)])
  return ['```mermaid', 'stateDiagram-v2', ...names, ...new Set(arrows), '```'].join('\n')
}

function startOf(node: AnyStateNode): readonly string[] {
  if (node.type !== 'compound') return []
  const from = node.path.length === 0 ? '[*]' : idOf(node)
  return node.initial.target.map((target) => `  ${from} --> ${idOf(target)}`)
}

function arrowsOf(node: AnyStateNode): readonly string[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat()
  return transitions.flatMap((transition) =>
    (transition.target ?? []).map((target) => {
      const from = node.path.length === 0 ? '[*]' : idOf(node)
      return `  ${from} --> ${idOf(target)}${labelOf(transition)}`
    }),
  )
}

function labelOf({ eventType, guard }: { readonly eventType: string; readonly guard?: unknown }): string {
  const event = eventType.startsWith('xstate.done.actor.')
    ? 'answered'
    : eventType.replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
  const words = [event, guardName(guard)].filter((word) => word !== '')
  return words.length === 0 ? '' : ` : ${words.join(' ')}`
}

/** A guard by its name, and by what it asks for; one that is put together has none. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return `[${guard}]`
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return guard === undefined ? '' : '[…]'
  return 'params' in guard ? `[${String(guard.type)} ${String(guard.params)}]` : `[${String(guard.type)}]`
}

const idOf = (node: AnyStateNode): string => node.path.join('_')
