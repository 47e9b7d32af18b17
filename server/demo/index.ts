import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { Tools } from '../tools.ts'
import { businesses, customers } from './people.ts'
import { drawingOffice } from './pictures.ts'
import { insertPapers } from './papers.ts'
import { planTown } from './town.ts'
import { insertBusinesses, insertCustomers, insertDrawings } from './insert-people.ts'
import { insertJobs } from './insert-jobs.ts'

const DEMO_LOCK = 4_246_003

type Site = Readonly<{ tools: Tools; password: string; say: (line: string) => void }>

/** Fills an empty database with a believable town, or leaves one alone in which anybody lives. */
export async function buildDemoTown({ tools, password, say }: Site): Promise<void> {
  if (await isInhabited(tools.db)) return
  say('Building the demo town …')
  const jobs = planTown()
  const office = drawingOffice(tools.files)
  const passwordHash = await hashPassword(password)
  await Promise.all([
    ...jobs.flatMap(({ pictures, work }) => [...pictures, ...work].map(({ scene, look }) => office.scene(scene, look))),
    ...[...customers, ...businesses].map(({ hasLongHair }, index) => office.portrait(index, hasLongHair)),
    ...businesses.map((_, index) => office.logo(index)),
  ])
  await tools.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(DEMO_LOCK)})`.execute(trx)
    if (await isInhabited(trx)) return
    const now = tools.now()
    await insertDrawings(trx, await office.all(), now)
    const customerIds = await insertCustomers(trx, { office, passwordHash, now })
    const businessIds = await insertBusinesses(trx, { office, passwordHash, now })
    await insertPapers(trx, { files: tools.files, businessIds, now })
    await insertJobs(trx, jobs, { office, customerIds, businessIds, now, expiryDays: tools.settings.jobExpiryDays })
  })
}

async function isInhabited(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}
