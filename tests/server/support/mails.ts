import { openedParams } from '../../../server/platform/mail/repository.ts'
import type { TestApp } from './app.ts'
import { clientOf } from './client.ts'
import type { Person } from './town-wire.ts'

export type Letter = Readonly<{ kind: string; language: string; params: Readonly<Record<string, unknown>> }>

/** What waits to be mailed to an address, the oldest first. */
export async function mailsOf({ deps }: TestApp, recipient: string): Promise<Letter[]> {
  const rows = await deps.db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'language', 'params', 'sealed'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, language, ...row }) => ({ kind, language, params: openedParams(deps.secrets, row) ?? {} }))
}

/** The mails that wait for somebody, the oldest first, without the one that verifies the address. */
export async function lettersTo(server: TestApp, { email }: Pick<Person, 'email'>): Promise<Letter[]> {
  return (await mailsOf(server, email)).filter(({ kind }) => kind !== 'email_verification')
}

/** The kinds of those. */
export async function kindsMailedTo(server: TestApp, person: Pick<Person, 'email'>): Promise<string[]> {
  return (await lettersTo(server, person)).map(({ kind }) => kind)
}

/** What the bell tells somebody, the newest first. */
export async function newsOf(person: Person, role: 'Customer' | 'Business'): Promise<string[]> {
  const { notifications } = await person.must(`list${role}Notifications`, { limit: 20 })
  return notifications.map(({ message }) => message)
}

/** The kinds of what somebody was told of a job, the oldest first. */
export async function kindsToldOf({ deps }: TestApp, { id }: Person, jobId: string): Promise<string[]> {
  const told = deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .where('job_id', '=', jobId)
  return (await told.orderBy('id').execute()).map(({ kind }) => kind)
}

/** The token in the newest mail of a kind to an address; empty without one. */
export async function tokenMailedTo(server: TestApp, recipient: string, kind: string): Promise<string> {
  const mail = (await mailsOf(server, recipient)).findLast((one) => one.kind === kind)
  return tokenIn(mail?.params['link'])
}

/** The token in the fragment of a mailed link; empty without one. */
export function tokenIn(link: unknown): string {
  return String(link).split('#token=')[1] ?? ''
}

/** The same person, whose address is proved by its mailed link. */
export async function verified(server: TestApp, person: Person): Promise<Person> {
  const token = await tokenMailedTo(server, person.email, 'email_verification')
  await clientOf(server.app).must('verifyEmail', { token })
  return person
}
