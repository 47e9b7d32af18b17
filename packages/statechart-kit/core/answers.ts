import type { EventObject } from 'xstate'
import type { Edge } from './edge.ts'
import { failedPort, portsById, wordsOf } from './labels.ts'
import type { Api, Failure, Model, Scene } from './model.ts'

/** Every answer that a call can have besides the one that is hoped for, in words: `offline`, `invalid EMAIL_TAKEN`. */
export function answersOf({ failuresOf }: Api, call: string): readonly string[] {
  return failuresOf([call]).map(wordsOf)
}

/** Every answer that each call of a scene can have, as far as it comes to the scene: of ports that answer, and what is ignored. */
export function answersIn({ answering = {} }: Model, scene: Scene): ReadonlyMap<string, readonly string[]> {
  const { calls, answers, errors, ignored, api } = scene
  const ports = [answers, errors].flatMap((samples) => Object.keys(samples).filter((port) => samples[port]?.length))
  const names = new Set([...ports, ...Object.values(answering), ...Object.keys(ignored)])
  const made = [...names].flatMap((name) => (name === undefined ? [] : (calls[name] ?? [])))
  return new Map(made.map((call) => [call, answersOf(api, call)]))
}

/**
 * The answers that a step gives, as `editCustomer: invalid EMAIL_TAKEN`: one for each call that may be behind it, none where it is no
 * answer or all went well.
 */
export function answersAt(
  { answering = {} }: Model,
  { calls, machine, api }: Scene,
  { event }: Edge,
): readonly string[] {
  const ports = portsById(machine)
  const port = ports.get(event.type) ?? failedPort(event.type, ports)
  const name = answering[event.type] ?? ignoredIn(event)?.name ?? port
  const answer = wordsOf(partOf(event, 'output') ?? partOf(event, 'failure') ?? partOf(event, 'error'))
  const made = name === undefined ? [] : (calls[name] ?? [])
  return made.filter((call) => answersOf(api, call).includes(answer)).map((call) => `${call}: ${answer}`)
}

/** The answers after a step that are ignored: each leads from where the step led to the same place. */
export function ignoredAfter({ machine, calls, ignored, api }: Scene, edge: Edge): readonly Edge[] {
  const { event, to, ends } = edge
  const port = portsById(machine).get(event.type)
  const isGood = isAnsweredWell(edge)
  return Object.entries(ignored)
    .filter(([, its]) => its?.after === event.type || (isGood && its?.after === port))
    .flatMap(([name]) =>
      api.failuresOf(calls[name] ?? []).map((failure) => {
        const answered: IgnoredAnswer = { type: 'ignored', name, failure }
        return {
          from: to,
          to,
          at: ends,
          ends,
          event: answered,
          label: `${name}: ${wordsOf(failure)}`,
          takes: [],
          holds: [],
          asks: [],
        }
      }),
    )
}

/** Whether a step gives the answer that is hoped for. */
export const isAnsweredWell = ({ event }: Edge): boolean => partOf(partOf(event, 'output'), 'type') === 'done'

export function ignoredIn(event: EventObject): IgnoredAnswer | undefined {
  return isIgnored(event) ? event : undefined
}

type IgnoredAnswer = { readonly type: 'ignored'; readonly name: string; readonly failure: Failure }

const isIgnored = (event: EventObject): event is IgnoredAnswer => event.type === 'ignored'

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
