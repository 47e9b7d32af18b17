import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startEmbedded } from '../../../server/platform/db/embedded.ts'
import { startServer, type RunningServer } from '../../run-server.ts'
import { startProxy } from './proxy.ts'

/** One server behind the proxy, which can be ended and started again where it was, with other settings where they are given. */
export type Member = Readonly<{
  url: string
  end(signal: NodeJS.Signals): Promise<void>
  start(others?: Readonly<Record<string, string>>): Promise<void>
}>

/** Some servers on one PostgreSQL and one folder of files, behind HAProxy. */
export type Fleet = Readonly<{
  proxyUrl: string
  databaseUrl: string
  members: readonly Member[]
  stop(): Promise<void>
}>

/** Starts them as they are shipped, on free ports; `settings` for every server. */
export async function startFleet(size: number, settings: Readonly<Record<string, string>>): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-many-'))
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const database = await startEmbedded({ folder: join(folder, 'postgres') })
  const stops: (() => Promise<void>)[] = [
    async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  ]
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const [proxyPort = 0, ...ports] = await freePorts(size + 1)
    const shared = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
      WEB_BUILD: 'off',
      ...settings,
    }
    const members = await Promise.all(ports.map((port) => startMember({ ...shared, PORT: String(port) })))
    stops.push(async () => void (await Promise.all(members.map((member) => member.end('SIGKILL')))))
    const proxy = await startProxy(folder, { proxy: proxyPort, servers: ports })
    stops.push(proxy.stop)
    return { proxyUrl: proxy.url, databaseUrl: database.url, members, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startMember(settings: Readonly<Record<string, string>>): Promise<Member> {
  let server: RunningServer = await startServer(settings)
  return {
    url: server.baseUrl,
    end: async (signal) => await server.end(signal),
    start: async (others) => {
      server = await startServer({ ...settings, ...others })
    },
  }
}

/** All different: each is only free until it is asked for again. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
