import { exploredIn, type Explored } from '../explore.ts'
import type { Model } from '../model.ts'
import type { Transition } from '../transitions.ts'
import { pairsAllowed } from './declared.ts'

/** Two transitions that the arrows of a chart let follow one another, and that never do; with why. */
export type InfeasiblePair = { readonly item: string; readonly why: Why }

/** From what the chart itself forbids to what only samples lack. */
const WHYS = [
  'another transition always follows at once',
  'its guard refuses every sample then',
  'no scene offers it then',
  'no scene has a sample of it then',
] as const

type Why = (typeof WHYS)[number]

/** The pairs that the arrows allow, without those that can be shown. */
export function infeasiblePairsIn(model: Model, shown: ReadonlySet<string>): readonly InfeasiblePair[] {
  const [{ machine }] = model.scenes
  const scenes = exploredIn(model).map((explored) => ({ explored, after: placesAfter(explored) }))
  return pairsAllowed(machine)
    .map(([first, second]) => ({ item: `${first.id} → ${second.id}`, first, second }))
    .filter(({ item }) => !shown.has(item))
    .map(({ item, first, second }) => {
      const found = scenes.flatMap(({ explored, after }) => whysIn(explored, after.get(first.id) ?? new Set(), second))
      // The weakest excuse is the one to tell.
      const why = WHYS.findLast((each) => found.includes(each)) ?? WHYS[0]
      return { item, why }
    })
}

/** Where a scene stands after each transition. */
function placesAfter({ start, startTakes, edges }: Explored): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  const add = (id: string | undefined, key: string): void => {
    if (id !== undefined) places.set(id, (places.get(id) ?? new Set()).add(key))
  }
  add(startTakes.at(-1), start)
  for (const { takes, to } of edges) add(takes.at(-1), to)
  return places
}

/** Why a transition is not taken in these places. */
function whysIn(
  { edges, asides }: Explored,
  places: ReadonlySet<string>,
  { id, definition, kind }: Transition,
): readonly Why[] {
  if (places.size === 0) return []
  if (kind === 'always' || kind === 'done') return ['its guard refuses every sample then']
  const here = [...edges, ...asides()].filter(
    ({ from, event }) => places.has(from) && event.type === definition.eventType,
  )
  if (here.length === 0) return ['no scene has a sample of it then']
  return here.map(({ takes }) =>
    takes.includes(id) ? 'no scene offers it then' : 'its guard refuses every sample then',
  )
}
