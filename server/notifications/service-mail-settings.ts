import type { Caller } from '../platform/caller.ts'
import type { Language, Role } from '../schema/column-types.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  type MailedKind,
  findSubscriber,
  getMailSettings,
  muteMails,
  updateMailSettings,
  type MailSettings,
} from './repository-mail-outbox.ts'

/** The recipients of each kind of job and bid email. */
const MAILED_TO: Readonly<Record<MailedKind, Role | 'both'>> = {
  invited: 'business',
  invitation_declined: 'customer',
  bid_placed: 'customer',
  bid_withdrawn: 'customer',
  bid_accepted: 'business',
  bid_declined: 'business',
  bid_reconsidered: 'business',
  bid_not_chosen: 'business',
  job_completed: 'customer',
  job_completed_by_owner: 'business',
  assignment_ended: 'business',
  stepped_down: 'customer',
  completion_doubted: 'business',
  job_rated: 'business',
  rating_answered: 'customer',
  message_received: 'both',
  job_expiring: 'customer',
  jobs_found: 'business',
}

export const isMailedKind = (kind: string): kind is MailedKind => Object.hasOwn(MAILED_TO, kind)

/** The kinds that a role gets. */
export function mailKindsOf(role: Role): MailedKind[] {
  return Object.keys(MAILED_TO)
    .filter(isMailedKind)
    .filter((kind) => MAILED_TO[kind] === role || MAILED_TO[kind] === 'both')
}

export type MailChoices = Readonly<{
  isEnabled: boolean
  kinds: readonly Readonly<{ kind: MailedKind; isMailed: boolean }>[]
}>

/** Which kinds of mails the caller gets, of those that their role may get. */
export async function readMailSettings({ db }: Deps, caller: Caller): Promise<MailChoices> {
  const { isEnabled, muted } = await getMailSettings(db, caller.id)
  return { isEnabled, kinds: mailKindsOf(caller.role).map((kind) => ({ kind, isMailed: !muted.includes(kind) })) }
}

/** Changes what is given of which mails the caller gets. */
export async function editMailSettings({ db }: Deps, caller: Caller, change: Partial<MailSettings>): Promise<void> {
  await updateMailSettings(db, caller.id, change)
}

const TOKEN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What the page that switches off mails asks of the accounts: by the token in the link, without a login (RFC 8058). */
export function subscribersOf({ db }: Pick<Deps, 'db'>) {
  return {
    find: async (token: string): Promise<Language | undefined> =>
      TOKEN.test(token) ? await findSubscriber(db, token) : undefined,
    mute: async (token: string, topic: MailedKind | 'all'): Promise<void> =>
      await muteMails(db, token, topic === 'all' ? undefined : topic),
  }
}
