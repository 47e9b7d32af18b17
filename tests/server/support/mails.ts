import type { TestApp } from './app.ts'

export type Letter = Readonly<{ kind: string; language: string; params: Readonly<Record<string, unknown>> }>

/** What waits to be mailed to an address, the oldest first. */
export async function mailsOf({ tools }: TestApp, recipient: string): Promise<Letter[]> {
  return await tools.db
    .selectFrom('mail_outbox')
    .select(['kind', 'language', 'params'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

/** The token in the newest mail of a kind to an address; empty without one. */
export async function tokenMailedTo(server: TestApp, recipient: string, kind: string): Promise<string> {
  const mail = (await mailsOf(server, recipient)).findLast((one) => one.kind === kind)
  return mail === undefined ? '' : (new URL(String(mail.params['link'])).searchParams.get('token') ?? '')
}
