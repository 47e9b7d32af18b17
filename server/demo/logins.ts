import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import { newToken } from '../platform/ids.ts'
import type { Db } from '../platform/db/connection.ts'
import { allCustomers } from './neighbors.ts'
import { businesses, customers } from './people.ts'

const emails = [...allCustomers, ...businesses].map(({ email }) => email)

/** Sets this password for all demo accounts and ends the sessions of accounts that had another one. */
export async function setDemoPassword(db: Db, password: string): Promise<void> {
  await replacePasswords(db, password, async (hash) => !(await isPassword(hash, password)))
}

/** Closes the logins that have a password which everybody knows, for others can reach this server. */
export async function closeDemoLogins(db: Db, known: string): Promise<void> {
  await replacePasswords(db, newToken(), async (hash) => await isPassword(hash, known))
}

/** The town's accounts share their hash, so that there is mostly one to look at. */
async function replacePasswords(db: Db, password: string, isWrong: (hash: string) => Promise<boolean>): Promise<void> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', 'in', emails)
    .execute()
  const hashes = [...new Set(accounts.map(({ password_hash }) => password_hash))]
  const judged = await Promise.all(hashes.map(async (hash) => ({ hash, wrong: await isWrong(hash) })))
  const wrong = new Set(judged.flatMap(({ hash, wrong }) => (wrong ? [hash] : [])))
  const changed = accounts.filter(({ password_hash }) => wrong.has(password_hash)).map(({ id }) => id)
  if (changed.length === 0) return
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', 'in', changed).execute()
    await trx.deleteFrom('sessions').where('account_id', 'in', changed).execute()
  })
}

/** Logins of the demo town; empty if the town does not exist. */
export async function demoLogins(db: Db): Promise<{ role: 'customer' | 'business'; email: string }[]> {
  const wanted = [...customers.slice(0, 1), ...businesses.slice(0, 2)].map(({ email }) => email)
  const found = await db.selectFrom('accounts').select(['email', 'role']).where('email', 'in', wanted).execute()
  return wanted.flatMap((email) => found.filter((account) => account.email === email))
}
