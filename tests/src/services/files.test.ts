import { describe, expect, it } from 'vitest'
import { sendFile } from '../../../src/services/files.ts'
import { fakeRequest } from './fake-request.ts'
import { fakeServer, run } from './fake-server.ts'

const file = new File(['picture'], 'tap.png', { type: 'image/png' })

function start(patience = 60_000) {
  const { settings, expired } = fakeServer()
  const { request, sent, newRequest } = fakeRequest()
  const progress: number[] = []
  const abort = new AbortController()
  const answer = run(
    sendFile({ file, onProgress: (ratio) => void progress.push(ratio) }),
    { ...settings, newRequest, patience },
    abort.signal,
  )
  return { request, sent, progress, answer, abort, expired }
}

describe('sending a file', () => {
  it('tells how far it is and gives the link', async () => {
    const upload = start()
    upload.request.progress(25, 100)
    upload.request.progress(100, 100)
    upload.request.load(200, { Success: true, Message: 'File uploaded', Data: { url: '/v1/files/1' } })
    expect(await upload.answer).toEqual({ url: '/v1/files/1' })
    expect(upload.progress).toEqual([0.25, 1])
    expect(upload.sent).toEqual({
      method: 'POST',
      url: 'http://bidfair.test/v1/upload-file',
      headers: { 'Accept-Language': 'es', Authorization: 'Bearer token-1' },
      file: 'tap.png',
      aborted: false,
    })
  })

  it.each<[number, unknown, Record<string, unknown>]>([
    [200, 'half of {', { type: 'malformed' }],
    [200, { Success: true }, { type: 'malformed' }],
    [413, { Message: 'Big', code: 'FILE_TOO_LARGE' }, { type: 'invalid', code: 'FILE_TOO_LARGE', errors: [] }],
    [
      429,
      { Message: 'Wait', code: 'TOO_MANY_REQUESTS' },
      { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 7 },
    ],
    [502, '<html>', { type: 'serverFailed' }],
  ])('hears %i %o', async (status, body, failure) => {
    const upload = start()
    upload.request.load(status, body)
    expect(await upload.answer).toEqual(failure)
  })

  it('notices that there is no way to the server', async () => {
    const upload = start()
    upload.request.error()
    expect(await upload.answer).toEqual({ type: 'offline' })
  })

  it('gives up when nothing moves any more', async () => {
    const upload = start(5)
    upload.request.progress(1, 100)
    expect(await upload.answer).toEqual({ type: 'timedOut' })
    expect(upload.sent.aborted).toBe(true)
  })

  it('is cut off when interrupted', async () => {
    const upload = start()
    upload.abort.abort()
    expect([await upload.answer, upload.sent.aborted]).toEqual([{ type: 'interrupted' }, true])
  })

  it('tells of a dead session', async () => {
    const upload = start()
    upload.request.load(401, { Message: 'Gone', code: 'UNAUTHORIZED' })
    expect([await upload.answer, upload.expired]).toEqual([{ type: 'unauthorized', code: 'UNAUTHORIZED' }, ['token-1']])
  })
})
