import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { record } from '../../../support/json.ts'
import { noteLeft, sweep } from '../../../../qa/support/elsewhere/left.ts'

let folder = ''
let asked: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bidfair-left-test-'))
  asked = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A server at which one job is open, one given to a business, and one done. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const body = record(await request.json())
  const what = new URL(request.url).pathname.replace('/v1/', '')
  const named = body['jobid'] ?? body['jobId']
  const job = typeof named === 'string' ? named : ''
  asked.push(`${what} ${job}`.trim())
  const refuse = (code: string) => Response.json({ Success: false, Message: '', code }, { status: 409 })
  if (what === 'delete-job/customer' && job === 'done') return refuse('JOB_ALREADY_COMPLETED')
  if (what === 'delete-job/customer' && job === 'given' && !asked.includes('end-assignment given'))
    return refuse('JOB_ALREADY_ASSIGNED')
  return Response.json({ Success: true, Message: '', token: 'bf_1' })
}

test('what walks made is removed in the end, and what cannot be is named', async () => {
  const file = join(folder, 'left')
  const posted = (jobId: string) =>
    noteLeft(file, {
      path: '/v1/create-job/customer',
      authorization: 'Bearer bf_0',
      sent: { title: 'Tap' },
      answered: { jobId },
    })
  noteLeft(file, {
    path: '/v1/signup/customer',
    authorization: null,
    sent: { email: 'ana@here.test', password: 'tuesday-7' },
    answered: {},
  })
  for (const id of ['open', 'given', 'done']) posted(id)
  noteLeft(file, { path: '/v1/place-bid/business', authorization: null, sent: {}, answered: {} })
  expect(statSync(file).mode.toString(8)).toMatch(/600$/)

  const stays = await sweep(file, { baseUrl: 'http://there.test', fetch })
  expect(stays).toEqual(['job done (Tap): JOB_ALREADY_COMPLETED'])
  expect(asked).toEqual([
    'delete-job/customer open',
    'delete-job/customer given',
    'end-assignment given',
    'delete-job/customer given',
    'delete-job/customer done',
    'login/customer',
    'delete-account',
  ])
  expect(existsSync(file)).toBe(false)
  expect(await sweep(file, { baseUrl: 'http://there.test', fetch })).toEqual([])
})
