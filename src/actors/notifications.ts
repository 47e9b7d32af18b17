import type { Page, PagesInput } from '../../machines/pages.ts'
import type { MailSettingsDraft } from '../services/drafts.ts'
import {
  getMailSettings,
  listNotifications,
  markNotificationsRead,
  saveMailSettings,
  type NotificationOverview,
  type Topic,
} from '../services/notifications.ts'
import type { Acknowledged, MailSettings, NotificationGroup } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { liveOf } from './live.ts'
import { loaderOf, type PageAsked, pagesOf } from './loading.ts'
import { markReadSilently } from './mark-read.ts'

export type { NotificationOverview, Topic } from '../services/notifications.ts'
export type { MailKind, MailSettings, NotificationGroup } from '../services/types.ts'

/** Which notifications are listed. */
export type NotificationFilter = {
  /** The group that is looked into; null for all notifications, like ones as one. */
  readonly group: string | null
  /** The topic of the notifications; null for all. */
  readonly about: Topic | null
}

/** The viewer's notifications. The bell counts what the list says. Opening a group marks its notifications as read. */
export function notificationsMachine(environment: Environment) {
  return pagesOf(
    environment,
    { rows: 20, most: 50 },
    ({ filter, ...page }: PageAsked<NotificationFilter>) => listNotifications({ ...filter, ...page }),
    (answer, { filter: { group }, after }) => {
      if (answer.type !== 'done') return
      if (answer.value.beside) liveOf(environment).count({ items: answer.value.beside.unread })
      if (group !== null && after === null) markReadSilently(environment, { group })
    },
  )
}

export function notificationsInput(
  filter: NotificationFilter,
  kept: Page<NotificationGroup, NotificationOverview> | null,
): PagesInput<NotificationGroup, NotificationFilter, NotificationOverview> {
  return { filter, idOf: ({ id }) => id, kept }
}

/** Marks all notifications as read. */
export function markAllReadCommand(environment: Environment) {
  return commandOf<EmptyIntent, Acknowledged>(environment, { call: () => markNotificationsRead({}) })
}

/** Loads which notifications the viewer is mailed; the input is `{ request: null }`. */
export const mailSettingsMachine = (environment: Environment) => loaderOf(environment, (_: null) => getMailSettings())

/** Chooses which notifications are mailed; any choice is valid. */
export function mailSettingsForm(environment: Environment, { emailNotifications: wantsMails, kinds }: MailSettings) {
  const offered = kinds.map(({ kind }) => kind)
  const wanted = kinds.filter(({ mailed }) => mailed).map(({ kind }) => kind)
  return formOf<MailSettingsDraft, Acknowledged>(environment, {
    initial: { wantsMails, wanted },
    check: () => [],
    call: ({ draft }) => saveMailSettings(draft, offered),
  })
}
