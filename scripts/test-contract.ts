import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { answer, ApiError, connect } from '../docs/examples/over-the-wire/client.ts'

const HELP = `npm run test:contract -- [options]

The tests of the contract with more generated requests than npm test makes, the same ones for the same seed, and a table
of what was sent and answered. What else is given, such as -t createJob, goes to vitest.

  --runs N   requests of each kind for each call; 40 (default), with --url 5
  --seed N   makes others
  --help

A server that somebody else runs, which is to keep openapi.yaml, is tested over HTTP and with nothing but the contract:

  --url ADDRESS      where it is, without /v1: https://api.example
  --customer EMAIL   an account of each role; their passwords are in the environment:
  --business EMAIL   CONTRACT_CUSTOMER_PASSWORD and CONTRACT_BUSINESS_PASSWORD

Not on a server that people work with: it posts and deletes jobs, signs up accounts and deletes them, uploads files and
causes mails, to the two accounts and to domains that are nobody's. The accounts are to be made for this: the business may
bid and has a city and a category, both are of the same state, neither has a job in progress, and keys and webhooks that
they have may be ended. What the tests change of them is put right again; what could not be, and what could not be tried, is
told at the end.
It takes thousands of requests, so let the server allow them (one of Bidfair: RATE_LIMIT_MULTIPLIER=1000
JOBS_PER_DAY=100000 BIDS_PER_DAY=100000 INVITATIONS_PER_DAY=100000). A limit that ends within 90 seconds is waited for; a longer one fails the test.
`

const { values, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    url: { type: 'string' },
    customer: { type: 'string' },
    business: { type: 'string' },
    help: { type: 'boolean' },
  },
  strict: false,
  tokens: true,
})

if (values['help'] === true) {
  console.log(HELP)
  process.exit()
}

const OURS = ['seed', 'runs', 'url', 'customer', 'business']
const ours = new Set(
  tokens.flatMap((token) =>
    token.kind === 'option' && OURS.includes(token.name)
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  ),
)
const rest = process.argv.slice(2).filter((_, index) => !ours.has(index))
const other = values['url'] === undefined ? undefined : await otherServer()

const root = join(import.meta.dirname, '..')
// Both files use the same two accounts, so one after the other; and nobody knows how fast that server is.
const alone = other === undefined ? [] : ['tests/server/contract', '--no-file-parallelism', '--testTimeout', '1200000']
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'contract', ...alone, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...other,
    CONTRACT_RUNS: whole('runs', other === undefined ? '40' : '5'),
    CONTRACT_SEED: whole('seed', '20261120'),
  },
})
child.once('exit', (code) => (process.exitCode = code ?? 1))

/** The environment that names the other server, once it was seen to be there and to let both accounts in. */
async function otherServer(): Promise<Record<string, string>> {
  const given = values['url']
  const url = typeof given === 'string' ? URL.parse(given) : null
  if (url === null || !/^https?:$/.test(url.protocol)) refuse(`--url needs an address such as https://api.example`)
  const baseUrl = url.href.replace(/\/+$/, '')
  const env: Record<string, string> = { CONTRACT_URL: baseUrl }
  const states = new Set<string>()
  for (const role of ['customer', 'business'] as const) {
    const name = `CONTRACT_${role.toUpperCase()}`
    const [email, password] = [values[role] ?? process.env[name], process.env[`${name}_PASSWORD`]]
    if (typeof email !== 'string' || email === '') refuse(`--${role} needs the email of an account that may be used`)
    if (password === undefined || password === '') refuse(`${name}_PASSWORD needs to be the password of ${email}`)
    states.add(await logIn(baseUrl, role, { email, password }))
    Object.assign(env, { [name]: email, [`${name}_PASSWORD`]: password })
  }
  if (states.size > 1) refuse(`the accounts are to be of one state, not of ${[...states].join(' and ')}`)
  return env
}

/** Sees that an account can log in and has the role that it is given for. Answers the state that it is of. */
async function logIn(
  baseUrl: string,
  role: 'customer' | 'business',
  body: Readonly<{ email: string; password: string }>,
): Promise<string> {
  const late = AbortSignal.timeout(30_000)
  const patient: typeof fetch = (input) => fetch(input, { signal: late })
  try {
    const { token, type, data } = await answer(connect({ baseUrl, fetch: patient }).POST('/login/customer', { body }))
    await connect({ baseUrl, fetch: patient }, token).POST('/logout')
    if (type !== role) refuse(`${body.email} is the account of a ${type}, not of a ${role}`)
    return `${data.state}, ${data.country}`
  } catch (reason) {
    if (reason instanceof ApiError) return refuse(`${body.email} cannot log in: ${reason.message}`)
    const cause = reason instanceof Error ? (reason.cause ?? reason) : reason
    const words = cause instanceof Error ? cause.message : String(cause)
    return refuse(`${baseUrl} does not answer a login as the contract says: ${words}`)
  }
}

function refuse(line: string): never {
  console.error(line)
  process.exit(1)
}

/** A whole number from 1 on: what is not one would quietly make no requests at all. */
function whole(name: 'seed' | 'runs', otherwise: string): string {
  const value = values[name] ?? otherwise
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return value
  return refuse(`--${name} needs a whole number from 1 on`)
}
