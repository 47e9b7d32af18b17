import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { backgroundTasks } from '../server/app/background-tasks.ts'
import { fileStore } from '../server/files/file-store.ts'
import { secretsOf } from '../server/platform/secrets/secrets.ts'
import { composeMail } from '../server/notifications/compose-mail.ts'
import { connect } from '../server/platform/db/connection.ts'
import { readSettings } from '../server/platform/runtime/settings.ts'
import { subscribers } from '../server/app/subscribers.ts'
import type { Scene } from './town/scene.ts'

/** Runs each background task once in a town, and answers how long it took, in milliseconds; two accounts are due to be deleted. */
export async function measureTasks(url: string, { newPerson, newJob }: Scene): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  const db = connect({ url, impatient: false })
  const now = () => new Date()
  const secrets = secretsOf('a key for measurements')
  const deps = { db, now, secrets, subscribers, files: fileStore(folder), settings: readSettings({ DATA_DIR: folder }) }
  const post = { send: async () => {}, close: () => {} }
  try {
    const [customer, business] = [await newPerson('customer'), await newPerson('business')]
    for (let made = 0; made < 5; made += 1) await newJob('bid', customer)
    await sql`insert into bids (id, job_id, business_id, amount, proposal)
      select uuidv7(), id, ${business.id}, 100, 'Tomorrow.' from jobs where status = 'open' order by id desc limit 5`.execute(
      db,
    )
    await sql`update accounts set delete_at = now() where id in (${customer.id}, ${business.id})`.execute(db)
    const times = new Map<string, number>()
    const from = 'Bidfair <no-reply@bidfair.test>'
    const delivery = { db, secrets, post, compose: composeMail, now, from, report: () => {} }
    for (const { name, run } of backgroundTasks({ deps, delivery, send: async () => false })) {
      const begun = performance.now()
      await run()
      times.set(name, performance.now() - begun)
    }
    return times
  } finally {
    deps.files.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
