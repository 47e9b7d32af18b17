import { deleteWebhook, readWebhooks } from '../webhooks/service.ts'
import { changeAccount } from './accounts.ts'
import { CommandError, argumentAt, type Command, type AdminDbContext, table } from './command.ts'
import { lockAccountByEmailOrId } from './repository.ts'

async function show(desk: AdminDbContext): Promise<void> {
  const { db, options, say } = desk
  const named = argumentAt(desk, 0)
  const account = await lockAccountByEmailOrId(db, named)
  if (account === undefined) throw new CommandError(`No account has the email or id ${JSON.stringify(named)}.`)
  const webhooks = await readWebhooks({ db }, account)
  if (options['json'] === true) return say(JSON.stringify(webhooks, null, 2))
  const rows = webhooks.map(({ id, url, topics, failingSince, offAt, offReason }) => ({
    address: url,
    topics: topics.join(','),
    'failing since': failingSince?.toISOString() ?? '',
    off: offAt === null ? '' : `${offReason} ${offAt.toISOString()}`,
    id,
  }))
  for (const line of table(rows)) say(line)
}

async function remove(desk: AdminDbContext): Promise<void> {
  const wanted = argumentAt(desk, 1)
  await changeAccount(desk, 'webhooks delete', async (db, { id, email }) => {
    const found = (await readWebhooks({ db }, { id })).find((one) => one.id === wanted)
    if (found === undefined) throw new CommandError(`${email} has no webhook ${JSON.stringify(wanted)}.`)
    await deleteWebhook({ db }, { id }, found.id)
    return { said: `Nothing of ${email} is sent to ${found.url} any more.`, details: { webhook: found.id } }
  })
}

export const webhookCommands: readonly Command[] = [
  {
    name: 'webhooks list',
    summary: 'List where events of an account are sent, newest first',
    words: ['email or id'],
    options: { json: { type: 'boolean', help: 'as JSON, for programs' } },
    opens: true,
    run: show,
  },
  {
    name: 'webhooks delete',
    summary: 'Send no more events of an account to an address',
    words: ['email or id', 'webhook'],
    notes: 'The webhook is named by its id, as `webhooks list` shows it.',
    opens: true,
    run: remove,
  },
]
