import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const HELP = `npm run test:contract -- [options]

The tests of the contract with more generated requests than npm test makes, the same ones for the same seed, and a table
of what was sent and answered. What else is given, such as -t createJob, goes to vitest.

  --runs N   requests of each kind for each call; 40 (default)
  --seed N   makes others
  --help
`

const { values, tokens } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: 'string' }, runs: { type: 'string' }, help: { type: 'boolean' } },
  strict: false,
  tokens: true,
})

if (values['help'] === true) {
  console.log(HELP)
  process.exit()
}

const ours = new Set(
  tokens.flatMap((token) =>
    token.kind === 'option' && (token.name === 'seed' || token.name === 'runs')
      ? [token.index, ...(token.inlineValue === false ? [token.index + 1] : [])]
      : [],
  ),
)
const rest = process.argv.slice(2).filter((_, index) => !ours.has(index))

const root = join(import.meta.dirname, '..')
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'contract', ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CONTRACT_RUNS: whole('runs', '40'), CONTRACT_SEED: whole('seed', '20261120') },
})
child.once('exit', (code) => (process.exitCode = code ?? 1))

/** A whole number from 1 on: what is not one would quietly make no requests at all. */
function whole(name: 'seed' | 'runs', otherwise: string): string {
  const value = values[name] ?? otherwise
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return value
  console.error(`--${name} needs a whole number from 1 on`)
  process.exit(1)
}
