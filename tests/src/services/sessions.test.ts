import { expect, it } from 'vitest'
import { endOtherSessions, endSession, listSessions } from '../../../src/services/sessions.ts'
import { fakeServer, json, run } from './fake-server.ts'

const session = {
  browser: 'Firefox',
  system: 'Windows',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
  isCurrent: true,
}

it('sessions are listed and ended, also when an answer got lost', async () => {
  const ended = () => json({ Success: true, Message: 'Done' })
  const list = json({ Success: true, sessions: [{ sessionId: 'one', ...session }] })
  const server = fakeServer(list, 'unreachable', ended(), ended())
  expect(await run(listSessions(), server.settings)).toEqual([{ sessionId: 'one', ...session }])
  expect(await run(endSession('one'), server.settings)).toEqual({ message: 'Done' })
  expect(await run(endOtherSessions(), server.settings)).toEqual({ message: 'Done' })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/get-sessions', null],
    ['/v1/end-session', { sessionId: 'one' }],
    ['/v1/end-session', { sessionId: 'one' }],
    ['/v1/end-other-sessions', null],
  ])
})
