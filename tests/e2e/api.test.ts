import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test, afterAll, beforeAll } from 'vitest'
import { answer, connect } from '../../docs/examples/over-the-wire/client.ts'
import { mainJob } from '../../docs/examples/over-the-wire/main-job.ts'
import { ensureProgram } from '../../scripts/debian.ts'
import { customerBody } from '../server/support/town-wire.ts'
import { checkedFetch } from '../support/answer-check.ts'
import { photo } from '../../qa/support/samples.ts'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'

const EXAMPLES = join(import.meta.dirname, '../../docs/examples/over-the-wire')
const run = promisify(execFile)

test('the example does the main job over the API alone', async () => {
  const { buffer } = await photo('tap.jpg', 'teal')
  const details = await mainJob(
    { baseUrl: inject('baseUrl'), fetch: checkedFetch(fetch) },
    new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }),
  )
  expect(details).toMatchObject({
    Success: true,
    job: {
      title: 'Leaking kitchen tap',
      status: 'completed',
      budget: 150,
      isRated: true,
      rating: { rating: 5, comment: 'On time, clean work.' },
    },
    customer: { name: 'Ana Torres' },
    assignedBusiness: { name: 'Ortega & Sons', bidAmount: 129.5, is_rated: true },
  })
  expect(details.job.pics_url).toHaveLength(1)
})

test('so does the one in Python', async () => {
  const { buffer } = await photo('tap.jpg', 'teal')
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-python-'))
  try {
    const file = join(folder, 'tap.jpg')
    writeFileSync(file, buffer)
    const { stdout } = await run(ensureProgram('python').program, [
      join(EXAMPLES, 'main_job.py'),
      inject('baseUrl'),
      file,
    ])
    expect(JSON.parse(stdout)).toMatchObject({
      job: {
        title: 'Leaking kitchen tap',
        status: 'completed',
        rating: { rating: 5, comment: 'On time, clean work.' },
      },
      assignedBusiness: { name: 'Luis Ortega', bidAmount: 129.5 },
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the first calls log in, list, and are refused', async () => {
  const baseUrl = inject('baseUrl')
  // As in the demo town.
  const body = customerBody({ email: 'customer@demo.bidfair.test', password: 'demo1234' })
  await answer(connect({ baseUrl }).POST('/signup/customer', { body }))
  const { stdout } = await run('bash', [join(EXAMPLES, 'first-calls.sh'), baseUrl])
  const [jobs, refused] = stdout.trim().split('\n')
  expect([jobs, refused].map((line): unknown => JSON.parse(line ?? ''))).toMatchObject([
    { Success: true, jobs: [], nextCursor: null },
    { Success: false, code: 'VALIDATION_FAILED' },
  ])
})

test('the guide shows all of them, and loads nothing from elsewhere', async () => {
  const page = await (await fetch(`${inject('baseUrl')}/docs/guide`)).text()
  const generators = ['hey-api', 'oazapfts', 'openapi-zod-client', 'orval'].map(
    (name) => `generators/${name}/generate.sh`,
  )
  const wire = ['main_job.py', 'first-calls.sh', 'receiver.ts', ...generators].map((name) => join(EXAMPLES, name))
  for (const file of [join(EXAMPLES, '../with-the-client/main-job.ts'), ...wire]) {
    const last = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? ''
    expect(page).toContain(last.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }
  const [client = ''] = /\/docs\/bidfair-client-[\d.]+\.tgz/.exec(page) ?? []
  expect((await fetch(`${inject('baseUrl')}${client}`)).status).toBe(200)
  expect([...page.matchAll(/ (?:src|rel="stylesheet" href)="([^"]*)"/g)].map(([, at]) => at)).toEqual([
    '/pages.css',
    '/docs/guide.js',
  ])
})

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
