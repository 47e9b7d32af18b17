import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Checks docs/watching by Prometheus' own tool (`PROMTOOL`, or that of the PATH), and how the metrics at an address are written. */
const [, , address] = process.argv
const tool = process.env['PROMTOOL'] ?? 'promtool'
const folder = join(import.meta.dirname, '../docs/watching')

run(['check', 'config', 'prometheus.yml'])
run(['test', 'rules', 'alerts.test.yml'])
if (address !== undefined) run(['check', 'metrics'], await (await fetch(address)).text())

function run(args: readonly string[], input = ''): void {
  const { error, status } = spawnSync(tool, args, { cwd: folder, input, stdio: ['pipe', 'inherit', 'inherit'] })
  if (error !== undefined) {
    console.error(`${tool} cannot be run: install prometheus (apt-get install prometheus), or set PROMTOOL.`)
    process.exitCode = 1
  } else if (status !== 0) process.exitCode = 1
}
