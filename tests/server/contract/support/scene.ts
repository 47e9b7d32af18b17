import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { insertInvitation } from '../../../../server/jobs/repository-invitations.ts'
import { insertMessage } from '../../../../server/messages/repository.ts'
import { insertSearch, lockOwnSearch } from '../../../../server/alerts/repository.ts'
import { insertWebhook } from '../../../../server/webhooks/repository.ts'
import { newId, hashToken, newToken } from '../../../../server/platform/ids.ts'
import { insertUpload } from '../../../../server/files/repository.ts'
import { insertToken, type Purpose } from '../../../../server/accounts/repository-one-time-tokens.ts'
import { insertSession } from '../../../../server/accounts/repository-sessions.ts'
import { sampleFiles } from '../../../support/requests/broken.ts'
import { valueIn, type Thing } from '../../../support/requests/plan.ts'
import type { TestApp } from '../../support/app.ts'
import { newBusiness, newCustomer, PASSWORD, type Person } from '../../support/town-wire.ts'
import type { Scene } from './server.ts'
import type { Values } from './things-wire.ts'

/** Two people and their files, who take part in every scene. */
export type Cast = Readonly<{
  customer: Person
  business: Person
  hashes: ReadonlyMap<string, string>
  picture: string
  document: string
}>

const JOBS = [
  'open job',
  'invited job',
  'bid job',
  'declined job',
  'assigned job',
  'completed job',
  'rated job',
] as const

/** Where and in which trade all of it takes place. */
const PLACE = {
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
  'other city': 'Dallas',
  category: 'Plumbing',
  'other category': 'Electrical',
}

const EVER = new Date('2100-01-01T00:00:00Z')

/** Signs up the two; the picture is open to all, the document is the business's own. */
export async function castOf(server: TestApp): Promise<Cast> {
  const [customer, business] = [await newCustomer(server), await newBusiness(server)]
  const rows = await server.deps.db.selectFrom('accounts').select(['id', 'password_hash']).execute()
  const { pictures, document } = await sampleFiles()
  const stored = async (bytes: Buffer | undefined) => {
    const file = await server.deps.files.save(Readable.from([bytes ?? document]))
    if ('error' in file) throw new Error(file.error)
    const owner = { originalName: null, ownerId: business.id, uploaderAddress: '127.0.0.1' }
    await insertUpload(server.deps.db, { ...file, ...owner, now: server.deps.now() })
    return file.id
  }
  return {
    customer,
    business,
    hashes: new Map(rows.map((row) => [row.id, row.password_hash])),
    picture: await stored(pictures[0]),
    document: await stored(document),
  }
}

/**
 * Writes a scene into the database.
 *
 * @param speaksOf whether the request speaks of a thing; the others need not be made
 */
export async function newScene(server: TestApp, cast: Cast, speaksOf: (thing: Thing) => boolean): Promise<Scene> {
  const { deps } = server
  const { customer, business } = cast
  await restore(server, cast)
  const newEmail = `${newId(new Date())}@example.com`
  const [tokens, jobs, webhooks, picture, document, reset, verification, change, undo, search] = await Promise.all([
    sessions(server, cast),
    [...JOBS, 'bid' as const, 'assigned bid' as const].some(speaksOf) ? newJobs(server, cast) : {},
    speaksOf('webhook') || speaksOf('delivery') ? newWebhooks(server, cast) : { customer: {}, business: {} },
    speaksOf('picture') ? newUpload(server, 'image') : '',
    speaksOf('document') ? newUpload(server, 'document') : '',
    speaksOf('reset token') ? oneTimeToken(server, cast, 'password_reset') : '',
    speaksOf('verification token') ? oneTimeToken(server, cast, 'email_verification') : '',
    speaksOf('change token') ? oneTimeToken(server, cast, 'email_change', newEmail) : '',
    speaksOf('undo token') ? oneTimeToken(server, cast, 'email_undo') : '',
    speaksOf('search') ? newSearch(server, cast) : '',
  ])
  const values: Values = {
    ...jobs,
    customer: customer.id,
    business: business.id,
    'new email': newEmail,
    password: PASSWORD,
    ...PLACE,
    'new key': newId(new Date()),
    picture: `${deps.settings.publicUrl}/v1/files/${picture}`,
    document: `${deps.settings.publicUrl}/v1/files/${document}`,
    'picture id': cast.picture,
    'document id': cast.document,
    'reset token': reset,
    'verification token': verification,
    'change token': change,
    'undo token': undo,
    search,
  }
  return {
    tokens: { ...tokens, nobody: undefined, expired: 'x'.repeat(43) },
    valueOf: (sender, text) => {
      const role = sender === 'business' ? 'business' : 'customer'
      const { id, email } = cast[role]
      return valueIn({ ...values, ...webhooks[role], caller: id, email }, text) ?? text
    },
  }
}

