import { randomInt } from 'node:crypto'
import type { Plan } from 'statechart-kit/random/walks'

/** The plan that `npm run test:walks` asks for; otherwise a few walks that nobody has gone before. */
export function planFrom(env: Readonly<Record<string, string | undefined>>): Plan {
  return {
    seed: Number(env['WALKS_SEED'] ?? randomInt(2 ** 31)),
    runs: Number(env['WALKS_RUNS'] ?? 8),
    steps: Number(env['WALKS_STEPS'] ?? 60),
    path: env['WALKS_PATH'],
  }
}
