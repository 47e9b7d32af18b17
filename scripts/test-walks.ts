import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readOrEnd } from './command-words.ts'

const HELP = `npm run test:walks -- [options]

Lets people do random things on the real server, many more of them than in npm test. A story that went wrong is made as
short as it gets, and ends with the command that tells it again, which adds --path and --replay.

  --runs N    stories; 200 (default)
  --steps N   the most that happens in one; 60 (default)
  --seed N    the same stories each time
  --help
`

const text = { type: 'string' } as const
const options = { seed: text, runs: text, steps: text, path: text, replay: text, help: { type: 'boolean' } } as const
const { values } = readOrEnd(() => parseArgs({ options }))

if (values.help) {
  console.log(HELP)
  process.exit()
}

const root = join(import.meta.dirname, '..')
const child = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'tests/server/law/random-walks.test.ts', '--testTimeout', '0'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      WALKS_RUNS: whole('runs', values.runs ?? '200'),
      WALKS_STEPS: whole('steps', values.steps ?? '60'),
      ...(values.seed === undefined ? {} : { WALKS_SEED: whole('seed', values.seed) }),
      ...(values.path === undefined ? {} : { WALKS_PATH: values.path }),
      ...(values.replay === undefined ? {} : { WALKS_REPLAY: values.replay }),
    },
  },
)
child.once('exit', (code) => (process.exitCode = code ?? 1))

/** A whole number: what is not one would quietly walk nowhere. */
function whole(name: 'seed' | 'runs' | 'steps', value: string): string {
  if (/^-?\d{1,10}$/.test(value) && (name === 'seed' || Number(value) > 0)) return value
  console.error(`--${name} needs a whole number`)
  process.exit(1)
}
