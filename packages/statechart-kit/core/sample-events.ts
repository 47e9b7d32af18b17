import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { portOf } from './transitions.ts'
import type { Scene } from './model.ts'

/** What is sent, what invoked actors answer, and the delays that run out. */
export function samplesOf({ machine, events, answers, errors }: Scene): readonly EventObject[] {
  const nodes = [machine.root, ...getStateNodes(machine)]
  const done = nodes.flatMap((node) =>
    node.invoke.flatMap((invoked): readonly EventObject[] => {
      const { id: actorId } = invoked
      const [outputs, failures] = [answers[portOf(invoked)] ?? [], errors[portOf(invoked)] ?? []]
      return [
        ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })),
        ...failures.map((error) => ({ type: `xstate.error.actor.${actorId}`, actorId, error })),
      ]
    }),
  )
  const delays = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: String(eventType) })))
  return [...events, ...done, ...delays]
}

export function keyIn({ digest }: Scene): (snapshot: AnyMachineSnapshot) => string {
  return ({ value, context }) =>
    JSON.stringify([value, digest.map((part) => (typeof part === 'string' ? partOf(context, part) : part(context)))])
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )
}
