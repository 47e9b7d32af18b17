import * as wire from '../../generated/client/wire-client.ts'
import { call, reading, type Service } from './client.ts'
import type { MailSettingsDraft } from './drafts.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** Loads which notifications the viewer is mailed. */
export function getMailSettings(): Service<Schemas['MailSettings']> {
  return call({
    isSafe: true,
    wire: reading(wire.getMailSettings, ({ settings }) => settings),
    send: ({ client, init }) => client.POST('/get-mail-settings', init),
  })
}

/** Saves it; `kinds` are those that the viewer could choose from. */
export function saveMailSettings(
  { wantsMails, wanted }: MailSettingsDraft,
  kinds: readonly Schemas['MailKind'][],
): Service<Acknowledged> {
  const unwanted = kinds.filter((kind) => !wanted.includes(kind))
  const body = wire.editMailSettings.toWire({ emailNotifications: wantsMails, unwanted })
  return call({
    // Saving the same twice is harmless.
    isSafe: true,
    wire: wire.editMailSettings,
    send: ({ client, init }) => client.POST('/edit-mail-settings', { ...init, body }),
  })
}
