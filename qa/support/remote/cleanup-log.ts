import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { answer, ApiError, connect, once, type Api } from '../../../docs/examples/over-the-wire/client.ts'
import { record } from '../../../tests/support/json.ts'

/** What a walk left on a server that somebody else runs, with what it takes to remove it. */
type Left =
  | { readonly kind: 'job'; readonly id: string; readonly title: string; readonly token: string }
  | { readonly kind: 'account'; readonly email: string; readonly password: string }

/** What was sent and answered, over the API or by a page. */
export type Exchange = {
  readonly path: string
  readonly authorization: string | null
  readonly sent: unknown
  readonly answered: unknown
}

/** Writes down what an exchange made, if anything; in a file, so that what several processes make is removed in the end, also where one of them dies. */
export function recordCreated(file: string, { path, authorization, sent, answered }: Exchange): void {
  const [body, given] = [record(sent), record(answered)]
  const note = (left: Left): void => appendFileSync(file, `${JSON.stringify(left)}\n`, { mode: 0o600 })
  if (path.startsWith('/v1/signup/'))
    note({ kind: 'account', email: String(body['email']), password: String(body['password']) })
  if (path.startsWith('/v1/create-job/'))
    note({
      kind: 'job',
      id: String(given['jobId']),
      title: String(body['title']),
      token: authorization?.replace(/^Bearer /, '') ?? '',
    })
}

/**
 * Removes what was written down, jobs before their owners, and answers a line for each thing that stays, with the reason. The file, which
 * has passwords in it, is gone then.
 */
export async function deleteCreated(file: string, api: Api): Promise<readonly string[]> {
  if (!existsSync(file)) return []
  const all = readFileSync(file, 'utf8').trim().split('\n').map(leftFrom)
  const stays: string[] = []
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((reason: unknown) => void stays.push(`${what}: ${whyOf(reason)}`))
  }
  const jobs = all.filter((left) => left.kind === 'job')
  const accounts = all.filter((left) => left.kind === 'account')
  for (const job of jobs) await attempt(`job ${job.id} (${job.title})`, () => removeJob(api, job))
  for (const account of accounts) await attempt(`account ${account.email}`, () => removeAccount(api, account))
  rmSync(file)
  return stays
}

/** What is deleted by now is as it should be. One that somebody works on has to be ended first. */
async function removeJob(api: Api, { id, token }: Extract<Left, { kind: 'job' }>): Promise<void> {
  const client = connect(api, token)
  const remove = () =>
    answer(client.POST('/delete-job/customer', { params: { header: once() }, body: { jobid: id } })).catch(unlessGone)
  await remove().catch(async (reason: unknown) => {
    if (codeOf(reason) !== 'JOB_ALREADY_ASSIGNED') throw reason
    const body = { jobId: id, reason: 'The walk is over.' }
    await answer(client.POST('/end-assignment', { params: { header: once() }, body }))
    await remove()
  })
}

/** The account goes with all that is its own, after the days in which it can be kept. A path may have begun that. */
async function removeAccount(api: Api, { email, password }: Extract<Left, { kind: 'account' }>): Promise<void> {
  const login = await answer(connect(api).POST('/login/customer', { body: { email, password } })).catch(unlessGone)
  if (login) await answer(connect(api, login.token).POST('/delete-account', { body: { password } }))
}

const GONE: readonly (string | undefined)[] = ['JOB_NOT_FOUND', 'JOB_WAS_DELETED', 'ACCOUNT_LEAVING']

function unlessGone(reason: unknown): void {
  if (!GONE.includes(codeOf(reason))) throw reason
}

const codeOf = (reason: unknown): string | undefined => (reason instanceof ApiError ? reason.failure.code : undefined)
const whyOf = (reason: unknown): string => codeOf(reason) ?? String(reason)

/** A line that `recordCreated` wrote. */
function leftFrom(line: string): Left {
  const { kind, id, title, token, email, password } = record(JSON.parse(line))
  return kind === 'job'
    ? { kind, id: String(id), title: String(title), token: String(token) }
    : { kind: 'account', email: String(email), password: String(password) }
}
