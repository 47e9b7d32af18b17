import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { MailSettingsDraft } from '../services/drafts.ts'
import { getMailSettings, saveMailSettings } from '../services/mail-settings.ts'
import type { Acknowledged, MailSettings } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { runService } from './run-service.ts'

export type { MailKind, MailSettings } from '../services/types.ts'

/** Loads which notifications the viewer is mailed; the input is `{ request: null }`. */
export function mailSettingsMachine(environment: Environment) {
  return createDetails<null, MailSettings>().provide({
    actors: { load: fromPromise(({ signal }) => runService(environment, signal, getMailSettings())) },
  })
}

/** Chooses which notifications are mailed; any choice is valid. */
export function mailSettingsForm(environment: Environment, { emailNotifications: wantsMails, kinds }: MailSettings) {
  const wanted = kinds.filter(({ mailed }) => mailed).map(({ kind }) => kind)
  return formOf<MailSettingsDraft, Acknowledged>(environment, {
    initial: { wantsMails, wanted },
    check: () => [],
    save: ({ draft }, signal) =>
      runService(
        environment,
        signal,
        saveMailSettings(
          draft,
          kinds.map(({ kind }) => kind),
        ),
      ),
  })
}
