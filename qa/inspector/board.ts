import type { Actor, Moment, Readable, Told } from './messages.ts'

/** An event that an actor was sent. */
export type Heard = {
  readonly number: number
  readonly key: string
  readonly from: string
  readonly time: number
  readonly event: Readable
}

export type Shown = { readonly actor: Actor; readonly tab: string; readonly moment: Moment | null }

/** All that the page knows. */
export type Board = {
  readonly tabs: ReadonlyMap<string, string>
  /** In the order in which they started. */
  readonly actors: ReadonlyMap<string, Shown>
  /** The newest last, and no more than can be read. */
  readonly log: readonly Heard[]
  readonly heard: number
}

export const emptyBoard: Board = { tabs: new Map(), actors: new Map(), log: [], heard: 0 }

const MOST_EVENTS = 500

/** What the page knows after a message. */
export function boardAfter(board: Board, message: Told): Board {
  switch (message.type) {
    case 'tab.opened':
      return { ...board, tabs: new Map(board.tabs).set(message.tab, message.title) }
    case 'tab.closed': {
      const actors = new Map([...board.actors].filter(([, { tab }]) => tab !== message.tab))
      return { ...board, tabs: new Map([...board.tabs].filter(([tab]) => tab !== message.tab)), actors }
    }
    case 'actor.started': {
      const { actor, tab } = message
      const moment = board.actors.get(actor.key)?.moment ?? null
      return { ...board, actors: new Map(board.actors).set(actor.key, { actor, tab, moment }) }
    }
    case 'actor.moved': {
      const known = board.actors.get(message.key)
      if (known === undefined) return board
      const { moment } = message
      // What was taken last stays to be seen, until something else is.
      const taken = moment.taken.length > 0 ? moment.taken : (known.moment?.taken ?? [])
      return { ...board, actors: new Map(board.actors).set(message.key, { ...known, moment: { ...moment, taken } }) }
    }
    case 'actor.heard': {
      const { key, from, time, event } = message
      const heard = board.heard + 1
      return { ...board, heard, log: [...board.log, { number: heard, key, from, time, event }].slice(-MOST_EVENTS) }
    }
  }
}

/** Whether an actor still lives. */
export const isRunning = ({ moment }: Shown): boolean => moment === null || moment.status === 'active'

/** An actor with those that it started. */
export type Branch = { readonly shown: Shown; readonly children: readonly Branch[] }

/** The actors of a tab that run, each below the one that started it; an orphan stands at the top. */
export function treeOf({ actors }: Board, tab: string): readonly Branch[] {
  const running = [...actors.values()].filter((shown) => shown.tab === tab && isRunning(shown))
  const keys = new Set(running.map(({ actor }) => actor.key))
  const below = (parent: string | null): readonly Branch[] =>
    running
      .filter(({ actor }) => (actor.parent !== null && keys.has(actor.parent) ? actor.parent : null) === parent)
      .map((shown) => ({ shown, children: below(shown.actor.key) }))
  return below(null)
}

/** The name of an actor, with a number where others of its tab go by the same. */
export function labelOf({ actors }: Board, { actor, tab }: Shown): string {
  const alike = [...actors.values()].filter((other) => other.tab === tab && other.actor.name === actor.name)
  return alike.length > 1
    ? `${actor.name} ${alike.findIndex((other) => other.actor.key === actor.key) + 1}`
    : actor.name
}

/** The running machine that was last sent something; without any event yet, the first. */
export function latestMachine({ actors, log }: Board): Shown | undefined {
  const isMachine = (shown: Shown | undefined): shown is Shown =>
    shown !== undefined && shown.actor.chart !== null && isRunning(shown)
  return (
    log
      .toReversed()
      .map(({ key }) => actors.get(key))
      .find(isMachine) ?? [...actors.values()].find(isMachine)
  )
}
