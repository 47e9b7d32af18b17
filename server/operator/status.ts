import { readBacklog } from '../news/rows-tellings.ts'
import { readUnsent } from '../platform/mail/rows.ts'
import type { Command, OpenDesk } from './command.ts'
import { table } from './table.ts'

/** What waits for the background, and for how long the oldest of it has. */
async function show({ db, now, say, options }: OpenDesk): Promise<void> {
  const queues = [
    { queue: 'to tell', ...(await readBacklog(db)) },
    { queue: 'letters', ...(await readUnsent(db)) },
  ].map(({ since, ...rest }) => ({
    ...rest,
    oldestSeconds: since === null ? null : Math.max(0, Math.round((now().getTime() - since.getTime()) / 1000)),
  }))
  if (options['json'] === true) return say(JSON.stringify(queues, null, 2))
  const rows = queues.map(({ queue, waiting, oldestSeconds }) => ({
    queue,
    waiting: String(waiting),
    oldest: oldestSeconds === null ? '' : `${oldestSeconds} s`,
  }))
  for (const line of table(rows)) say(line)
}

export const statusCommand: Command = {
  name: 'status',
  summary: 'Show how much the background has still to do, and for how long the oldest of it has waited',
  words: [],
  options: { json: { type: 'boolean', help: 'as JSON, for programs' } },
  notes:
    'What is told waits less than a second while a server runs; letters wait while the mail server is out of reach.',
  opens: true,
  run: show,
}
