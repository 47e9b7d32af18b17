import { deleteWebhook, readWebhooks } from '../webhooks/service.ts'
import {
  accountAt,
  changeAccount,
  CommandError,
  argumentAt,
  type Command,
  type AdminDbContext,
  JSON_OPTION,
  sayAll,
} from './command.ts'

async function show(desk: AdminDbContext): Promise<void> {
  const webhooks = await readWebhooks(desk, await accountAt(desk))
  sayAll(desk, webhooks, ({ id, url, topics, failingSince, offAt, offReason }) => ({
    address: url,
    topics: topics.join(','),
    'failing since': failingSince?.toISOString() ?? '',
    off: offAt === null ? '' : `${offReason} ${offAt.toISOString()}`,
    id,
  }))
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
    options: JSON_OPTION,
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