async function restore({ deps: { db, now } }: TestApp, { customer, business, hashes }: Cast): Promise<void> {
  for (const { id, email } of [customer, business]) {
    await db
      .updateTable('accounts')
      .set({ email, password_hash: hashes.get(id) ?? '', delete_at: null })
      .where('id', '=', id)
      .execute()
  }
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('saved_searches').where('number', '>', 0).execute()
  // Nobody leaves who has work to do.
  await db
    .updateTable('jobs')
    .set({ status: 'completed', completed_at: now() })
    .where('status', '=', 'inprogress')
    .execute()
  const place = { country: 'United States', state: 'Texas' }
  await db
    .updateTable('businesses')
    .set({ ...place, cities: ['Austin'], categories: ['Plumbing'] })
    .where('account_id', '=', business.id)
    .execute()
}

async function sessions({ deps: { db, now } }: TestApp, { customer, business }: Cast) {
  const tokens = { customer: newToken(), business: newToken() }
  const device = { browser: null, system: null }
  const open = (token: string, accountId: string) =>
    insertSession(db, { id: newId(now()), tokenHash: hashToken(token), accountId, now: now(), device })
  await Promise.all([open(tokens.customer, customer.id), open(tokens.business, business.id)])
  return tokens
}

/** A job in each part of its life that a call may meet, with the bids that brought it there. */
async function newJobs({ deps: { db, now } }: TestApp, { customer, business }: Cast) {
  const fresh = () => newId(new Date())
  const ids = {
    'open job': fresh(),
    'invited job': fresh(),
    'bid job': fresh(),
    'declined job': fresh(),
    'assigned job': fresh(),
    'completed job': fresh(),
    'rated job': fresh(),
  }
  const bids = { bid: fresh(), declined: fresh(), 'assigned bid': fresh(), done: fresh(), rated: fresh() }
  const job = {
    customer_id: customer.id,
    title: 'Tap',
    details: 'Drips',
    category: 'Plumbing',
    country: 'United States',
    state: 'Texas',
    city: 'Austin',
    budget: '150',
    expires_at: EVER,
  }
  await db
    .insertInto('jobs')
    .values(Object.values(ids).map((id) => ({ id, ...job })))
    .execute()
  const offer = { business_id: business.id, amount: '100', proposal: 'Tomorrow' }
  const bid = (id: string, jobId: string) => ({ id, job_id: jobId, ...offer })
  const offers = [
    bid(bids.bid, ids['bid job']),
    { ...bid(bids.declined, ids['declined job']), state: 'declined' as const, set_aside_at: now() },
    bid(bids['assigned bid'], ids['assigned job']),
    bid(bids.done, ids['completed job']),
    bid(bids.rated, ids['rated job']),
  ]
  await db.insertInto('bids').values(offers).execute()
  await insertInvitation(db, ids['invited job'], business.id, now())
  const assign = (id: string, bidId: string, status: 'inprogress' | 'completed') =>
    sql`update jobs set status = ${status}, assigned_business_id = ${business.id}, assigned_bid_id = ${bidId},
      assigned_at = ${now()}, completed_at = ${status === 'completed' ? now() : null} where id = ${id}`.execute(db)
  await assign(ids['assigned job'], bids['assigned bid'], 'inprogress')
  await assign(ids['completed job'], bids.done, 'completed')
  await assign(ids['rated job'], bids.rated, 'completed')
  await db
    .insertInto('ratings')
    .values({ id: newId(now()), job_id: ids['rated job'], business_id: business.id, rating: 4, created_at: now() })
    .execute()
  for (const jobId of [ids['bid job'], ids['assigned job']]) {
    const thread = {
      jobId,
      businessId: business.id,
      customerId: customer.id,
      text: 'Hello',
      pictureIds: [],
      now: now(),
    }
    await insertMessage(db, { ...thread, author: 'customer' })
    await insertMessage(db, { ...thread, author: 'business' })
  }
  return { ...ids, bid: bids.bid, 'assigned bid': bids['assigned bid'] }
}

/** An address of each of the two, and what waits to be sent there. */
async function newWebhooks(server: TestApp, { customer, business }: Cast) {
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
async function newSearch({ deps: { db, now } }: TestApp, { business }: Cast): Promise<string> {
  const id = newId(now())
  const anything = { said: null, words: null, state: null, cities: null, categories: null }
  const limits = { budgetFrom: null, budgetTo: null, neededUntil: null }
  const telling = { frequency: 'never', byBell: false, byMail: true, nextAt: null } as const
  await lockOwnSearch(db, business.id)
  await insertSearch(db, { id, businessId: business.id, name: 'Taps', ...anything, ...limits, ...telling, now: now() })
  return id
}

/** An upload that nobody owns yet. */
async function newUpload({ deps: { db, now } }: TestApp, kind: 'image' | 'document'): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const mediaType = kind === 'image' ? 'image/webp' : 'application/pdf'
  const file = { id, kind, mediaType, byteSize: 1000, originalName: null, ownerId: null, uploaderAddress: '127.0.0.1' }
  await insertUpload(db, { ...file, now: now() })
  return id
}

async function oneTimeToken(
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
