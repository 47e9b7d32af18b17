import { randomBytes } from 'node:crypto'
import { insertToken, type Purpose } from '../../../../server/accounts/repository-one-time-tokens.ts'
import { insertSearch, lockOwnSearch } from '../../../../server/alerts/repository.ts'
import { insertUpload } from '../../../../server/files/repository.ts'
import { hashToken, newId, newToken } from '../../../../server/platform/ids.ts'
import { insertReport } from '../../../../server/reports/repository.ts'
import { insertWebhook } from '../../../../server/webhooks/repository.ts'
import type { TestApp } from '../../support/app.ts'
import type { Person } from '../../support/town-wire.ts'

/** Two people and their files, who take part in every scene. */
export type Cast = Readonly<{
  customer: Person
  business: Person
  hashes: ReadonlyMap<string, string>
  picture: string
  document: string
}>

export const EVER = new Date('2100-01-01T00:00:00Z')

/** An address of each of the two, and what waits to be sent there. */
export async function newWebhooks(server: TestApp, { customer, business }: Cast) {
  const [ofCustomer, ofBusiness] = await Promise.all([newWebhook(server, customer), newWebhook(server, business)])
  return { customer: ofCustomer, business: ofBusiness }
}

async function newWebhook({ deps: { db, now, secrets } }: TestApp, { id: accountId }: Person) {
  const [webhook, delivery] = [newId(now()), newId(now())]
  const url = 'https://shop.example.com/bidfair'
  await insertWebhook(db, secrets, { id: webhook, accountId, url, topics: ['job'], secret: 'whsec_', now: now() })
  const sent = { id: delivery, webhook_id: webhook, type: 'webhook.test' as const }
  const time = { happened_at: now(), created_at: now(), next_attempt_at: EVER }
  await db
    .insertInto('webhook_deliveries')
    .values({ ...sent, ...time })
    .execute()
  return { webhook, delivery }
}

/** A search that the business has saved. */
export async function newSearch({ deps: { db, now } }: TestApp, { business }: Cast): Promise<string> {
  const id = newId(now())
  const anything = { said: null, words: null, state: null, cities: null, categories: null }
  const limits = { budgetFrom: null, budgetTo: null, neededUntil: null }
  const telling = { frequency: 'never', byBell: false, byMail: true, nextAt: null } as const
  await lockOwnSearch(db, business.id)
  await insertSearch(db, { id, businessId: business.id, name: 'Taps', ...anything, ...limits, ...telling, now: now() })
  return id
}

/** A report of something that is not there any more. */
export async function newReport({ deps: { db, now } }: TestApp, { customer, business }: Cast): Promise<string> {
  const subjectId = newId(now())
  const where = { jobId: null, businessId: business.id }
  const thing = { subject: 'review', subjectId, authorId: customer.id, ...where, shown: {} } as const
  await insertReport(db, {
    thing: { ...thing, pictureIds: [] },
    reporterId: business.id,
    kind: 'spam',
    words: null,
    now: now(),
  })
  const { id } = await db
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  return id
}

/** An upload that nobody owns yet. */
export async function newUpload({ deps: { db, now } }: TestApp, kind: 'image' | 'document'): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const mediaType = kind === 'image' ? 'image/webp' : 'application/pdf'
  const file = { id, kind, mediaType, byteSize: 1000, originalName: null, ownerId: null, uploaderAddress: '127.0.0.1' }
  await insertUpload(db, { ...file, now: now() })
  return id
}

export async function oneTimeToken(
  { deps: { db, now } }: TestApp,
  { business }: Cast,
  purpose: Purpose,
  email: string = business.email,
): Promise<string> {
  const token = newToken()
  const accountId = business.id
  const times = { createdAt: now(), expiresAt: EVER }
  await insertToken(db, { tokenHash: hashToken(token), accountId, purpose, email, ...times })
  return token
}
