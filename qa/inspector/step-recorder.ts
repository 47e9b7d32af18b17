import { valueShape } from 'statechart-kit/core/value-shape'
import { labelOf, portsById } from 'statechart-kit/core/labels'
import { plainEvent, type PlainEvent, withoutToken } from 'statechart-kit/core/serializable'
import { CHANNEL, type Stored } from './messages.ts'
import { START, type Stepped } from './observe.ts'
import { openStore, OPENS, type Entry, type Store } from './store.ts'

type Place = { readonly page: string; readonly language: string }

/** Keeps the steps of a tab in the order in which they were made, and tells of each. Nothing of them leaves the browser. */
export function stepRecorderOf(
  placeOf: () => Place,
  tell: (message: Stored) => void,
  store: Promise<Store> = openStore(CHANNEL),
): (step: Stepped) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const covered = { machine: step.machine.id, taken: step.takes, states: step.active }
    // What tells one file from another is to be had where the page came over https or from its own machine alone.
    const making = isSecureContext ? entryOf(step, placeOf()) : null
    last = Promise.all([store, making, last]).then(async ([{ add }, entry]) => {
      await add(entry, covered)
      tell({ type: 'step.kept', entry, covered })
    })
  }
}

export async function entryOf(step: Stepped, { page, language }: Place): Promise<Entry> {
  const { actor, machine, at, state, takes } = step
  const isStart = step.event.type === START
  const input = isStart ? (valueShape(Reflect.get(step.event, 'input')) ?? null) : null
  const event = isStart ? { type: START } : withoutNews(await plainEvent(step.event))
  const label = isStart ? OPENS : labelOf(event, portsById(machine)).trim()
  const place = { page: withoutToken(page), language }
  return { actor, machine: machine.id, ...place, at, label, input, event, state, takes }
}

/**
 * Leaves out answers that went well: they hold data of the server, and a walk gets its own. What
 * went wrong is kept, for the edge of the network answers with it.
 */
function withoutNews(event: PlainEvent): PlainEvent {
  if (!event.type.startsWith(ANSWERED)) return event
  const { output, ...rest } = event
  return failed(output) ? event : { ...rest, output: { type: 'done' } }
}

const ANSWERED = 'xstate.done.actor.'

const failed = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'type' in output && output.type !== 'done'
