import { readQueues } from '../console/service-overview.ts'
import { CommandError, type Command, type AdminDbContext, JSON_OPTION, sayAll } from './command.ts'
import { findKeyId, forgetKey } from '../platform/secrets/repository.ts'
import { recordAction } from '../console/service-record.ts'

/** What waits for the background, and for how long the oldest of it has. */
async function show(desk: AdminDbContext): Promise<void> {
  const { db, now } = desk
  const queues = await readQueues(db, now())
  sayAll(desk, queues, ({ queue, waiting, oldestSeconds }) => ({
    queue,
    waiting: String(waiting),
    oldest: oldestSeconds === null ? '' : `${oldestSeconds} s`,
  }))
}

export const statusCommand: Command = {
  name: 'status',
  summary: 'Show queue lengths and the age of the oldest entry',
  words: [],
  options: JSON_OPTION,
  notes:
    'What is to be told waits for less than a second while a server runs; letters wait for the mail server, events for their addresses.',
  opens: true,
  run: show,
}

export const secretCommands: readonly Command[] = [
  {
    name: 'secrets forget',
    summary: 'Give up what is sealed with a key that is lost, so that servers start with another',
    words: [],
    notes:
      'Stop all servers first. Mails with links that still wait are given up, and webhooks are switched off when their next event is due:\n' +
      'their owners are told by mail, and need a new secret.',
    opens: true,
    run: async ({ db, operator, now, say }) => {
      const key = await findKeyId(db)
      if (key === undefined) throw new CommandError('Nothing is sealed in this database.')
      await db.transaction().execute(async (trx) => {
        await forgetKey(trx)
        await recordAction(trx, { operator, action: 'secrets forget', subject: key, now: now() })
      })
      say(`The key ${key} is forgotten: the next server that starts brings another.`)
    },
  },
]
