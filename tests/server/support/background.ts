import { join } from 'node:path'
import { backgroundTasks } from '../../../server/app/background-tasks.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import type { TestApp } from './app.ts'
import { tellAll } from './drain-outbox.ts'

/** The folder of letters of a server without a mail server. */
export const outboxOf = ({ filesFolder }: TestApp): string => join(filesFolder, '..', 'outbox')

/** Runs one task of the background by the server's clock until it has nothing more to do; mail goes nowhere. */
export async function runTask(server: TestApp, name: string): Promise<void> {
  const post = { send: async () => {}, close: () => {} }
  const delivery = {
    db: server.database.db,
    secrets: server.deps.secrets,
    post,
    compose: composeMail,
    from: 'x@example.com',
    now: server.deps.now,
    report: () => {},
  }
  const task = backgroundTasks({ deps: server.deps, delivery, outbox: outboxOf(server), send: async () => false }).find(
    (one) => one.name === name,
  )
  if (task === undefined) throw new Error(`no task ${name}`)
  while (await task.run());
  await tellAll(server.deps)
}
