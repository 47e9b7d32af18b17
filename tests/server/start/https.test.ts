import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import {
  connect,
  constants,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureProgram } from '../../../scripts/debian.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newFolder } from '../support/folder.ts'
import { shippedFile, textOf } from '../support/process.ts'
import { newCustomer } from '../support/town-wire.ts'

/** More than a browser has connections for a host over HTTP/1.1. */
const STREAMS = 8

/** A certificate of this machine that nobody vouches for, and its key in one file. */
function newCertificate(folder: string): { readonly pem: string; readonly certificate: Buffer } {
  const { program, env } = ensureProgram('openssl')
  const [key, certificate, pem] = [join(folder, 'key'), join(folder, 'certificate'), join(folder, 'bidfair.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { status, stderr } = spawnSync(program, [...made, ...names, '-keyout', key, '-out', certificate], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  writeFileSync(pem, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`)
  return { pem, certificate: readFileSync(certificate) }
}

/** The proxy as it is shipped, but for ports and certificate. */
async function startProxy(ports: { readonly http: number; readonly https: number; readonly server: number }) {
  const folder = newFolder()
  const { pem, certificate } = newCertificate(folder)
  const moves = [
    ['bind :80\n', `bind 127.0.0.1:${ports.http}\n`],
    ['bind :443 ', `bind 127.0.0.1:${ports.https} `],
    ['/etc/haproxy/bidfair.pem', pem],
    ['127.0.0.1:3000', `127.0.0.1:${ports.server}`],
  ] as const
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, shippedFile('deploy/haproxy-https.cfg', moves))
  const { program, env } = ensureProgram('haproxy')
  const child = spawn(program, ['-db', '-f', path], { env, stdio: 'pipe' })
  const said = textOf(child)
  onTestFinished(() => void child.kill('SIGKILL'))
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${ports.http}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(() => child.exitCode !== null || answers(), { timeout: 30_000, interval: 50 })
  if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${said()}`)
  return {
    certificate,
    warnings: () =>
      said()
        .split('\n')
        .filter((line) => /WARNING|ALERT/.test(line)),
  }
}

/** The beginning of an answer. */
async function get(session: ClientHttp2Session, path: string, headers: OutgoingHttpHeaders = {}) {
  const stream = session.request({ ':path': path, ...headers })
  const [{ ':status': status }] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader]
  return { status, stream }
}

test('HTTPS gives a browser more streams than connections', shows('running.https'), async () => {
  const server = await testApp()
  onTestFinished(server.close)
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
  const { token } = await newCustomer(server)
  const [http, https] = [await freePort(), await freePort()]
  const proxy = await startProxy({ http, https, server: port })

  const session = connect(`https://localhost:${https}`, { ca: proxy.certificate })
  onTestFinished(() => session.destroy())
  await once(session, 'connect')
  expect(session.alpnProtocol).toBe('h2')
  await vi.waitUntil(async () => (await get(session, '/readyz')).status === 200, 30_000)

  const authorization = `Bearer ${token}`
  const open = () => get(session, '/v1/notifications/stream', { authorization })
  const opened = await Promise.all(Array.from({ length: STREAMS }, open))
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: STREAMS }, () => 200))
  const places = await get(session, '/v1/usa-states-cities')
  expect([places.status, await text(places.stream)]).toEqual([200, expect.stringContaining('Texas')])
  // A page that leaves hangs up on the server, too, which keeps ten open for an account.
  opened.forEach(({ stream }) => stream.close(constants.NGHTTP2_CANCEL))
  await vi.waitUntil(async () => {
    const again = await Promise.all(Array.from({ length: STREAMS }, open))
    again.forEach(({ stream }) => stream.close(constants.NGHTTP2_CANCEL))
    return again.every(({ status }) => status === 200)
  }, 30_000)

  const plain = await fetch(`http://127.0.0.1:${http}/dashboard`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://127.0.0.1:${http}/dashboard`])
  // A program that sends its token for all to read is told so, not led on.
  const unsafe = await fetch(`http://127.0.0.1:${http}/v1/usa-states-cities`, { redirect: 'manual' })
  expect([unsafe.status, unsafe.headers.get('upgrade')]).toEqual([426, 'TLS/1.2, HTTP/1.1'])
  expect(proxy.warnings()).toEqual([])
})
