import { sql } from 'kysely'
import { hashPassword } from '../../server/accounts/password-hash.ts'
import { hashToken, newToken, newId } from '../../server/platform/ids.ts'
import { insertSession } from '../../server/accounts/repository-sessions.ts'
import { insertToken, type Purpose } from '../../server/accounts/repository-one-time-tokens.ts'
import { connect } from '../../server/platform/db/connection.ts'
import { allIsTold, until } from '../load/read-back.ts'
import { CITIES, STATE, TRADES } from './names.ts'

/** An account with a session. */
export type Person = Readonly<{ id: string; email: string; token: string; sessionId: string }>

/** What a job has behind it; the business of the scene has bid on all but the first. */
export type JobState = 'open' | 'invited' | 'bid' | 'declined' | 'inprogress' | 'completed' | 'rated'
export type Job = Readonly<{ jobId: string; bidId: string }>

export const PASSWORD = 'brass-kettle-9'

const EVER = new Date('2100-01-01T00:00:00Z')
const device = { browser: null, system: null }

/** What calls are asked with, in one town: those who ask, and whatever state a call needs, made when it is needed. */
export type Scene = Awaited<ReturnType<typeof openScene>>

/** Makes something in a scene the first time it is asked for, and gives the same from then on. */
export function madeOnce<Value>(make: (scene: Scene) => Promise<Value>): (scene: Scene) => Promise<Value> {
  const made = new WeakMap<Scene, Promise<Value>>()
  return (scene) => {
    const value = made.get(scene) ?? make(scene)
    made.set(scene, value)
    return value
  }
}

/** @param url the database of a town, `baseUrl` the server in front of it */
export async function openScene(url: string, baseUrl: string) {
  const db = connect({ url, connections: 2, impatient: false })
  const passwordHash = await hashPassword(PASSWORD)

  const newSession = async (accountId: string) => {
    const [token, sessionId] = [newToken(), newId(new Date())]
    await insertSession(db, { id: sessionId, tokenHash: hashToken(token), accountId, now: new Date(), device })
    return { token, sessionId }
  }

  /** Somebody of the town who logs in. */
  const known = async (email: string): Promise<Person> => {
    const { id } = await db
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where(sql`lower(email)`, '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, email, ...(await newSession(id)) }
  }

  const newPerson = async (role: 'customer' | 'business'): Promise<Person> => {
    const id = newId(new Date())
    const email = `${id}@scene.test`
    await sql`insert into accounts (id, role, email, password_hash, name, phone, terms_accepted_at, mail_enabled)
      values (${id}, ${role}, ${email}, ${passwordHash}, 'Eva', '+1 512 555 0148', now(), false)`.execute(db)
    if (role === 'customer') {
      await sql`insert into customers (account_id, country, state, city)
        values (${id}, 'United States', ${STATE}, ${CITIES[0]})`.execute(db)
    } else {
      await sql`insert into businesses (account_id, business_name, business_phone, address, zipcode, country, state, cities, categories,
          has_license, has_insurance)
        values (${id}, 'Omar', '+1 512 555 0112', '12 Oak Street', '78701', 'United States', ${STATE}, ${[CITIES.at(-1)]},
          ${[TRADES.at(-1)]}, false, false)`.execute(db)
      await sql`insert into subscriptions (id, business_id, kind, starts_at, ends_at)
        values (${newId(new Date())}, ${id}, 'trial', now(), ${EVER})`.execute(db)
    }
    return { id, email, ...(await newSession(id)) }
  }

  /** The customer with the most jobs of the town, and the business with the most bids and reviews. */
  const customer = await known('customer1@town.test')
  const business = await known('business1@town.test')

  /** The link of a picture that nobody owns yet. */
  const newPicture = async (): Promise<string> => {
    const id = newId(new Date()).replaceAll('-', '').slice(-22)
    await sql`insert into files (id, kind, media_type, byte_size) values (${id}, 'image', 'image/webp', 1000)`.execute(
      db,
    )
    return `${baseUrl}/v1/files/${id}`
  }

  const newJob = async (state: JobState, owner = customer): Promise<Job> => {
    const [jobId, bidId] = [newId(new Date()), newId(new Date())]
    await sql`insert into jobs (id, customer_id, title, details, category, country, state, city, budget, expires_at)
      values (${jobId}, ${owner.id}, 'Leaking kitchen tap', 'It drips.', ${TRADES[0]}, 'United States', ${STATE}, ${CITIES[0]}, 150, ${EVER})`.execute(
      db,
    )
    if (state === 'open') return { jobId, bidId }
    if (state === 'invited') {
      await sql`insert into invitations (job_id, business_id, created_at) values (${jobId}, ${business.id}, now())`.execute(
        db,
      )
      return { jobId, bidId }
    }
    const isDeclined = state === 'declined'
    await sql`insert into bids (id, job_id, business_id, amount, proposal, state, set_aside_at)
      values (${bidId}, ${jobId}, ${business.id}, 100, 'Tomorrow.', ${isDeclined ? 'declined' : 'standing'},
        ${isDeclined ? new Date() : null})`.execute(db)
    if (state === 'bid' || isDeclined) return { jobId, bidId }
    const completedAt = state === 'inprogress' ? null : new Date()
    await sql`update jobs set status = ${completedAt === null ? 'inprogress' : 'completed'}, assigned_business_id = ${business.id},
      assigned_bid_id = ${bidId}, assigned_at = now(), completed_at = ${completedAt} where id = ${jobId}`.execute(db)
    if (state === 'rated')
      await sql`insert into ratings (id, job_id, business_id, rating) values (${newId(new Date())}, ${jobId}, ${business.id}, 4)`.execute(
        db,
      )
    return { jobId, bidId }
  }

  const newLink = async ({ id: accountId, email: own }: Person, purpose: Purpose, email = own): Promise<string> => {
    const token = newToken()
    const times = { createdAt: new Date(), expiresAt: EVER }
    await insertToken(db, { tokenHash: hashToken(token), accountId, purpose, email, ...times })
    return token
  }

  const makers = { newPerson, newJob, newPicture, newLink, newSession }
  /** Waits until the background has told what there is to tell. */
  const untilTold = async (): Promise<void> => await until(() => allIsTold(db))
  return { db, baseUrl, customer, business, ...makers, untilTold, close: () => db.destroy() }
}
