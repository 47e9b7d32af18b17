import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../support/shows.ts'
import { testApp } from './support/app.ts'
import { newBusiness, newCustomer, PASSWORD } from './support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const api = await server.app.listen({ host: '127.0.0.1', port: 0 })
const [customer, business] = [(await newCustomer(server)).email, (await newBusiness(server)).email]
const script = join(import.meta.dirname, '../../scripts/test-contract.ts')

type Ended = Readonly<{ code: number; said: string }>

/** Runs the command as somebody does who has another server, and answers its status and what it said. */
async function run(url: string, ...more: readonly string[]): Promise<Ended> {
  const args = ['--url', url, '--customer', customer, '--business', business, ...more]
  const passwords = { CONTRACT_CUSTOMER_PASSWORD: PASSWORD, CONTRACT_BUSINESS_PASSWORD: PASSWORD }
  const env = { PATH: process.env['PATH'], NO_COLOR: '1', ...passwords }
  return await new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: `${out}${err}` })
    })
  })
}

/** A server in front of ours that changes two of its answers: a category has no name, and an edited job is 201. */
async function breaker(): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((request, response) => {
    const changed = async () => {
      const payload = await buffer(request)
      const { method = 'GET', url = '/', headers } = request
      const answer = await server.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        // Nothing compressed, for it is read here.
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(method === 'POST' && { payload }),
      })
      const isEdited = url === '/v1/update-job/customer' && answer.statusCode === 200
      const body = url === '/v1/catagory' ? answer.body.replaceAll(/,"name":"[^"]*"/g, '') : answer.rawPayload
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
      response.writeHead(isEdited ? 201 : answer.statusCode, rest).end(body)
    }
    void changed()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void proxy.close() }
}

/** Some calls and few requests, for it takes a while to try all. */
const CALLS = [
  '--runs',
  '1',
  '--exclude',
  '**/fuzz.test.ts',
  '-t',
  '^requests .* (listCategories|updateJob|verifyEmail) ',
]

test('a server that keeps the contract passes', shows('running.held'), async () => {
  const { code, said } = await run(api, ...CALLS)

  expect(said).toContain('9 passed')
  expect(code).toBe(0)
  expect(said).toContain('not seen to do what it is for: verifyEmail, for the token that it takes is in a mail')
  expect(said).toMatch(/left behind: \d+ completed jobs, 0 accounts/)
})

test('a server that breaks it fails, with the call and what is wrong', shows('running.held'), async () => {
  const { url, close } = await breaker()
  const { code, said } = await run(url, ...CALLS)
  close()

  expect(code).toBe(1)
  expect(said).toContain('listCategories does what it is for, and finds nothing wrong')
  expect(said).toContain(
    "GET /v1/catagory answered outside the contract: data/category/0 must have required property 'name'",
  )
  expect(said).toContain('POST /v1/update-job/customer answered outside the contract: status 201 is not listed')
})
