import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { transitionsOf, type Transition } from './transitions.ts'

export type DiagramOptions = {
  /** The lines on an arrow for the transitions that share it; by default the event and guard of each. */
  readonly linesOf?: (stands: readonly Transition[]) => readonly string[]
  readonly shows?: (transition: Transition) => boolean
}

export type Diagram = {
  readonly text: string
  /**
   * The arrows in drawing order, each with its transitions. Transitions from the same state to the same state share an
   * arrow. Arrows that mark where a group begins are not included.
   */
  readonly arrows: readonly (readonly Transition[])[]
}

type Arrow = { readonly from: string; readonly to: string; readonly stands: readonly Transition[] }

type Drawing = Required<Pick<DiagramOptions, 'linesOf'>> & {
  readonly drawn: ReadonlyMap<AnyStateNode, readonly Transition[]>
}

/**
 * A chart as a Mermaid state diagram: states inside of others are drawn inside of them. What holds in each state of a group comes
 * from a box «in each of these», for Mermaid cannot draw an arrow from a group into itself; a transition that only acts and stays is
 * a line in its state's box.
 */
export function diagramOf(
  machine: AnyStateMachine,
  { linesOf = (stands) => stands.map(plainWords), shows = () => true }: DiagramOptions = {},
): Diagram {
  const drawn = Map.groupBy(transitionsOf(machine).filter(shows), ({ definition }) => definition.source)
  const drawing = { linesOf, drawn }
  const nodes = [machine.root, ...getStateNodes(machine)]
  const arrows = nodes.flatMap((node) => arrowsFrom(node, drawing))
  return {
    text: [
      'stateDiagram-v2',
      // Many arrows are wider than many states are tall.
      `  direction ${fansOut(arrows) ? 'LR' : 'TB'}`,
      ...indented(insideOf(machine.root, drawing)),
      // All at the end, for Mermaid puts a state into the group in which an arrow names it first.
      ...arrows.map(({ from, to, stands }) => `  ${from} --> ${to} : ${linesOf(stands).map(textOf).join('<br>')}`),
      '',
    ].join('\n'),
    arrows: arrows.map(({ stands }) => stands),
  }
}

/** What a transition waits for and what it asks, as in `form.closed [asksFirst]`; what it asks alone where it waits for nothing. */
export function plainWords({ on, kind, guard }: Transition): string {
  if (guard === '') return on
  return kind === 'always' ? `[${guard}]` : `${on} [${guard}]`
}

/** As many arrows from one place as still stand side by side on a page. */
const WIDE = 4

function fansOut(arrows: readonly Arrow[]): boolean {
  return [...Map.groupBy(arrows, ({ from }) => from).values()].some(({ length }) => length > WIDE)
}

function insideOf(node: AnyStateNode, drawing: Drawing): readonly string[] {
  const starts = node.type === 'compound' ? node.initial.target : []
  return [
    ...starts.map((target) => `[*] --> ${idOf(target)}`),
    ...Object.values(node.states).flatMap((child) => boxOf(child, drawing)),
    ...eachOf(node, drawing),
  ]
}

function boxOf(node: AnyStateNode, drawing: Drawing): readonly string[] {
  const name = `state "${textOf(node.key)}" as ${idOf(node)}`
  return isGroup(node)
    ? [`${name} {`, ...indented(insideOf(node, drawing)), '}']
    : [name, ...staysOf(node, idOf(node), drawing)]
}

function eachOf(node: AnyStateNode, drawing: Drawing): readonly string[] {
  if (transitionsFrom(node, drawing).every(({ definition }) => leavesGroup(definition))) return []
  const id = eachId(node)
  return [`state "in each of these" as ${id}`, ...staysOf(node, id, drawing)]
}

/** Lines for what happens without leaving: Mermaid would lay a loop over its neighbours. */
function staysOf(node: AnyStateNode, id: string, drawing: Drawing): readonly string[] {
  return transitionsFrom(node, drawing)
    .filter((transition) => transition.to === null || isLoop(transition))
    .map((transition) => {
      const verb = transition.to === null ? 'stays on' : 'starts again on'
      return `${id} : ${verb} ${drawing.linesOf([transition]).map(textOf).join(' ')}`
    })
}

function arrowsFrom(node: AnyStateNode, drawing: Drawing): readonly Arrow[] {
  const ends = transitionsFrom(node, drawing)
    .filter((transition) => !isLoop(transition))
    .flatMap((transition) =>
      (transition.definition.target ?? []).map((target) => ({
        from: isGroup(node) && !leavesGroup(transition.definition) ? eachId(node) : idOf(node),
        to: idOf(target),
        transition,
      })),
    )
  return [...Map.groupBy(ends, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ from, to }) => ({ from, to, stands: same.map(({ transition }) => transition) })),
  )
}

const isLoop = ({ definition: { source, target } }: Transition): boolean => !isGroup(source) && target?.[0] === source

/** Whether a transition leads out of the state that declares it, so that its arrow can start at the edge of a group. */
function leavesGroup({ source, target }: Transition['definition']): boolean {
  const [goal] = target ?? []
  return goal !== undefined && !isInside(goal, source)
}

function isInside(node: AnyStateNode, group: AnyStateNode): boolean {
  return node === group || (node.parent !== undefined && isInside(node.parent, group))
}

const transitionsFrom = (node: AnyStateNode, { drawn }: Drawing): readonly Transition[] => drawn.get(node) ?? []
const isGroup = ({ states }: AnyStateNode): boolean => Object.keys(states).length > 0
const idOf = ({ path }: AnyStateNode): string => path.join('_')
const eachId = ({ path }: AnyStateNode): string => [...path, 'each'].join('_')
const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`)

/** What Mermaid would take for its own signs, in its way of writing them. */
function textOf(words: string): string {
  return words.replaceAll(/[#;"<>]/g, (sign) => `#${sign.charCodeAt(0)};`)
}
