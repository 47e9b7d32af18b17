import type { Actor, Moment, Readable, MachineMessage } from './messages.ts'

export type Heard = {
  readonly number: number
  readonly key: string
  readonly from: string
  readonly time: number
  readonly event: Readable
}

export type ActorState = { readonly actor: Actor; readonly tab: string; readonly moment: Moment | null }

export type LiveState = {
  readonly tabs: ReadonlyMap<string, string>
  /** In the order in which they started. */
  readonly actors: ReadonlyMap<string, ActorState>
  /** The newest last, and no more than can be read. */
  readonly log: readonly Heard[]
  readonly heard: number
}

export const emptyState: LiveState = { tabs: new Map(), actors: new Map(), log: [], heard: 0 }

const MOST_EVENTS = 500

export function applyMessage(live: LiveState, message: MachineMessage): LiveState {
  switch (message.type) {
    case 'tab.opened':
      return { ...live, tabs: new Map(live.tabs).set(message.tab, message.title) }
    case 'tab.closed': {
      const actors = new Map([...live.actors].filter(([, { tab }]) => tab !== message.tab))
      return { ...live, tabs: new Map([...live.tabs].filter(([tab]) => tab !== message.tab)), actors }
    }
    case 'actor.started': {
      const { actor, tab } = message
      const moment = live.actors.get(actor.key)?.moment ?? null
      return { ...live, actors: new Map(live.actors).set(actor.key, { actor, tab, moment }) }
    }
    case 'actor.moved': {
      const known = live.actors.get(message.key)
      if (known === undefined) return live
      const { moment } = message
      // What was taken last stays to be seen, until something else is.
      const taken = moment.taken.length > 0 ? moment.taken : (known.moment?.taken ?? [])
      return { ...live, actors: new Map(live.actors).set(message.key, { ...known, moment: { ...moment, taken } }) }
    }
    case 'actor.heard': {
      const { key, from, time, event } = message
      const heard = live.heard + 1
      return { ...live, heard, log: [...live.log, { number: heard, key, from, time, event }].slice(-MOST_EVENTS) }
    }
  }
}

export const isRunning = ({ moment }: ActorState): boolean => moment === null || moment.status === 'active'

/** An actor with those that it started. */
export type Branch = { readonly shown: ActorState; readonly children: readonly Branch[] }

/** The actors of a tab that run, each below the one that started it; an orphan stands at the top. */
export function treeOf({ actors }: LiveState, tab: string): readonly Branch[] {
  const running = [...actors.values()].filter((shown) => shown.tab === tab && isRunning(shown))
  const keys = new Set(running.map(({ actor }) => actor.key))
  const below = (parent: string | null): readonly Branch[] =>
    running
      .filter(({ actor }) => (actor.parent !== null && keys.has(actor.parent) ? actor.parent : null) === parent)
      .map((shown) => ({ shown, children: below(shown.actor.key) }))
  return below(null)
}

/** The name of an actor, with a number where others of its tab go by the same. */
export function labelOf({ actors }: LiveState, { actor, tab }: ActorState): string {
  const alike = [...actors.values()].filter((other) => other.tab === tab && other.actor.name === actor.name)
  return alike.length > 1
    ? `${actor.name} ${alike.findIndex((other) => other.actor.key === actor.key) + 1}`
    : actor.name
}

/** The running machine that was last sent something; without any event yet, the first. */
export function latestMachine({ actors, log }: LiveState): ActorState | undefined {
  const isMachine = (shown: ActorState | undefined): shown is ActorState =>
    shown !== undefined && shown.actor.chart !== null && isRunning(shown)
  return (
    log
      .toReversed()
      .map(({ key }) => actors.get(key))
      .find(isMachine) ?? [...actors.values()].find(isMachine)
  )
}
