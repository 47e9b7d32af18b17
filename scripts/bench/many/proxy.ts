import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { ensureProgram } from '../../debian.ts'

export type Proxy = Readonly<{ url: string; stop(): Promise<void> }>

/** Where each stands on this machine. */
type Ports = Readonly<{ proxy: number; servers: readonly number[] }>

const SHIPPED = join(import.meta.dirname, '../../../deploy/haproxy.cfg')

/** Starts HAProxy as `deploy/haproxy.cfg` has it, but for addresses and ports; what it says is in `folder`. */
export async function startProxy(folder: string, ports: Ports): Promise<Proxy> {
  const { program, env } = ensureProgram('haproxy')
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(config, onThisMachine(readFileSync(SHIPPED, 'utf8'), ports))
  const log = openSync(join(folder, 'haproxy.log'), 'w')
  const child = spawn(program, ['-db', '-f', config], { env, stdio: ['ignore', log, log] })
  const url = `http://127.0.0.1:${ports.proxy}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`HAProxy did not start: ${readFileSync(join(folder, 'haproxy.log'), 'utf8')}`)
    await pass(100)
  }
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

function onThisMachine(shipped: string, { proxy, servers }: Ports): string {
  const names = new Set(shipped.match(/\bserver-\d+:3000\b/g))
  if (names.size !== servers.length) throw new Error(`deploy/haproxy.cfg names ${names.size} servers`)
  const moved = [...names].reduce((text, name, index) => text.replaceAll(name, `127.0.0.1:${servers[index]}`), shipped)
  return moved.replace('bind :8080', `bind 127.0.0.1:${proxy}`)
}
