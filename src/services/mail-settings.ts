import { call, type Service } from './client.ts'
import type { MailSettingsDraft } from './drafts.ts'
import type { Acknowledged, MailKind, MailSettings } from './types.ts'

/** Loads which notifications the viewer is mailed. */
export function getMailSettings(): Service<MailSettings> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-mail-settings', init),
    read: ({ data: { email_notifications: wantsMails, kinds } }) => ({
      wantsMails,
      kinds: kinds.map(({ kind }) => kind),
      wanted: kinds.filter(({ mailed }) => mailed).map(({ kind }) => kind),
    }),
  })
}

/** Saves it; `kinds` are those that the viewer could choose from. */
export function saveMailSettings(
  { wantsMails, wanted }: MailSettingsDraft,
  kinds: readonly MailKind[],
): Service<Acknowledged> {
  const body = { email_notifications: wantsMails, unwanted: kinds.filter((kind) => !wanted.includes(kind)) }
  return call({
    // Saving the same twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/edit-mail-settings', { ...init, body }),
    read: ({ Message }) => ({ message: Message }),
  })
}
