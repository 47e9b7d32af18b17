import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import type { MailSettingsDraft } from '../services/drafts.ts'
import { getMailSettings, saveMailSettings } from '../services/mail-settings.ts'
import type { Acknowledged, MailSettings } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { perform } from './perform.ts'

export type { MailKind, MailSettings } from '../services/types.ts'

/** Loads which notifications the viewer is mailed; the input is `{ request: null }`. */
export function mailSettingsMachine(environment: Environment) {
  return createDetails<null, MailSettings>().provide({
    actors: { load: fromPromise(({ signal }) => perform(environment, signal, getMailSettings())) },
  })
}

/** Chooses which notifications are mailed; any choice is valid. */
export function mailSettingsForm(environment: Environment, { emailNotifications: wantsMails, kinds }: MailSettings) {
  const wanted = kinds.filter(({ mailed }) => mailed).map(({ kind }) => kind)
  return formOf<MailSettingsDraft, Acknowledged>(environment, {
    initial: { wantsMails, wanted },
    check: () => [],
    save: ({ draft }, signal) =>
      perform(
        environment,
        signal,
        saveMailSettings(
          draft,
          kinds.map(({ kind }) => kind),
        ),
      ),
  })
}
