import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'bidfair-web-'))
writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
writeFileSync(join(webFolder, 'licenses.txt'), 'react 19 (MIT)\n')
const server = await testApp({ webFolder })
afterAll(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

test.each([
  ['en', 'Open-source licenses'],
  ['es', 'Licencias de código abierto'],
  ['ar', 'تراخيص المصادر المفتوحة'],
])('in %s About leads to the licenses of what is shipped', async (language, words) => {
  const { body } = await server.app.inject(`/about?language=${language}`)
  expect(body).toContain(`<a href="/licenses.txt">${words}</a>`)
  const { body: terms } = await server.app.inject(`/terms-condition?language=${language}`)
  expect(terms).not.toContain('/licenses.txt')
  const licenses = await server.app.inject('/licenses.txt')
  expect([licenses.statusCode, licenses.headers['content-type'], licenses.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'react 19 (MIT)\n',
  ])
})

test('security.txt says whom to tell of a hole, and ends within a year', async () => {
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '').getTime() - server.clock.now.getTime()
  expect(expires / (24 * 3600 * 1000)).toBeCloseTo(180)
  expect(body).toMatch(/^Contact: mailto:help@example\.com$/m)
  expect(body).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
})

test.each([
  ['https://example.com/help', 200, 'Contact: https://example.com/help'],
  [undefined, 404, ''],
])('with %s for a contact it says that', async (operatorContact, status, line) => {
  const other = await testApp({ database: server.database, settings: { operatorContact } })
  const answer = await other.app.inject('/.well-known/security.txt')
  expect([answer.statusCode, answer.body.includes(line)]).toEqual([status, true])
  await other.close()
})
