import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export type Transition = {
  /** Stable and unique in its chart: `open form.submitted[1]`; the state is `*` for what holds in every state. */
  readonly id: string
  readonly from: string
  /** The state that it leads to; null where it only acts and stays. */
  readonly to: string | null
  /** What it waits for, in words: `form.submitted`, `save answered`, `save failed`, `after backoff`, `at once`, `done`. */
  readonly on: string
  /** Those of the last two kinds are taken without waiting: by themselves, and as soon as the states inside have come to their end. */
  readonly kind: 'event' | 'answer' | 'delay' | 'always' | 'done'
  /** What it asks first: `isSaved`, `means offline`, `not isSending`; empty where nothing. */
  readonly guard: string
  /** The definition inside of the machine, to know it again when it is taken. */
  readonly definition: AnyTransitionDefinition
}

export const EVERYWHERE = '*'

/** Every transition that a machine declares, in the order of its file. One that forbids an event has nothing to be taken. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => [
    ...(node.always ?? []).map((definition, index) => described(node, 'always', definition, index)),
    ...[...node.transitions].flatMap(([event, definitions]) =>
      definitions.flatMap((definition, index) =>
        isForbidding(definition) ? [] : [described(node, event, definition, index)],
      ),
    ),
  ])
}

/** The state's path from the root: `open.new.alreadyBid`; `*` for the root itself. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? EVERYWHERE : node.path.join('.')
}

/** States in which a machine can come to rest: leaves that do not always go on by themselves. */
export function restingStates(machine: AnyStateMachine): readonly string[] {
  return getStateNodes(machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .filter((node) => !atOnceIn(node).some(({ guard }) => guard === undefined))
    .map(pathOf)
}

/** The transitions of a leaf, and of the states around it, that are taken without waiting: of a final one that of the state it ends. */
export function atOnceIn(leaf: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [
    ...chainOf(leaf).flatMap(({ always = [] }) => always),
    ...(leaf.type === 'final' ? endingsOf(leaf.parent) : []),
  ]
}

/** What is taken as soon as all parts of a state that is active in several at once have come to their end, of which this leaf is one. */
export function togetherIn(leaf: AnyStateNode): readonly AnyTransitionDefinition[] {
  const around = leaf.parent?.parent
  return leaf.type === 'final' && around?.type === 'parallel' ? endingsOf(around) : []
}

export function chainOf(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent ? [node, ...chainOf(node.parent)] : [node]
}

const endingsOf = (node: AnyStateNode | undefined): readonly AnyTransitionDefinition[] =>
  node?.transitions.get(doneOf(node)) ?? []

const doneOf = ({ id }: AnyStateNode): string => `xstate.done.state.${id}`

function described(node: AnyStateNode, event: string, definition: AnyTransitionDefinition, index: number): Transition {
  const { kind, on } = trigger(node, event)
  const target = definition.target?.[0]
  return {
    id: `${pathOf(node)} ${kind === 'event' ? event : on}[${index}]`,
    from: pathOf(node),
    to: target ? pathOf(target) : null,
    on,
    kind,
    guard: guardWords(definition.guard),
    definition,
  }
}

function trigger(node: AnyStateNode, event: string): Pick<Transition, 'kind' | 'on'> {
  if (event === 'always') return { kind: 'always', on: 'at once' }
  if (event === doneOf(node)) return { kind: 'done', on: 'done' }
  for (const invoked of node.invoke) {
    if (event === `xstate.done.actor.${invoked.id}`) return { kind: 'answer', on: `${portOf(invoked)} answered` }
    if (event === `xstate.error.actor.${invoked.id}`) return { kind: 'answer', on: `${portOf(invoked)} failed` }
  }
  const delay = /^xstate\.after\.(\w+)\./.exec(event)?.[1]
  return delay === undefined ? { kind: 'event', on: event } : { kind: 'delay', on: `after ${delay}` }
}

/** What an invoked actor is called: by the name under which it is provided; one that is written into the chart itself by its id. */
export function portOf({ id, src }: { readonly id: string; readonly src: unknown }): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id
}

/** Whether it is written down only so that an event is not heard here. */
export function isForbidding({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0
}

const isFunction = (value: unknown): value is (...given: never) => unknown => typeof value === 'function'

/** A guard in words, put together ones included: XState keeps their parts beside the function that checks them. */
export function guardWords(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (isFunction(guard)) return composedWords(guard)
  if (typeof guard !== 'object' || guard === null) return '?'
  const params: unknown = Reflect.get(guard, 'params')
  const name = String(Reflect.get(guard, 'type'))
  // What is worked out from the event is no word of the chart.
  const words = JSON.stringify(params)
  return words === undefined ? name : `${name} ${words.replaceAll('"', '')}`
}

/** `and`, `or` and `not` are functions of these names that carry what they put together. */
function composedWords(guard: (...given: never) => unknown): string {
  const parts: unknown = Reflect.get(guard, 'guards')
  if (!Array.isArray(parts)) return '?'
  const words = parts.map(guardWords).map((each) => (/ (or|and) /.test(each) ? `(${each})` : each))
  return guard.name === 'not' ? `not ${words.join()}` : words.join(` ${guard.name} `)
}
