import { expect, it } from 'vitest'
import { checkMessage } from '../../../src/services/checks/message.ts'
import { checkReport } from '../../../src/services/checks/report.ts'
import { listThreads, reportMessage } from '../../../src/services/talk.ts'
import { fakeServer, json, run } from './fake-server.ts'
import { wireMessage, wireThread } from './wire-talk.ts'

const thread = { jobId: 'job-1', businessId: 'luis' } as const

it('the threads of a job come in our words, with links that this page may load', async () => {
  const server = fakeServer(
    json({ Success: true, threads: [{ ...wireThread, lastMessage: wireMessage(3) }], nextCursor: 'next' }),
  )
  expect(await run(listThreads({ jobId: 'job-1', after: 'before', limit: 20 }), server.settings)).toEqual({
    items: [
      {
        ...thread,
        jobTitle: 'Leaking tap',
        jobStatus: 'open',
        name: 'Ortega & Sons',
        picture: '/v1/files/logo',
        closed: null,
        unread: 1,
        seenByOther: 0,
        last: {
          number: 3,
          text: 'Message 3',
          pictures: ['/v1/files/tap'],
          isOwn: false,
          createdAt: '2026-03-01T09:30:00.000Z',
          isReported: false,
        },
      },
    ],
    next: 'next',
  })
  expect(server.seen.map(({ body }) => body)).toEqual([{ jobId: 'job-1', limit: 20, cursor: 'before' }])
})

it('a report is sent once more where nobody answered', async () => {
  const server = fakeServer('unreachable', json({ Success: true, Message: 'Thanks' }))
  const draft = { reason: ' They want to be paid first. ' }
  expect(await run(reportMessage({ thread, number: 3, draft }), server.settings)).toEqual({ message: 'Thanks' })
  expect(server.seen.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ ...thread, number: 3, reason: 'They want to be paid first.' })),
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
