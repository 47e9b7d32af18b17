import type { EventObject } from 'xstate'
import type { Failure } from '../../machines/outcome.ts'
import type { Edge } from './explore.ts'
import { failuresOf } from '../models/failures.ts'
import { portsById, wordsOf } from './labels.ts'
import type { Model } from './model.ts'
import type { OperationId, Scene } from './scene.ts'

/**
 * Every answer that a call of the contract can have besides the one that is hoped for: what the network does to it, and each code that
 * is listed for it, as `invalid EMAIL_TAKEN`.
 */
export function answersOf(call: OperationId): readonly string[] {
  const answers = known.get(call) ?? failuresOf([call]).map(wordsOf)
  known.set(call, answers)
  return answers
}

const known = new Map<OperationId, readonly string[]>()

/** The calls of a scene whose answers come to it: those of ports that answer, and those whose answers nobody hears. */
export function callsAnswered({ answering = {} }: Model, { calls, answers, unheard }: Scene): readonly OperationId[] {
  const ports = Object.keys(answers).filter((port) => (answers[port] ?? []).length > 0)
  const names = new Set([...ports, ...Object.values(answering), ...Object.keys(unheard)])
  return [...names].flatMap((name) => (name === undefined ? [] : (calls[name] ?? [])))
}

/**
 * The answers that a step gives, as `editCustomer: invalid EMAIL_TAKEN`: one for each call that may be behind it, none where it is no
 * answer or all went well.
 */
export function answersAt({ answering = {} }: Model, { calls, machine }: Scene, { event }: Edge): readonly string[] {
  const name = answering[event.type] ?? unheardIn(event)?.name ?? portsById(machine).get(event.type)
  const answer = wordsOf(partOf(event, 'output') ?? partOf(event, 'failure'))
  const made = name === undefined ? [] : (calls[name] ?? [])
  return made.filter((call) => answersOf(call).includes(answer)).map((call) => `${call}: ${answer}`)
}

/** What comes after a step without anybody hearing it: each answer leads from where the step led to the same place. */
export function unheardAfter({ machine, calls, unheard }: Scene, { event, to }: Edge): readonly Edge[] {
  const port = portsById(machine).get(event.type)
  const isGood = partOf(partOf(event, 'output'), 'type') === 'done'
  return Object.entries(unheard)
    .filter(([, its]) => its?.after === event.type || (isGood && its?.after === port))
    .flatMap(([name]) =>
      failuresOf(calls[name] ?? []).map((failure) => {
        const answered: UnheardEvent = { type: 'unheard', name, failure }
        return { from: to, to, event: answered, label: `${name}: ${wordsOf(failure)}`, takes: [] }
      }),
    )
}

/** What such a step answers, and the name of its call. */
export function unheardIn(event: EventObject): UnheardEvent | undefined {
  return isUnheard(event) ? event : undefined
}

/** An event that no chart knows. */
type UnheardEvent = { readonly type: 'unheard'; readonly name: string; readonly failure: Failure }

const isUnheard = (event: EventObject): event is UnheardEvent => event.type === 'unheard'

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
