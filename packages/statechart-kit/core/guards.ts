import type { AnyStateNode, AnyTransitionDefinition, AnyMachineSnapshot, EventObject } from 'xstate'
import { chainOf, guardWords } from './transitions.ts'

/** A part of a guard that returns a value on its own, and the value: `isThisSession` returned false. */
export type GuardOutcome = {
  readonly transition: AnyTransitionDefinition
  readonly part: string
  readonly holds: boolean
}

/**
 * What guards say about an event, asked in the order of XState: of each leaf that is active the nearest state first, of its
 * transitions the first, until one may be taken. Of `and` and `or` only so many parts as the answer needs, as XState asks them:
 * each part that was asked decided, given what those before it said.
 */
export function evaluateGuards(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardOutcome[] {
  return askedOf(snapshot, event, (node) => candidatesFor(node, event.type))
}

/** The same of the transitions that wait for nothing. */
export function evaluateEventlessGuards(snapshot: AnyMachineSnapshot, event: EventObject): readonly GuardOutcome[] {
  return askedOf(snapshot, event, ({ always = [] }) => always)
}

/** The transitions that a state has for an event: what names it first, then patterns such as `job.*`, the longest first. */
export function candidatesFor({ transitions }: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const patterns = [...transitions.keys()]
    .filter((descriptor) => descriptor !== type && isPatternOf(descriptor, type))
    .toSorted((one, other) => other.length - one.length)
  return [type, ...patterns].flatMap((descriptor) => transitions.get(descriptor) ?? [])
}

/** Parts of a guard that answer by themselves, in words. What `not` turns round is its only part. */
export function partsOf(guard: unknown): readonly string[] {
  if (guard === undefined) return []
  const parts = joined(guard)
  return parts ? [...new Set(parts.guards.flatMap(partsOf))] : [guardWords(guard)]
}

function askedOf(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  candidates: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): readonly GuardOutcome[] {
  const { _nodes: nodes } = snapshot
  const asked = new Map<AnyTransitionDefinition, readonly GuardOutcome[]>()
  for (const leaf of nodes.filter(({ type }) => type === 'atomic' || type === 'final')) {
    for (const transition of chainOf(leaf).flatMap(candidates)) {
      const heard: GuardOutcome[] = []
      asked.set(transition, heard)
      if (ask(transition.guard, { snapshot, event }, (part, holds) => heard.push({ transition, part, holds }))) break
    }
  }
  return [...asked.values()].flat()
}

type Question = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject }

function ask(guard: unknown, question: Question, hear: (part: string, holds: boolean) => void): boolean {
  if (guard === undefined) return true
  const parts = joined(guard)
  if (parts) {
    const holds = (part: unknown): boolean => ask(part, question, hear)
    if (parts.by === 'not') return !parts.guards.some(holds)
    return parts.by === 'and' ? parts.guards.every(holds) : parts.guards.some(holds)
  }
  const { snapshot, event } = question
  const context: unknown = snapshot.context
  const given = { context, event }
  const check = implementationOf(guard, snapshot)
  const inner = joined(check)
  const params: unknown = typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'params') : undefined
  const own: unknown = isFunction(check) ? Reflect.get(check, 'check') : undefined
  const holds = inner
    ? ask(check, question, () => undefined)
    : isFunction(own)
      ? Boolean(own(snapshot, given, check))
      : isFunction(check) && Boolean(check(given, isFunction(params) ? params(given) : params))
  hear(guardWords(guard), holds)
  return holds
}

function implementationOf(guard: unknown, { machine }: AnyMachineSnapshot): unknown {
  if (typeof guard === 'function') return guard
  const name = typeof guard === 'object' && guard !== null ? String(Reflect.get(guard, 'type')) : String(guard)
  const known: Readonly<Record<string, unknown>> = machine.implementations.guards
  return known[name]
}

/** `and`, `or` and `not` are functions of these names that carry what they put together. */
function joined(
  guard: unknown,
): { readonly by: 'and' | 'or' | 'not'; readonly guards: readonly unknown[] } | undefined {
  if (!isFunction(guard)) return undefined
  const { name: by } = guard
  const guards: unknown = Reflect.get(guard, 'guards')
  return Array.isArray(guards) && (by === 'and' || by === 'or' || by === 'not') ? { by, guards } : undefined
}

function isPatternOf(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))
}

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown => typeof value === 'function'
