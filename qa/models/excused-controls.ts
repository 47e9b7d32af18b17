import type { ExcusedControls } from 'statechart-kit/results/controls'

/** Controls that no walk uses, each with the reason. One that a walk uses after all, or that nobody sees any more, fails the list. */
export const excusedControls: ExcusedControls = {
  '/job-details, dialog "Pictures": button "Zoom in"':
    'No chart knows how large a picture is drawn; tests/e2e/pictures.test.ts measures it.',
  '/dashboard: link "Renew"':
    'It leads away, to a membership that another walk looks at; tests/e2e/taps.test.ts follows it.',
  'every page: link "Skip to content"': 'It moves the focus alone; tests/e2e/shell.test.ts looks where to.',
}
