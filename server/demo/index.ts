import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { FileDeps } from '../files/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { pictureAdder } from './pictures.ts'
import { insertPapers } from './documents.ts'
import { planTown } from './plan.ts'
import { insertBusinesses, insertCustomers } from './insert-people.ts'
import { insertJobs } from './insert-jobs.ts'

const DEMO_LOCK = 4_246_003

type Site = Readonly<{ deps: Deps & FileDeps; password: string; say: (line: string) => void }>

/** Fills an empty database with a believable town, or leaves one alone in which anybody lives. */
export async function buildDemoTown({ deps, password, say }: Site): Promise<void> {
  if (await isInhabited(deps.db)) return
  say('Building the demo town …')
  const passwordHash = await hashPassword(password)
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(DEMO_LOCK)})`.execute(trx)
    if (await isInhabited(trx)) return
    const now = deps.now()
    const addPicture = pictureAdder(deps.files, now)
    const customerIds = await insertCustomers(trx, { addPicture, passwordHash, now })
    const businessIds = await insertBusinesses(trx, { addPicture, passwordHash, now })
    await insertPapers(trx, { files: deps.files, businessIds, now })
    const { jobExpiryDays: expiryDays } = deps.settings
    await insertJobs(trx, planTown(), { addPicture, customerIds, businessIds, now, expiryDays })
  })
}

async function isInhabited(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}
