import { sql } from 'kysely'
import type { OperationId } from '../../generated/operations.ts'
import { codeAt, newInvitedOperator, newOperator, openOperatorSession } from '../../tests/support/operators.ts'
import { madeOnce, type Scene } from './scene.ts'
import { by, byAnybody, HASHING, type Ways } from './ways.ts'

const OPERATOR_PASSWORD = 'quiet-harbor-52'

/** An operator who is logged in and may do everything. */
const owner = madeOnce(async ({ db }: Scene) => await newOperator(db, 'owner'))

const invited = async ({ db }: Scene) => await newInvitedOperator(db, 'support')

/** A report of a job that nobody has settled. */
async function newReport({ db, customer, business, newJob }: Scene): Promise<string> {
  const { jobId } = await newJob('open')
  const { rows } = await sql<{ id: string }>`
    insert into reports (id, subject, subject_id, author_id, job_id, reporter_id, kind, shown, created_at)
    values (gen_random_uuid(), 'job', ${jobId}, ${customer.id}, ${jobId}, ${business.id}, 'spam', '{}', now()) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** What the server answers to a call of somebody who has no token yet. */
async function sent({ baseUrl }: Scene, path: string, body: object): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${baseUrl}/v1/operator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said: unknown = await answer.json()
  return Object.fromEntries(
    Object.entries(typeof said === 'object' && said !== null ? said : {}).map(([name, value]) => [name, String(value)]),
  )
}

/** The link of an invitation with the code that goes with it. */
async function acceptance(scene: Scene) {
  const { token, email } = await invited(scene)
  const { key = '' } = await sent(scene, 'check-invitation', { token })
  return { token, email, key, password: OPERATOR_PASSWORD, code: await codeAt(key, new Date()) }
}

/** Somebody who has joined and may log in once more in the same half minute. */
async function login(scene: Scene) {
  const { email, key, ...joining } = await acceptance(scene)
  await sent(scene, 'accept-invitation', joining)
  await scene.db.updateTable('operators').set({ last_step: 0 }).where('email', '=', email).execute()
  return { email, password: OPERATOR_PASSWORD, code: await codeAt(key, new Date()) }
}

/** The most days that can be asked for. */
function quarter() {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { from: day(Date.now() - 91 * 24 * 60 * 60 * 1000), until: day(Date.now()) }
}

export const operatorCalls = {
  logInOperator: [byAnybody(login, HASHING)],
  checkOperatorInvitation: [byAnybody(async (scene) => ({ token: (await invited(scene)).token }))],
  acceptOperatorInvitation: [
    byAnybody(async (scene) => {
      const { token, password, code } = await acceptance(scene)
      return { token, password, code }
    }, HASHING),
  ],
  logOutOperator: [by(async (scene) => ({ token: await openOperatorSession(scene.db, (await owner(scene)).id) }))],
  getOperator: [by(owner)],
  listOperatorActions: [
    by(owner, () => ({ limit: 50 })),
    by(owner, () => ({ action: 'accounts', limit: 50 }), { what: 'of accounts' }),
  ],
  getOverview: [by(owner, () => ({})), by(owner, () => quarter(), { what: 'of 92 days' })],
  findAccounts: [
    by(owner, () => ({ limit: 50 })),
    by(owner, () => ({ q: 'customer1@', limit: 50 }), { what: 'by part of an address' }),
  ],
  changeAccount: [by(owner, async (scene) => ({ accountId: (await scene.newPerson('customer')).id, act: 'block' }))],
  deleteAccountOf: [by(owner, async (scene) => ({ accountId: (await scene.newPerson('customer')).id }))],
  changeMembership: [
    by(owner, async (scene) => ({ accountId: (await scene.newPerson('business')).id, act: 'activate' })),
  ],
  findJobs: [
    by(owner, () => ({ limit: 50 })),
    by(owner, ({ customer }) => ({ q: customer.email, limit: 50 }), { what: 'of the busiest customer' }),
  ],
  findReports: [
    by(owner, () => ({ limit: 50 })),
    by(owner, () => ({ settled: true, limit: 50 }), { what: 'that were settled' }),
  ],
  settleReport: [
    by(owner, async (scene) => ({
      reportId: await newReport(scene),
      outcome: 'dismissed',
      reason: 'Nothing is wrong',
    })),
  ],
  getJobAsOperator: [by(owner, async (scene) => ({ jobId: (await scene.newJob('open')).jobId }))],
  repairJob: [by(owner, async (scene) => ({ jobId: (await scene.newJob('open')).jobId, act: 'end' }))],
} as const satisfies Partial<Ways<OperationId>>
