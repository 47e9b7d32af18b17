import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { answer, connect } from '../../docs/examples/over-the-wire/client.ts'
import { mainJob } from '../../docs/examples/over-the-wire/main-job.ts'
import { ensureProgram } from '../../scripts/debian.ts'
import { customerBody } from '../server/support/town-wire.ts'
import { checkedFetch } from '../support/answer-check.ts'
import { photo } from '../../qa/support/samples.ts'

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
