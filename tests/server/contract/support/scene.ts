import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { OPERATOR_PASSWORD, operatorsOf } from './operators.ts'
import { insertInvitation } from '../../../../server/jobs/repository-invitations.ts'
import { insertMessage } from '../../../../server/messages/repository.ts'
import { newId, hashToken, newToken } from '../../../../server/platform/ids.ts'
import { insertUpload } from '../../../../server/files/repository.ts'
import { insertSession } from '../../../../server/accounts/repository-sessions.ts'
import { sampleFiles } from '../../../support/requests/broken.ts'
import { valueIn, type Thing } from '../../../support/requests/plan.ts'
import type { TestApp } from '../../support/app.ts'
import { newBusiness, newCustomer, PASSWORD } from '../../support/town-wire.ts'
import { EVER, newReport, newSearch, newUpload, newWebhooks, oneTimeToken, type Cast } from './scene-things.ts'
import { newPasskeys, newSecondStep } from './second-step.ts'
import type { Scene } from './server.ts'
import type { Values } from './things-wire.ts'

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
  const [
    tokens,
    operators,
    jobs,
    webhooks,
    picture,
    document,
    reset,
    verification,
    change,
    undo,
    search,
    codes,
    passkeys,
    shown,
    report,
  ] = await Promise.all([
    sessions(server, cast),
    operatorsOf(server, speaksOf),
    [...JOBS, 'bid' as const, 'assigned bid' as const, 'review' as const].some(speaksOf) ? newJobs(server, cast) : {},
    speaksOf('webhook') || speaksOf('delivery') ? newWebhooks(server, cast) : { customer: {}, business: {} },
    speaksOf('picture') ? newUpload(server, 'image') : '',
    speaksOf('document') ? newUpload(server, 'document') : '',
    speaksOf('reset token') ? oneTimeToken(server, cast, 'password_reset') : '',
    speaksOf('verification token') ? oneTimeToken(server, cast, 'email_verification') : '',
    speaksOf('change token') ? oneTimeToken(server, cast, 'email_change', newEmail) : '',
    speaksOf('undo token') ? oneTimeToken(server, cast, 'email_undo') : '',
    speaksOf('search') ? newSearch(server, cast) : '',
    speaksOf('code') || speaksOf('first code') ? newSecondStep(server, cast, speaksOf) : {},
    ['passkey' as const, 'passkey id' as const, 'made passkey' as const].some(speaksOf)
      ? newPasskeys(server, cast)
      : { customer: {}, business: {} },
    speaksOf('shown picture') ? newShownPicture(server, cast) : '',
    speaksOf('report') ? newReport(server, cast) : '',
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
    report,
    ...codes,
    block: newId(deps.now()),
    'shown picture': `${deps.settings.publicUrl}/v1/files/${shown}`,
    ...operators.values,
    'operator password': OPERATOR_PASSWORD,
  }
  return {
    tokens: { ...tokens, ...operators.tokens, nobody: undefined, expired: 'x'.repeat(43) },
    valueOf: (sender, text) => {
      const role = sender === 'business' ? 'business' : 'customer'
      const { id, email } = cast[role]
      return valueIn({ ...values, ...webhooks[role], ...passkeys[role], caller: id, email }, text) ?? text
    },
  }
}

async function restore({ deps: { db, now } }: TestApp, { customer, business, hashes }: Cast): Promise<void> {
  for (const { id, email } of [customer, business]) {
    await db
      .updateTable('accounts')
      .set({ email, password_hash: hashes.get(id) ?? '', delete_at: null, blocked_at: null })
      .where('id', '=', id)
      .execute()
  }
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('authenticators').execute()
  await db.deleteFrom('passkeys').execute()
  await db.deleteFrom('blocks').execute()
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
  const review = newId(now())
  await db
    .insertInto('ratings')
    .values({ id: review, job_id: ids['rated job'], business_id: business.id, rating: 4, created_at: now() })
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
  return { ...ids, review, bid: bids.bid, 'assigned bid': bids['assigned bid'] }
}

/** A picture of a job of the customer. */
async function newShownPicture(server: TestApp, cast: Cast): Promise<string> {
  const { db } = server.deps
  const [{ 'open job': jobId }, fileId] = [await newJobs(server, cast), await newUpload(server, 'image')]
  await db
    .updateTable('files')
    .set({ owner_id: cast.customer.id, purpose: 'picture' })
    .where('id', '=', fileId)
    .execute()
  await db.insertInto('job_pictures').values({ job_id: jobId, position: 1, file_id: fileId }).execute()
  return fileId
}
