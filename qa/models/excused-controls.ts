import type { ExcusedControls } from '../kit/results/controls.ts'

/** Controls that no walk uses, each with the reason. One that a walk uses after all, or that nobody sees any more, fails the list. */
export const excusedControls: ExcusedControls = {}
