import { answersAt, ignoredAfter, ignoredIn } from '../core/answers.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import type { Edge } from '../core/edge.ts'
import type { Model } from '../core/model.ts'
import { stepsOver } from './tours.ts'
import type { Criterion } from './names.ts'

/** What is shown before the first event. */
export function shownAtStart(criterion: Criterion, { startTakes, startHolds, startAsks }: Explored): readonly string[] {
  const byCriterion: { readonly [Name in Criterion]: () => readonly string[] } = {
    transitions: () => startTakes,
    leaves: () => startHolds,
    guards: () => startAsks,
    pairs: () => pairsAlong(startTakes),
    answers: () => [],
  }
  return byCriterion[criterion]()
}

/** What a step shows after the transition that was taken last. */
export function shownBy(
  criterion: Criterion,
  model: Model,
  { scene, broken }: Explored,
  edge: Edge,
  last: string | undefined,
): readonly string[] {
  const byCriterion: { readonly [Name in Criterion]: () => readonly string[] } = {
    transitions: () => edge.takes,
    leaves: () => edge.holds,
    guards: () => [...edge.asks, ...silencesOf(edge).filter((silence) => !broken.includes(silence))],
    pairs: () => pairsAlong([...remembered(last), ...edge.takes], remembered(last).length),
    answers: () => answersAt(model, scene, edge),
  }
  return byCriterion[criterion]()
}

/** What is remembered once a step is made: the last transition, and before an event the answer that it came upon. */
export function lastAfter({ takes }: Edge, last: string | undefined): string | undefined {
  const [before, latest] = [undefined, ...remembered(last), ...takes].slice(-2)
  if (latest === undefined) return last
  return before !== undefined && isAnswered(before) && !isAnswered(latest) ? `${before}\n${latest}` : latest
}

const remembered = (last: string | undefined): readonly string[] => last?.split('\n') ?? []

const isAnswered = (id: string | undefined): boolean => id !== undefined && / (?:answered|failed)\[\d+\]$/.test(id)

/** What a tour goes for. Answers are counted by call but given in each state that waits for them; beside other criteria once in a chart. */
export function goalsOf(
  criteria: readonly Criterion[],
  model: Model,
  explored: Explored,
  edge: Edge,
  last: string | undefined,
): readonly string[] {
  const own = criteria.flatMap((each) => {
    if (each === 'answers' && criteria.length === 1) return waitsOf(model, edge)
    const shown = shownBy(each, model, explored, edge, last)
    return each === 'answers' ? shown.map(answerGoal) : shown
  })
  return [...new Set([...edge.takes, ...own])]
}

const answerGoal = (item: string): string => `answers ${item}`

/** What earlier scenes give, and need not be given again where other criteria are asked for too. */
export function answersBefore(
  criteria: readonly Criterion[],
  model: Model,
  explored: Explored,
  isWalked: (edge: Edge) => boolean,
): readonly string[] {
  return criteria.length === 1 ? [] : shownBefore('answers', model, explored, isWalked).map(answerGoal)
}

/** What earlier scenes can show of a criterion. */
export function shownBefore(
  criterion: Criterion,
  model: Model,
  { scene }: Explored,
  isWalked: (edge: Edge) => boolean,
): readonly string[] {
  const all = exploredIn(model)
  const before = all.slice(0, all.map((each) => each.scene).indexOf(scene))
  return before.flatMap((each) => [...reachable(criterion, model, each, isWalked)])
}

/** The edges that criteria look at, with events that change nothing and answers that are ignored. */
export function waysIn(criteria: readonly Criterion[], { scene, edges, asides }: Explored): readonly Edge[] {
  const beside = criteria.includes('leaves') || criteria.includes('guards') ? asides() : []
  if (!criteria.includes('answers')) return [...edges, ...beside]
  const answered = edges.flatMap((edge) => {
    const ignored = ignoredAfter(scene, edge)
    if (ignored.length === 0) return [edge]
    // It comes right after what it follows, or not at all: a place of its own between the two.
    const waiting = `${edge.to}\nafter ${edge.event.type}`
    return [edge, { ...edge, to: waiting }, ...ignored.map((answer) => ({ ...answer, from: waiting }))]
  })
  return [...answered, ...beside]
}

/** `signedIn ignores login.submitted`, and with the sample where just that one is refused. */
function silencesOf({ takes, at, event, label }: Edge): readonly string[] {
  if (takes.length > 0 || ignoredIn(event)) return []
  const leaves = at.split(' + ')
  return [...new Set([...leaves.map((leaf) => `${leaf} ignores ${event.type}`), `${at} ignores ${label}`])]
}

function waitsOf({ answering = {} }: Model, { event, at, label }: Edge): readonly string[] {
  const isAnswer = /^xstate\.(?:done|error)\.actor\./.test(event.type) || event.type in answering || ignoredIn(event)
  return isAnswer ? [`${at}: ${label}`] : []
}

/** Every two that follow one another, and two answers with one event between them. */
function pairsAlong(all: readonly string[], known = 0): readonly string[] {
  return all.flatMap((id, index) => {
    const [first, before] = [all[index - 2], all[index - 1]]
    if (index < known || before === undefined) return []
    const isAgain = isAnswered(first) && !isAnswered(before) && isAnswered(id)
    return [`${before} → ${id}`, ...(isAgain ? [`${first} → ${before} → ${id}`] : [])]
  })
}

/** Everything that the open edges of a scene can show. */
export function reachable(
  criterion: Criterion,
  model: Model,
  explored: Explored,
  isOpen: (edge: Edge) => boolean = () => true,
): ReadonlySet<string> {
  const remembers = criterion === 'pairs'
  const shown = new Set(shownAtStart(criterion, explored))
  const steps = stepsOver({
    start: explored.start,
    startLast: remembers ? explored.startTakes.at(-1) : undefined,
    edges: waysIn([criterion], explored).filter(isOpen),
    lastAfter: remembers ? lastAfter : () => undefined,
  })
  for (const { edge, last } of steps)
    for (const item of shownBy(criterion, model, explored, edge, last)) shown.add(item)
  return shown
}
