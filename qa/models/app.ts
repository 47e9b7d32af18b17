import type { Translate } from '../../src/i18n/translate.ts'
import type { ScreenMoment } from 'statechart-kit/random/screens'
import { always, never, type Property } from 'statechart-kit/core/properties'

/** What holds on every screen of the app, for every reader, in the language of these words. */
export function onScreens(say: Translate): { readonly [Sentence: string]: Property<ScreenMoment> } {
  const [before = '', after = ''] = say('jobDetails.interests.acceptNamed', { name: GAP }).split(GAP)
  const isAccept = (name: string): boolean => name.startsWith(before) && name.endsWith(after)
  return {
    'nobody sees Accept on a job that is not open': never(
      ({ snapshot, screens }) =>
        snapshot.machine.id === 'job' &&
        !snapshot.matches('open') &&
        screens.some(({ buttons }) => buttons.some(isAccept)),
    ),
    'one dialog at a time': always(({ screens }) => screens.every(({ dialogs }) => dialogs <= 1)),
    'every screen has one main heading': always(({ screens }) =>
      screens.every(({ headings }) => headings.length === 1),
    ),
  }
}

const GAP = '*'
