import { subscribers } from '../../server/subscribers.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { acceptBid } from '../../server/bids/service.ts'
import { fileStore } from '../../server/files/file-store.ts'
import { postJob } from '../../server/jobs/service.ts'
import { fanOutBatch } from '../../server/events/service.ts'
import { loadReferenceData } from '../../server/places/reference-data.ts'
import { connect, type Db } from '../../server/platform/db/connection.ts'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { newId } from '../../server/platform/ids.ts'
import { secretsOf } from '../../server/platform/secrets/secrets.ts'
import { createRateLimiter } from '../../server/platform/limits/rate-limiter.ts'
import { migrate } from '../../server/schema/migrate.ts'
import { passwordTriesOf, triesAllowed } from '../../server/accounts/password-attempts.ts'
import { startStreams } from '../../server/notifications/stream-registry.ts'
import type { Deps } from '../../server/dependencies.ts'
import { insertUpload } from '../../server/files/repository.ts'

/** How long an act takes that concerns few, and one that concerns many, in milliseconds: the medians. */
export type TellingResult = Readonly<{ act: string; few: number; many: number }>
export type TellingResults = Readonly<{
  acts: readonly TellingResult[]
  /** How many a posted job matched, and how long it took until the last of them was told, in seconds. */
  told: Readonly<{ accounts: number; seconds: number }>
}>

const MATCHING = 100_000
const BIDDERS = 10_000
const TURNS = 20

/** Fills a throw-away PostgreSQL, which keeps what it commits, with businesses of one trade, and posts and accepts in turns. */
export async function measureTelling(): Promise<TellingResults> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  const { url, stop } = await startEmbedded({ folder: join(folder, 'postgres') })
  await migrate(url)
  const db = connect({ url, impatient: false })
  const deps = toolsOf(db, url, folder)
  try {
    return await measure(deps)
  } finally {
    deps.files.close()
    await deps.streams.stop()
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What rules work with on a throw-away PostgreSQL; files go below the folder. */
export function toolsOf(db: Db, url: string, folder: string): Deps {
  const now = () => new Date()
  const limits = createRateLimiter({ db, now })
  return {
    db,
    subscribers,
    now,
    settings: {
      jobExpiryDays: 30,
      biddingRequiresSubscription: true,
      emailVerification: 'off',
      publicUrl: 'http://localhost:3000',
      rateLimitMultiplier: 1,
      jobsPerDay: 1_000_000,
      bidsPerDay: 1_000_000,
      webhooksGoAnywhere: false,
      uploadMbPerAccount: 500,
      uploadMbPerAddress: 1000,
      operatorContact: undefined,
    },
    secrets: secretsOf('a key for measurements'),
    choices: loadReferenceData(folder),
    files: fileStore(join(folder, 'files')),
    streams: startStreams({ db, url, now }),
    limits,
    passwordTries: passwordTriesOf(limits, triesAllowed(1)),
    wake: () => {},
  }
}

const FEW = { city: 'Dallas', category: 'Moving' } as const
const MANY = { city: 'Austin', category: 'Plumbing' } as const

async function measure(deps: Deps): Promise<TellingResults> {
  const { db } = deps
  const customer = await insertAccounts(db)
  await post(deps, customer, FEW)
  await tellAll(deps)
  const posting = await compare(
    () => post(deps, customer, FEW),
    () => post(deps, customer, MANY),
    // Telling is what is measured below.
    async () => void (await sql`delete from tellings`.execute(db)),
  )
  await post(deps, customer, MANY)
  const begun = performance.now()
  await tellAll(deps)
  const seconds = (performance.now() - begun) / 1000
  const accepting = await compareAccepting(deps, customer)
  return {
    acts: [
      { act: `post to 0 and ${MATCHING}`, ...posting },
      { act: `accept of 2 and ${BIDDERS} bids`, ...accepting },
    ],
    told: { accounts: MATCHING, seconds },
  }
}

/** One customer, and businesses that all do the same. */
async function insertAccounts(db: Db): Promise<string> {
  const id = newId(new Date())
  await sql`
    insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
    values (${id}, 'customer', 'ana@example.com', 'x', 'Ana', '1', now())`.execute(db)
  await sql`insert into customers (account_id, country, state, city) values (${id}, 'United States', 'Texas', 'Austin')`.execute(
    db,
  )
  await sql`
    with crowd as (
      insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at)
      select uuidv7(), 'business', n || '@example.com', 'x', 'N', '1', now() from generate_series(1, ${MATCHING}::int) n
      returning id
    )
    insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
      has_license, has_insurance)
    select id, 'B', '1', 'x', '1', 'United States', 'Texas', array[${MANY.city}::text], array[${MANY.category}::text], false, false
    from crowd`.execute(db)
  await sql`analyze`.execute(db)
  return id
}

const callerOf = (id: string) =>
  ({ id, role: 'customer', tokenHash: Buffer.alloc(32), key: null, language: 'en' }) as const
const intent = { operation: 'bench', key: undefined, payload: {}, replayed: () => {} }

async function post(deps: Deps, customer: string, place: typeof FEW | typeof MANY): Promise<string> {
  const id = newId(deps.now()).replaceAll('-', '').slice(-22)
  const file = { id, kind: 'image', mediaType: 'image/webp', byteSize: 1000, originalName: null } as const
  await insertUpload(deps.db, { ...file, ownerId: null, uploaderAddress: '127.0.0.1', now: deps.now() })
  const text = { title: 'Leaking tap', details: 'It drips.', budget: '150', pictureIds: [id], neededBy: null }
  const job = { ...text, ...place, country: undefined, state: 'Texas' }
  return (await postJob(deps, callerOf(customer), job, intent)).jobId
}

async function tellAll(deps: Deps): Promise<void> {
  while (await fanOutBatch(deps));
}

/** Acts in turns, so that whatever else the machine does meets both. */
async function compare(
  few: () => Promise<unknown>,
  many: () => Promise<unknown>,
  after: () => Promise<void>,
): Promise<Readonly<{ few: number; many: number }>> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.few.push(await timed(few))
    times.many.push(await timed(many))
    await after()
  }
  return { few: median(times.few), many: median(times.many) }
}

async function compareAccepting(deps: Deps, customer: string) {
  const { db } = deps
  const prepare = async (count: number) => {
    const jobId = await post(deps, customer, MANY)
    await sql`delete from tellings`.execute(db)
    await sql`
      insert into bids (id, job_id, business_id, amount, proposal, unseen_by)
      select uuidv7(), ${jobId}, business_id, 50, 'I can come.', ${customer} from business_areas limit ${count}`.execute(
      db,
    )
    const bid = await db
      .selectFrom('bids')
      .select('business_id')
      .where('job_id', '=', jobId)
      .limit(1)
      .executeTakeFirstOrThrow()
    return { jobId, businessId: bid.business_id, amountSeen: 50 }
  }
  const jobs: Record<'few' | 'many', Awaited<ReturnType<typeof prepare>>[]> = { few: [], many: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    jobs.few.push(await prepare(2))
    jobs.many.push(await prepare(BIDDERS))
  }
  await sql`analyze bids`.execute(db)
  const accept = (from: 'few' | 'many') => async () => {
    const named = jobs[from].pop()
    if (named !== undefined) await acceptBid(deps, callerOf(customer), named, intent)
  }
  return await compare(accept('few'), accept('many'), async () => {})
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
