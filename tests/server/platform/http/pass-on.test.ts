import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { photo } from '../../../../qa/support/samples.ts'
import { buildFront } from '../../../../server/app/app.ts'
import { testApp } from '../../support/app.ts'
import { openEvents } from '../../support/events.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../../support/town-wire.ts'
import { shows } from '../../../support/shows.ts'

const server = await testApp()
const apiUrl = await server.app.listen({ host: '127.0.0.1', port: 0 })
afterAll(server.close)

/** A server whose calls are answered at an address. */
async function frontOf(address: string) {
  const front = await buildFront({
    operatorContact: 'help@example.com',
    publicUrl: 'http://localhost:3000',
    apiUrl: address,
    webFolder: 'nowhere',
    trustedProxies: ['loopback'],
    log: false,
    watch: server.watch,
  })
  return { front, url: await front.listen({ host: '127.0.0.1', port: 0 }) }
}

const { front, url } = await frontOf(apiUrl)
afterAll(async () => await front.close())

/** What a path is answered that is sent as it is written. */
async function sent(path: string): Promise<number | undefined> {
  const { port } = new URL(url)
  const asked = request({ host: '127.0.0.1', port, path }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await text(answer)
  return answer.statusCode
}

test('uploads, files and streams of another server pass as they are', shows('running.front'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const headers = { authorization: `Bearer ${ana.token}` }
  const { buffer, mimeType, name } = await photo('tap.jpg', 'teal')
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name)
  const upload = await fetch(`${url}/v1/upload-file`, { method: 'POST', headers, body })
  expect([upload.status, upload.headers.get('ratelimit')]).toEqual([200, expect.any(String)])
  const file = /\/v1\/files\/[\w-]+/.exec(await upload.text())?.[0]
  const picture = await fetch(`${url}${file}`, { headers })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const events = await openEvents(url, ana.token ?? '')
  await newBid(luis, jobId)
  expect(await events.next('notification')).toMatchObject({ type: 'notification' })
  events.close()
  await vi.waitUntil(() => server.deps.streams.count() === 0)
})

test('nothing but the calls and the page of mails is passed on, however it is written', async () => {
  const paths = ['/v1/../healthz', '/v1/%2e%2e/healthz', `${apiUrl}/v1/../docs`, '//v1/x', '/nowhere']
  for (const path of [...paths, '/v1/nowhere?%zz']) expect([path, await sent(path)]).toEqual([path, 404])
  expect(await sent('/v1/%2e%2e%2fdocs')).toBe(400)
})

test('cookies stay here, and the address is the other server’s', async () => {
  const other = createServer((asked, answer) => answer.end(JSON.stringify(asked.headers))).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { front: short, url: near } = await frontOf(`http://127.0.0.1:${port}`)
  const headers = { cookie: 'a=b', 'x-request-id': 'mine', 'x-real-ip': '203.0.113.9' }
  const heard = (await (await fetch(`${near}/v1/x`, { headers })).json()) as Record<string, string>
  expect(heard).toMatchObject({ host: `127.0.0.1:${port}`, 'x-request-id': 'mine' })
  expect([heard['cookie'], heard['x-real-ip']]).toEqual([undefined, undefined])
  await short.close()
  other.close()
})

test('while the other server is away, calls are told so, and the app is served', async () => {
  const { front: alone, url: near } = await frontOf('http://127.0.0.1:9')
  const answer = await fetch(`${near}/v1/usa-states-cities`)
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    { Success: false, Message: 'The service is busy. Please try again in a moment.', code: 'SERVICE_UNAVAILABLE' },
  ])
  expect(await (await fetch(`${near}/readyz`)).json()).toEqual({ status: 'ready' })
  await alone.close()
})
