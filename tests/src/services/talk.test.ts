import { expect, it } from 'vitest'
import { wire } from '../../../generated/wire/server.ts'
import { checkMessage, checkReport } from '../../../qa/support/checks.ts'
import { listThreads, reportMessage } from '../../../src/services/talk.ts'
import { answer, fakeServer, run } from './fake-server.ts'
import { message, thread } from './samples.ts'

it('the threads of a job come by page', async () => {
  const threads = [{ ...thread, lastMessage: message(3) }]
  const server = fakeServer(answer(wire.listThreads, { threads, nextCursor: 'next' }))
  expect(await run(listThreads({ jobId: 'job-1', after: 'before', limit: 20 }), server.settings)).toEqual({
    items: threads,
    next: 'next',
  })
  expect(server.seen.map(({ body }) => body)).toEqual([{ jobId: 'job-1', limit: 20, cursor: 'before' }])
})

it('a report is sent once more where nobody answered', async () => {
  const server = fakeServer('unreachable', answer(wire.reportMessage, { message: 'Thanks' }))
  const named = { jobId: 'job-1', businessId: 'luis' }
  const draft = { reason: ' They want to be paid first. ' }
  expect(await run(reportMessage({ thread: named, number: 3, draft }), server.settings)).toEqual({ message: 'Thanks' })
  expect(server.seen.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ ...named, number: 3, reason: 'They want to be paid first.' })),
  )
})

it.each([
  [' ', [], [{ field: 'text', code: 'MESSAGE_REQUIRED' }]],
  ['x'.repeat(2001), [], [{ field: 'text', code: 'TEXT_TOO_LONG' }]],
  ['Look', Array.from({ length: 6 }, () => '/v1/files/x'), [{ field: 'pictures', code: 'MAX_PICTURES' }]],
  ['Look', [], []],
])('a message %j has to keep the rules', (text, pictures, errors) => {
  expect(checkMessage({ text }, pictures)).toEqual(errors)
})

it('a report needs a reason', () => {
  expect([checkReport({ reason: 'No' }), checkReport({ reason: 'They want to be paid first.' })]).toEqual([
    [{ field: 'reason', code: 'REASON_TOO_SHORT' }],
    [],
  ])
})
