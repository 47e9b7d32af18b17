import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'

useBrowser()

const project = join(import.meta.dirname, '../..')
const home = mkdtempSync(join(tmpdir(), 'bidfair-client-'))
beforeAll(() => {
  const compiler = join(project, 'node_modules/@typescript/native/bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', join(project, 'packages/client'), '--outDir', home])
})
afterAll(() => rmSync(home, { recursive: true }))

/** As text, since what is written here Vitest rewrites for Node. */
const program = `async (settings) => {
  const { createClient, orThrow } = await import('/installed/packages/client/index.js')
  const client = createClient(settings)
  const titles = []
  for await (const { title } of client.jobs.all()) titles.push(title)
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d').fillRect(0, 0, 8, 8)
  const { file } = await orThrow(client.files.upload(await canvas.convertToBlob()))
  const { ok: isThere } = await fetch(new URL(file.url).pathname)
  for await (const event of client.events.stream()) if (event.type === 'unread') break
  const { error } = await client.jobs.create({ title: '' })
  return { titles, isThere, code: error.code }
}`

test('the client works in a browser as it is packed', async () => {
  const customer = await newCustomer()
  await newJob(customer, 'Leaking kitchen tap')
  const { page } = await newVisitor()
  await page.route('/installed/**', (route) =>
    route.fulfill({ path: join(home, new URL(route.request().url()).pathname.slice(11)) }),
  )
  await page.goto('/about')
  const told = await page.evaluate(`(${program})(${JSON.stringify({ url: inject('baseUrl'), token: customer.token })})`)
  expect(told).toEqual({ titles: ['Leaking kitchen tap'], isThere: true, code: 'VALIDATION_FAILED' })
})
