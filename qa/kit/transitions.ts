import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** One declared transition of a chart. */
export type Transition = {
  /** Stable and unique in its chart: `open form.submitted[1]`; the state is `*` for what holds in every state. */
  readonly id: string
  /** The state that declares it, `*` for the whole chart. */
  readonly from: string
  /** The state that it leads to; null where it only acts and stays. */
  readonly to: string | null
  /** What it waits for, in words: `form.submitted`, `save answered`, `after backoff`, `at once`. */
  readonly on: string
  readonly kind: 'event' | 'answer' | 'delay' | 'always'
  /** What it asks first: `isSaved`, `means offline`, `not isSending`; empty where nothing. */
  readonly guard: string
  /** The definition inside of the machine, to know it again when it is taken. */
  readonly definition: AnyTransitionDefinition
}

/** The name of a whole chart among the states that declare transitions. */
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
    .filter((node) => !(node.always?.some(({ guard }) => guard === undefined) ?? false))
    .map(pathOf)
}

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
  const port = node.invoke.find(({ id }) => event === `xstate.done.actor.${id}`)?.src
  if (typeof port === 'string') return { kind: 'answer', on: `${port} answered` }
  const delay = /^xstate\.after\.(\w+)\./.exec(event)?.[1]
  return delay === undefined ? { kind: 'event', on: event } : { kind: 'delay', on: `after ${delay}` }
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
