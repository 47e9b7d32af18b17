import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Model } from './model.ts'
import { chainOf, portOf, type Transition } from './transitions.ts'

export type TransitionCalls = {
  readonly ports: readonly string[]
  /** The calls that may follow, one of them each time. */
  readonly calls: readonly string[]
  /** Who may do it: those that the chart names, or else the roles that the API lets call. */
  readonly who: readonly string[]
}

export function callsByTransition(model: Model): (transition: Transition) => TransitionCalls {
  const { who = {}, scenes } = model
  const [{ api }] = scenes
  const calls = callsIn(model)
  return ({ definition, on }) => {
    const ports = [...new Set(entered(definition).flatMap(portsOf))]
    const made = [...new Set([on, ...ports].flatMap((name) => calls[name] ?? []))]
    return { ports, calls: made, who: who[on] ?? api.rolesOf(made) }
  }
}

/** The calls that a chart makes in any of its scenes, by the port or event that is behind them. */
export function callsIn({ scenes }: Model): { readonly [PortOrEvent: string]: readonly string[] } {
  const made = scenes.flatMap(({ calls }) => Object.entries(calls))
  const byName = Map.groupBy(made, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, entries]) => [name, [...new Set(entries.flatMap(([, ids]) => ids ?? []))]]),
  )
}

/** The ports of a machine: those that its states invoke and those that its actions start. */
export function portsIn(machine: AnyStateMachine): readonly string[] {
  return Object.keys(machine.implementations.actors)
}

/** The ports that a state has at work as long as it lasts. */
export function portsOf(node: AnyStateNode): readonly string[] {
  return node.invoke.map(portOf)
}

/** Every state that a transition enters: on the way to its target, and where that begins. */
function entered({ source, target, reenter }: Transition['definition']): readonly AnyStateNode[] {
  const [goal] = target ?? []
  if (!goal) return []
  const around = chainOf(source).slice(chainOf(goal).includes(source) && !reenter ? 0 : 1)
  return [...chainOf(goal).filter((node) => !around.includes(node)), ...startsOf(goal)]
}

function startsOf(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return Object.values(node.states).flatMap((each) => [each, ...startsOf(each)])
  if (node.type !== 'compound') return []
  return node.initial.target.flatMap((each) => [each, ...startsOf(each)])
}
