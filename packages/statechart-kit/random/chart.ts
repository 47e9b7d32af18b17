import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { createActor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { stateOf } from '../core/edge.ts'
import { labelsOf, wordsOf } from '../core/labels.ts'
import type { Model, Scene } from '../core/model.ts'
import type { AnyMoment, Cause, Described } from '../core/moment.ts'
import { from, sample } from './walks.ts'
import type { Walkable, Walking } from './try-walk.ts'
import { provided, waitingIn } from './ports.ts'
import { WalkClock } from './walk-clock.ts'
import { notesOn } from './chart-notes.ts'

/** What is drawn for a step of a chart. Numbers stand for the first that is possible, counted from there. */
type Choice =
  | { readonly type: 'send'; readonly kind: number; readonly sample: number }
  | { readonly type: 'answer'; readonly port: number; readonly sample: number }
  | { readonly type: 'pass'; readonly time: number }

const choices: Arbitrary<Choice> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('send'), kind: fc.nat(1 << 10), sample }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer'), port: fc.nat(7), sample }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pass'), time: fc.oneof(fc.nat(1_000), fc.nat(600_000)) }) },
)

/** A chart that has not come to rest by then goes on for ever. */
const MOST_ENDINGS = 100

/**
 * A scene of a chart as walks go through it: the chart runs as in the app, with events from the scene's samples, answers of its ports in
 * any order and at any time, and a clock that goes when the walk says so.
 */
export function chartWalks({ properties = {} }: Pick<Model, 'properties'>, scene: Scene): Walkable<Choice, AnyMoment> {
  return { choices, properties, smooth: 'no step throws', endings: MOST_ENDINGS, begin: async () => beginIn(scene) }
}

function beginIn(scene: Scene): Walking<Choice, AnyMoment> {
  const sent = Object.values(scene.inside).flatMap((chart) => chart?.sends ?? [])
  const kinds = [...Map.groupBy(scene.events, ({ type }) => type)].filter(([type]) => !sent.includes(type))
  const labels = labelsOf(scene.events, scene)
  const clock = new WalkClock()
  let thrown: Error | null = null
  let emitted: readonly EventObject[] = []
  const machine = provided(scene)
  const notes = notesOn(machine)
  const actor = createActor(machine, {
    input: scene.input,
    clock,
    inspect: notes.hear,
  })
  actor.subscribe({ error: (reason) => (thrown = reason instanceof Error ? reason : new Error(String(reason))) })
  actor.on('*', (event: EventObject) => (emitted = [...emitted, event]))
  actor.start()
  let stands: AnyMachineSnapshot = actor.getSnapshot()

  const noted = (cause: Cause, told: Pick<Described, 'words' | 'kind'>): AnyMoment => {
    const before = stands
    stands = actor.getSnapshot()
    const moment = { snapshot: stands, before, cause, emitted, ...notes.read(), ...told, state: stateOf(stands) }
    emitted = []
    return moment
  }
  const send = (event: EventObject): AnyMoment => {
    actor.send(event)
    return noted({ type: 'sent', event }, { words: labels.get(event) ?? event.type, kind: event.type })
  }
  const isPossible = (event: EventObject): boolean =>
    stands.status === 'active' && stands.can(event) && scene.offers(stands, event)
  const possible = (kind: number, wanted: number): EventObject | undefined =>
    from(kinds, kind)
      .flatMap(([, events]) => from(events, wanted))
      .find(isPossible)
  const answer = (wanted: number, which: number): AnyMoment | null => {
    const waiting = waitingIn(stands, scene).filter(({ answers }) => answers.length > 0)
    const [asked] = from(waiting, wanted)
    if (!asked) return null
    const { port, inside } = asked
    const [given] = from(asked.answers, which)
    if (!given) return null
    asked.answer(given)
    const name = [...inside, port].join(' ')
    const place = { port, inside: inside[0] ?? null }
    return 'output' in given
      ? noted(
          { type: 'answered', ...place, answer: given.output },
          { words: `${name}: ${wordsOf(given.output)}`, kind: `${name} answers` },
        )
      : noted(
          { type: 'failed', ...place, error: given.error },
          { words: `${name} failed: ${wordsOf(given.error)}`, kind: `${name} fails` },
        )
  }
  const pass = (time: number): AnyMoment => {
    clock.pass(time)
    return noted({ type: 'passed', time }, { words: `${time} ms pass`, kind: 'time passes' })
  }
  const taken = (choice: Choice): AnyMoment | null => {
    if (choice.type === 'answer') return answer(choice.port, choice.sample)
    if (choice.type === 'pass') return clock.untilNext() === null ? null : pass(choice.time)
    const event = possible(choice.kind, choice.sample)
    return event ? send(event) : null
  }
  const check = (): void => {
    if (thrown !== null) throw thrown
  }

  return {
    start: noted({ type: 'started' }, { words: 'starts', kind: 'starts' }),
    take: async (choice, add) => {
      const moment = taken(choice)
      if (moment) add(moment)
      check()
    },
    ending: (turn) => {
      const waiting = waitingIn(stands, scene)
      if (waiting.some(({ answers }) => answers.length > 0))
        return { choice: { type: 'answer', port: 0, sample: turn } }
      const time = clock.untilNext()
      if (time !== null) return { choice: { type: 'pass', time } }
      return waiting.length === 0 ? 'atRest' : 'cut'
    },
    close: async () => void actor.stop(),
  }
}
