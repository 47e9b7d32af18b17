import type { ExcusedControls, ExcusedKind } from 'statechart-kit/results/controls'

/** Controls that no walk uses, each with the reason. One that a walk uses after all, or that nobody sees any more, fails the list. */
export const excusedControls: ExcusedControls = {
  '/job-details, dialog "Pictures": button "Zoom in"':
    'No chart knows how large a picture is drawn; tests/e2e/pictures.test.ts measures it.',
}

/** Links lead away from the chart of a screen. */
export const excusedKinds: readonly ExcusedKind[] = [
  { names: /: link "/, reason: 'tests/e2e/links.test.ts follows every link of every screen, and comes back.' },
]
