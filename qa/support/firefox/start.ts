import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { relay } from './relay.ts'

/**
 * Starts Firefox as Playwright would, and says in its place where WebDriver BiDi listens: at a relay.
 */
const { QA_FIREFOX: program = '', MOZ_CRASHREPORTER_SHUTDOWN: _shutdown, ...env } = process.env
const firefox = spawn(program, process.argv.slice(2), { env, stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1]
  console.error(address === undefined ? line : `WebDriver BiDi listening on ${await relay(address)}`)
}
