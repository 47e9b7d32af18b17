import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { ensureProgram } from '../../../scripts/debian.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'

const example = join(import.meta.dirname, '../../../deploy/pgbouncer.ini')

/** A PgBouncer in transaction mode before the PostgreSQL of the run. */
export type Pooler = Readonly<{
  /** Leads to the same database by way of it. */
  through: (url: string) => string
  end: () => Promise<void>
}>

/** Starts it as the example has it, with so few connections that nobody has one for himself. */
export async function startPooler(): Promise<Pooler> {
  const { program, env } = ensureProgram('pgbouncer')
  const { port, password } = new URL(inject('databaseTemplateUrl'))
  const own = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-pooler-'))
  const users = join(folder, 'userlist.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"bidfair" "${decodeURIComponent(password)}"\n`)
  const changes: readonly [string, string][] = [
    // Each test has a database of its own.
    ['bidfair = host=127.0.0.1 port=5432', `* = host=127.0.0.1 port=${port}`],
    ['listen_port = 6432', `listen_port = ${own}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['default_pool_size = 20', `default_pool_size = 4${process.getuid?.() === 0 ? '\nuser = nobody' : ''}`],
  ]
  const text = changes.reduce((now, [from, to]) => replaced(now, from, to), readFileSync(example, 'utf8'))
  writeFileSync(settings, text)
  const child = spawn(program, [settings], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (line: string) => (said += line))
  await vi.waitUntil(() => said.includes('process up') || child.exitCode !== null, { timeout: 60_000, interval: 10 })
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`)
  return {
    through: (url) => Object.assign(new URL(url), { port: String(own) }).href,
    end: async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`the example has no ${from}`)
  return text.replace(from, to)
}
