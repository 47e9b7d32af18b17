import type { Db } from '../platform/db/connection.ts'
import { queueMail } from '../platform/mail/queue.ts'
import type { AccountMail } from './account-mail-texts.ts'
import { getAccount } from './repository.ts'

/** A mail about an account: where its button leads, and what its text names. */
type OwnerMail = Pick<AccountMail, 'kind'> & Omit<AccountMail['params'], 'name'>

/** Queues a mail to the owner of an account, in their language. */
export async function mailOwner(db: Db, accountId: string, { kind, ...named }: OwnerMail, now: Date): Promise<void> {
  const { email: recipient, name, language } = await getAccount(db, accountId)
  await queueMail(db, { kind, recipient, language, params: { name, ...named } } satisfies AccountMail, now)
}
