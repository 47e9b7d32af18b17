import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureProgram } from '../scripts/debian.ts'
import { startServer } from '../scripts/run-server.ts'
import { freePort } from '../server/platform/db/embedded.ts'
import { until } from './load/read-back.ts'
import { start, type Running } from './programs.ts'

/** One server behind the proxy, which can be ended and started again where it was. */
export type Member = Readonly<{
  url: string
  end(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
}>
export type Fleet = Awaited<ReturnType<typeof startFleet>>

/** Starts servers as they are shipped, on one database and one folder of files, behind HAProxy. */
export async function startFleet(
  size: number,
  databaseUrl: string,
  folder: string,
  others: Readonly<Record<string, string>>,
) {
  const ports = new Set<number>()
  // Each is only free until it is asked for again.
  while (ports.size < size + 1) ports.add(await freePort())
  const [proxyPort = 0, ...serverPorts] = ports
  const proxyUrl = `http://127.0.0.1:${proxyPort}`
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: proxyUrl,
    WEB_BUILD: 'off',
    ...others,
  }
  mkdirSync(settings.DATA_DIR)
  const members = await Promise.all(serverPorts.map((port) => startMember({ ...settings, PORT: String(port) })))
  const endAll = async (): Promise<void> => void (await Promise.all(members.map(({ end }) => end('SIGKILL'))))
  try {
    const proxy = await startProxy(folder, proxyUrl, serverPorts)
    return { proxyUrl, members, stop: async () => await proxy.end('SIGKILL').then(endAll) }
  } catch (error) {
    await endAll()
    throw error
  }
}

async function startMember(settings: Readonly<Record<string, string>>): Promise<Member> {
  let server = await startServer(settings)
  return {
    url: server.baseUrl,
    end: async (signal) => await server.end(signal),
    start: async () => {
      server = await startServer(settings)
    },
  }
}

/** Starts HAProxy as `deploy/haproxy.cfg` has it, but for addresses and ports. */
async function startProxy(folder: string, url: string, servers: readonly number[]): Promise<Running> {
  const shipped = readFileSync(join(import.meta.dirname, '../deploy/haproxy.cfg'), 'utf8')
  const names = [...new Set(shipped.match(/\bserver-\d+:3000\b/g))]
  if (names.length !== servers.length) throw new Error(`deploy/haproxy.cfg names ${names.length} servers`)
  const moved = names.reduce((text, name, index) => text.replaceAll(name, `127.0.0.1:${servers[index]}`), shipped)
  const settings = join(folder, 'haproxy.cfg')
  writeFileSync(settings, moved.replace('bind :8080', `bind ${new URL(url).host}`))
  const proxy = start(join(folder, 'haproxy'), ensureProgram('haproxy'), ['-db', '-f', settings])
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(async () => proxy.isOver() || (await isReady()))
  if (proxy.isOver()) throw new Error(`HAProxy did not start: ${proxy.said()}`)
  return proxy
}
