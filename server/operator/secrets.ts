import { findKeyId, forgetKey } from '../platform/secrets/repository.ts'
import { CommandError, type Command } from './command.ts'
import { recordAction } from './repository.ts'

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
