import type { AnyStateMachine, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { HIDDEN, secretsIn, withoutToken } from './serializable.ts'
import { portOf } from './transitions.ts'

/** Words that stand in labels in the place of others. */
export type Words = Readonly<Record<string, string>>

/** A short name for each sample, different wherever a state could take both: `form.submitted`, `save: conflict ALREADY_BID`, `after backoff`. */
export function labelsOf(
  samples: readonly EventObject[],
  { machine, words: instead = {} }: { readonly machine: AnyStateMachine; readonly words?: Words },
): ReadonlyMap<EventObject, string> {
  const ports = portsById(machine)
  const counts = new Map<string, number>()
  return new Map(
    samples.map((event) => {
      const words = reworded(labelOf(event, ports), instead)
      const key = `${event.type} ${words}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return [event, count === 1 ? words : `${words} (${count})`]
    }),
  )
}

/** A label in which such words stand in the place of others. */
export function reworded(label: string, instead: Words = {}): string {
  return Object.entries(instead).reduce((words, [word, another]) => words.replaceAll(word, another), label)
}

/** What the event of a sample, or any other, is called; `ports` as `portsById` knows them. */
export function labelOf({ type, ...payload }: EventObject, ports: ReadonlyMap<string, string>): string {
  const delay = /^xstate\.after\.(\w+)\./.exec(type)?.[1]
  if (delay !== undefined) return `after ${delay}`
  const port = ports.get(type)
  if (port !== undefined) return `${port}: ${wordsOf(Reflect.get(payload, 'output'))}`
  const failed = failedPort(type, ports)
  if (failed !== undefined) return `${failed} failed: ${wordsOf(Reflect.get(payload, 'error'))}`
  const isSecret = secretsIn(payload)
  const told = Object.entries(payload)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => {
      if (isSecret(name, value)) return namedWords(name, HIDDEN)
      return speaksForItself(name, value) ? wordsOf(value) : namedWords(name, value)
    })
    .join(', ')
  return told === '' ? type : `${type} (${told})`
}

/** Who answers an event of an invoked actor, by the event's type. */
export function portsById(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(
    [machine.root, ...getStateNodes(machine)].flatMap((node) =>
      node.invoke.map((invoked) => [`xstate.done.actor.${invoked.id}`, portOf(invoked)] as const),
    ),
  )
}

/** Whose error an event tells of, by its type; undefined where it is no such event. */
export function failedPort(type: string, ports: ReadonlyMap<string, string>): string | undefined {
  const id = /^xstate\.error\.actor\.(.*)$/.exec(type)?.[1]
  return id === undefined ? undefined : ports.get(`xstate.done.actor.${id}`)
}

/** Whether a reader knows what a value is without its name: texts, people, files. */
function speaksForItself(name: string, value: unknown): boolean {
  if (name === 'by' || value === null || value === '') return false
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' || typeof value === 'object'
}

function namedWords(name: string, value: unknown): string {
  const isNone = value === null || (Array.isArray(value) && value.length === 0)
  return isNone ? `no ${name}` : `${name} ${wordsOf(value)}`
}

/** A value in a few words, without secrets: of what has a name of its own, the name. */
export function wordsOf(value: unknown): string {
  if (value === '') return "''"
  if (value instanceof File) return value.name
  if (value instanceof Error) return withoutToken(value.message)
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value === 'object' && value !== null) return objectWords(value)
  return typeof value === 'string' ? withoutToken(value) : (JSON.stringify(value) ?? '')
}

function objectWords(value: object): string {
  const part = (name: string): unknown => Reflect.get(value, name)
  if ('user' in value) return wordsOf(part('user'))
  if ('id' in value) return wordsOf(part('id'))
  if ('role' in value) return wordsOf(part('role'))
  if ('code' in value) return `${wordsOf(part('type'))} ${wordsOf(part('code'))}`
  if (part('type') === 'done') return `done ${wordsOf(part('value'))}`
  const isSecret = secretsIn(value)
  const named = Object.entries(value)
    .filter(([name]) => name !== 'type')
    .map(([name, each]) => namedWords(name, isSecret(name, each) ? HIDDEN : each))
  return [...('type' in value ? [wordsOf(part('type'))] : []), ...named].join(', ')
}
