import fc from 'fast-check'
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import type { Explored } from '../core/explore.ts'
import { stateOf, type Edge } from '../core/edge.ts'
import { portsById } from '../core/labels.ts'
import type { Property } from '../core/properties.ts'
import { act, type AnyStage, type Gate } from '../walk/stage.ts'
import { see } from '../walk/handlers.ts'
import { from, sample } from './walks.ts'
import { type Walkable, type Walking } from './try-walk.ts'
import type { Described } from '../core/moment.ts'

export type Screen = {
  /** Path and query of the page. */
  readonly address: string
  readonly headings: readonly string[]
  /** The names of the buttons that can be pressed. */
  readonly buttons: readonly string[]
  readonly dialogs: number
}

/** A moment of a walk through the app itself: the machine's current snapshot, and the screens of everyone there. */
export type ScreenMoment = Described & { readonly snapshot: AnyMachineSnapshot; readonly screens: readonly Screen[] }

export type ScreenRun<OpenVisit> = {
  /** Statements that hold on every screen, by their sentences. */
  readonly properties: { readonly [Sentence in string]?: Property<ScreenMoment> }
  /** What a stage opens its visits with, along steps that may be any of these. It hands over each gate that a visit puts up. */
  readonly openerFor: (edges: readonly Edge[], onGate: (gate: Gate) => void) => OpenVisit
  readonly look: () => Promise<readonly Screen[]>
  /** Everybody leaves; throws where a page complained. */
  readonly leave: () => Promise<void>
}

type Choice = { readonly kind: number; readonly sample: number }

/** The most answers and delays that come one after the other at the end of a walk. */
const MOST_ENDINGS = 10

/** A scene as walks go through it in the app itself: any steps of its samples, each done and seen as its stage says. */
export function screenWalks<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  explored: Explored,
  headless: readonly string[],
  run: ScreenRun<OpenVisit>,
): Walkable<Choice, ScreenMoment> {
  return {
    choices: fc.record({ kind: fc.nat(1 << 10), sample }),
    properties: run.properties,
    smooth: 'every step can be done, and shows what its state says',
    endings: MOST_ENDINGS,
    begin: () => beginOn(stage, explored, headless, run),
  }
}

async function beginOn<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  { scene, edges, snapshots, start }: Explored,
  headless: readonly string[],
  { openerFor, look, leave }: ScreenRun<OpenVisit>,
): Promise<Walking<Choice, ScreenMoment>> {
  const ports = portsById(scene.machine)
  const stateAt = (key: string): string => {
    const snapshot = snapshots.get(key)
    return snapshot ? stateOf(snapshot) : ''
  }
  const isByItself = ({ event: { type } }: Edge): boolean => ports.has(type) || type.startsWith('xstate.after.')
  const can = ({ event: { type }, to, takes }: Edge): boolean => {
    const delay = /^xstate\.after\.(\w+)\./.exec(type)?.[1]
    const port = ports.get(type)
    const acts = port === undefined ? stage.does[type] : stage.answers[port]
    const isPossible = delay === undefined ? typeof acts === 'function' : stage.delays?.[delay] !== undefined
    return isPossible && typeof stage.sees[stateAt(to)] === 'function' && !takes.some((id) => headless.includes(id))
  }
  const open = edges.filter(can)
  const gates: Gate[] = []
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(scene.machine, scene.input)
  let key = start
  const moment = async (words: string, kind: string, screens?: readonly Screen[]): Promise<ScreenMoment> => ({
    words,
    kind,
    state: stateAt(key),
    snapshot,
    screens: screens ?? (await look()),
  })
  const world = await stage.open(openerFor(open, (gate) => gates.push(gate)))
  await see(stage, world, stateAt(start), snapshot)

  /** By kinds, so that none comes rarely for having few samples; what is possible by the facts of this very walk. */
  const possible = (): readonly (readonly Edge[])[] => {
    const now = open.filter((edge) => edge.from === key)
    const real = now.filter(({ event }) => snapshot.can(event) && scene.offers(snapshot, event))
    return [...Map.groupBy(real, ({ event }) => event.type).values()]
  }
  const step = async (edge: Edge, add: (moment: ScreenMoment) => void): Promise<void> => {
    for (const gate of gates) gate.shut()
    const state = stateAt(edge.to)
    ;[snapshot] = transition(scene.machine, snapshot, edge.event)
    key = edge.to
    const port = ports.get(edge.event.type)
    const kind = port === undefined ? edge.event.type : `${port} answers`
    try {
      await act(stage, world, { edge, state }, ports)
      await see(stage, world, state, snapshot)
    } catch (reason) {
      add(await moment(edge.label, kind, []))
      throw reason
    }
    add(await moment(edge.label, kind))
  }

  return {
    start: await moment('opens', 'opens'),
    take: async (choice, add) => {
      const [edge] = from(from(possible(), choice.kind)[0] ?? [], choice.sample)
      if (edge) await step(edge, add)
    },
    ending: (turn) => {
      const kind = possible().findIndex(([edge]) => edge && isByItself(edge))
      return kind === -1 ? 'atRest' : { choice: { kind, sample: turn } }
    },
    close: leave,
  }
}
