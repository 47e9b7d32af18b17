import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../server/app.ts'
import { handlers } from '../../server/handlers.ts'
import { insertUpload } from '../../server/files/repository.ts'
import { insertCycle } from '../../server/membership/repository.ts'
import { fanOutBatch } from '../../server/events/service.ts'
import { connect, type Db } from '../../server/platform/db/connection.ts'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { newMetrics } from '../../server/platform/telemetry/metrics.ts'
import { startTracing } from '../../server/platform/telemetry/tracing.ts'
import { migrate } from '../../server/schema/migrate.ts'
import { usageOf, type Usage } from './postgres-usage.ts'
import { seed, type Asker, type Seeded } from './seed.ts'
import { toolsOf } from './telling.ts'

/** What one call, or telling one account, costs PostgreSQL. */
export type PrimaryCost = Usage & Readonly<{ act: string; times: number }>

const TIMES = 400
/** Businesses that a posted job is told to, beside the one that acts. */
const MATCHING = 20

/** Lets a job go through its life, again and again, on a throw-away PostgreSQL that keeps what it commits, beside 200 000 other jobs. */
export async function measurePrimary(): Promise<PrimaryCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  const { url, pid, stop } = await startEmbedded({ folder: join(folder, 'postgres') })
  await migrate(url)
  const db = connect({ url, impatient: false })
  const deps = toolsOf(db, url, folder)
  const watch = { metrics: newMetrics(), tracing: startTracing() }
  const app = await buildApp({
    deps: { ...deps, settings: { ...deps.settings, rateLimitMultiplier: 1e6 } },
    handlers,
    webFolder: folder,
    trustedProxies: [],
    log: false,
    watch,
  })
  const costs: PrimaryCost[] = []

  async function call(path: string, { token }: Asker, body: object): Promise<unknown> {
    const answer = await app.inject({
      method: 'POST',
      url: `/v1${path}`,
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }

  /** Does it so often, and reads before and after what PostgreSQL has used. */
  async function measure(act: string, times: number, work: (turn: number) => Promise<unknown>): Promise<void> {
    const before = await usageOf(db, pid())
    for (let turn = 0; turn < times; turn += 1) await work(turn)
    const after = await usageOf(db, pid())
    const each = (part: keyof Usage) => (after[part] - before[part]) / times
    costs.push({ act, processor: each('processor'), log: each('log'), stored: each('stored'), times })
  }

  try {
    const { customer, business, files } = await settle(db)
    const jobs: string[] = []
    const about = (turn: number) => ({ jobId: jobs[turn] ?? '' })
    await measure('list of a customer', TIMES, () => call('/get-jobs/customer', customer, { page: 1, limit: 10 }))
    await measure('list of a business', TIMES, () => call('/get-job/business', business, { page: 1, limit: 10 }))
    await measure('post, two pictures', TIMES, async (turn) => {
      const pics = files.slice(2 * turn, 2 * turn + 2).map((id) => `${deps.settings.publicUrl}/v1/files/${id}`)
      const body = { title: 'Leaking kitchen tap', details: 'The mixer drips day and night. The shut-off valve works.' }
      const posted = await call('/create-job/customer', customer, {
        ...body,
        category: 'Plumbing',
        city: 'Austin',
        state: 'Texas',
        budget: 150,
        pics_url: pics,
      })
      if (typeof posted === 'object' && posted !== null && 'jobId' in posted) jobs.push(String(posted.jobId))
    })
    await measure(`tell ${MATCHING} businesses of it`, TIMES, () => fanOutBatch(deps))
    while (await fanOutBatch(deps));
    await measure('look at a job', TIMES, (turn) => call('/get-job-details/business', business, { jobid: jobs[turn] }))
    await measure('bid', TIMES, (turn) =>
      call('/place-bid/business', business, {
        ...about(turn),
        proposalStatement: 'I can come on Tuesday.',
        amount: 120,
      }),
    )
    while (await fanOutBatch(deps));
    await measure('message', TIMES, (turn) =>
      call('/send-message', business, { ...about(turn), text: 'Is there a lift, and may I park?' }),
    )
    await measure('accept', TIMES, (turn) =>
      call('/assign-job/customer', customer, { ...about(turn), companyId: business.id }),
    )
    await measure('complete', TIMES, (turn) => call('/mark-completed/business', business, { jobid: jobs[turn] }))
    await measure('rate', TIMES, (turn) =>
      call('/rate-job/customer', customer, { ...about(turn), rating: 5, comment: 'Quick and clean.' }),
    )
    return costs
  } finally {
    await app.close()
    deps.files.close()
    await deps.streams.stop()
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A town in which the business may bid and others are told of each job, and pictures for all jobs. */
async function settle(db: Db): Promise<Seeded & Readonly<{ files: readonly string[] }>> {
  const seeded = await seed(db)
  const { business } = seeded
  const now = new Date()
  const day = 24 * 60 * 60 * 1000
  await insertCycle(db, {
    businessId: business.id,
    kind: 'yearly',
    startsAt: new Date(now.getTime() - day),
    endsAt: new Date(now.getTime() + 300 * day),
  })
  await sql`
    with crowd as (
      insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      select uuidv7(), 'business', n || '@example.com', 'x', 'N', '1', now() from generate_series(1, ${MATCHING}::int) n returning id
    )
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities,
      categories, has_license, has_insurance)
    select id, 'B', '1', 'x', '78701', 'United States', 'Texas', '{Austin}', '{Plumbing}', true, true from crowd`.execute(
    db,
  )
  await sql`
    update businesses set cities = cities || '{Austin}', categories = categories[1:2] || '{Plumbing}'
    where account_id = ${business.id}`.execute(db)
  const files = Array.from({ length: 2 * TIMES }, () => randomBytes(16).toString('base64url'))
  for (const id of files) {
    await insertUpload(db, {
      id,
      kind: 'image',
      mediaType: 'image/webp',
      byteSize: 1000,
      originalName: null,
      ownerId: null,
      uploaderAddress: '127.0.0.1',
      now,
    })
  }
  return { ...seeded, files }
}
