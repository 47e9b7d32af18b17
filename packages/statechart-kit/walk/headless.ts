import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import { ignoredIn } from '../answers.ts'
import { stateOf } from '../edge.ts'
import { titleOf, type Path } from '../paths.ts'

/** Where a machine leaves a path that was made for it. */
export type Astray = {
  readonly path: string
  /** Counted from 1. */
  readonly step: number
  readonly event: string
  readonly why: string
}

/**
 * Walks a path on a machine alone, by XState's pure transition function: each step has to end in its state, and what changes nothing has to
 * leave the context as it is and start nothing. Says where that first is not so; undefined where all went well. `machine` is
 * that of the path's scene, unless another one is to be held against it.
 */
export function walkHeadless(path: Path, machine = path.scene.machine): Astray | undefined {
  let [snapshot]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, path.scene.input)
  const lost = (step: number, event: string, why: string): Astray => ({ path: titleOf(path), step, event, why })
  if (stateOf(snapshot) !== path.start) return lost(0, 'opens', `is ${stateOf(snapshot)} rather than ${path.start}`)
  for (const [index, { edge, state }] of path.steps.entries()) {
    if (ignoredIn(edge.event)) continue
    const isHeard = edge.takes.length > 0
    if (isHeard && !snapshot.can(edge.event)) return lost(index + 1, edge.label, 'is not taken')
    const [next, actions] = transition(machine, snapshot, edge.event)
    if (stateOf(next) !== state) return lost(index + 1, edge.label, `is ${stateOf(next)} rather than ${state}`)
    if (!isHeard && (actions.length > 0 || next.context !== snapshot.context)) {
      return lost(index + 1, edge.label, 'should change nothing, and does')
    }
    snapshot = next
  }
  return undefined
}
