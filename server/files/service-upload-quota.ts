import { finished, type Readable, Transform } from 'node:stream'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { addAmount, findAmount } from './repository-upload-quota.ts'
import { callbackify } from 'node:util'

/** Who uploads, from which network, and how many bytes the request announces. */
type Uploader = Readonly<{ accountId: string | undefined; network: string; announced: number }>

const MEGABYTE = 1_000_000
const DAY = 24 * 60 * 60

type Quota = Readonly<{ uploader: string; most: number; code: 'ACCOUNT_UPLOAD_LIMIT' | 'ADDRESS_UPLOAD_LIMIT' }>

/** What an upload counts against; always in this order, so that two never wait for each other. */
function quotasOf({ settings }: Pick<Deps, 'settings'>, { accountId, network }: Uploader): Quota[] {
  const { uploadMbPerAccount, uploadMbPerAddress } = settings
  const account = { most: uploadMbPerAccount * MEGABYTE, code: 'ACCOUNT_UPLOAD_LIMIT' } as const
  const address = { most: uploadMbPerAddress * MEGABYTE, code: 'ADDRESS_UPLOAD_LIMIT' } as const
  return [...(accountId === undefined ? [] : [{ uploader: accountId, ...account }]), { uploader: network, ...address }]
}

/** Seconds until the next day begins, in UTC. */
const untilMidnight = (time: Date): number => DAY - (Math.floor(time.getTime() / 1000) % DAY)

/** Counts an upload as it arrives against the day's quota. Throws ACCOUNT_UPLOAD_LIMIT or ADDRESS_UPLOAD_LIMIT, as does the stream. */
export async function countUpload(deps: Deps, source: Readable, uploader: Uploader): Promise<Readable> {
  const { db, now } = deps
  const quotas = quotasOf(deps, uploader)
  const refuseFull = (used: number, { most, code }: Quota, more: number): void => {
    if (used + more > most) throw new DomainError(code, { retryAfter: untilMidnight(now()) })
  }
  for (const quota of quotas) {
    const used = await findAmount(db, { uploader: quota.uploader, now: now() })
    refuseFull(used, quota, Math.max(1, uploader.announced))
  }
  const count = async (bytes: number): Promise<void> => {
    const used = await addToAll(db, quotas, bytes, now())
    for (const [index, quota] of quotas.entries()) refuseFull(used[index] ?? 0, quota, 0)
  }
  const meter = metered(count)
  // Readers get this error. A discarded stream has none, and nobody waits for an answer.
  meter.on('error', () => {})
  // A form that breaks off may say so more than once; a sender that goes away says nothing.
  source.on('error', (error) => meter.destroy(error))
  finished(source, { writable: false }, (error) => {
    if (error) meter.destroy(error)
  })
  return source.pipe(meter)
}

/** Both or neither, so that neither is counted without the other where the database fails. */
async function addToAll(db: Db, quotas: readonly Quota[], bytes: number, now: Date): Promise<number[]> {
  return await db.transaction().execute(async (trx) => {
    const used: number[] = []
    for (const { uploader } of quotas) used.push(await addAmount(trx, { uploader, now }, bytes))
    return used
  })
}

/** What is counted at a time, in bytes: as much as an upload may bring beyond a quota, or a killed process leave uncounted. */
export const SLICE = 250_000

/** Passes an upload on and counts the bytes received by slices, whatever becomes of them; the upload ends where `count` throws. */
export function metered(count: (bytes: number) => Promise<void>): Transform {
  let pending = 0
  const settle = async (): Promise<void> => {
    const bytes = pending
    pending = 0
    if (bytes > 0) await count(bytes)
  }
  const settled = callbackify(settle)
  const finish = (done: (error?: Error | null) => void, failure?: Error | null): void => {
    settled((error) => done(failure ?? error))
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      pending += chunk.length
      const pass = (error?: Error | null): void => done(error, chunk)
      if (pending < SLICE) pass()
      else finish(pass)
    },
    flush: (done) => finish(done),
    destroy: (error, done) => finish(done, error),
  })
}
