import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deleteAccount, exportAccount } from '../../../src/services/leaving.ts'
import { shows } from '../../support/shows.ts'
import { fakeServer, json, refusal, run, type Reply } from './fake-server.ts'

describe('deleting one’s account', () => {
  const deleteAt = '2026-03-15T09:00:00.000Z'

  it('answers until when it can be kept', async () => {
    const server = fakeServer(json({ Success: true, Message: 'Begun', deleteAt }))
    expect(await run(deleteAccount({ password: ' p ' }), server.settings)).toMatchObject({ deleteAt })
    expect(server.seen).toMatchObject([{ path: '/v1/delete-account', body: { password: ' p ' } }])
  })

  it.each<[string, Reply, object]>([
    [
      'a wrong password at its field',
      refusal(422, 'CURRENT_PASSWORD_WRONG', { errors: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] }),
      { type: 'invalid', errors: [{ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }] },
    ],
    ['jobs in the way', refusal(409, 'JOBS_IN_PROGRESS'), { type: 'conflict', code: 'JOBS_IN_PROGRESS' }],
    ['that nobody could be reached, once', 'unreachable', { type: 'offline' }],
  ])('tells of %s', async (_, reply, failure) => {
    expect(await run(deleteAccount({ password: 'p' }), fakeServer(reply).settings)).toMatchObject(failure)
  })
})

describe('one’s data', () => {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="bidfair-data.zip"',
  }
  const text = new TextEncoder()

  /** An archive whose bytes come when the test says so. */
  function archive() {
    let isOver = false
    const bytes = new TransformStream<Uint8Array, Uint8Array>()
    const writer = bytes.writable.getWriter()
    writer.closed.catch(() => {
      isOver = true
    })
    return {
      server: fakeServer(new Response(bytes.readable, { headers })),
      comes: (piece: string) => writer.write(text.encode(piece)),
      ends: () => writer.close(),
      breaks: () => writer.abort(new Error('The line broke')),
      isGivenUp: () => isOver,
    }
  }
  const bytesOf = async (answer: object) =>
    'blob' in answer && answer.blob instanceof Blob ? [await answer.blob.text(), answer.blob.type] : null

  it('have the name that the server gives', shows('privacy.export-screen'), async () => {
    const { server, comes, ends } = archive()
    const answer = run(exportAccount(), server.settings)
    await comes('PK')
    await comes('34')
    await ends()
    expect(await answer).toMatchObject({ name: 'bidfair-data.zip' })
    expect(await bytesOf(await answer)).toEqual(['PK34', 'application/zip'])
  })

  it('are not made up of half an archive', shows('privacy.export-screen'), async () => {
    const { server, comes, breaks } = archive()
    const answer = run(exportAccount(), server.settings)
    await comes('PK')
    await breaks()
    expect(await answer).toEqual({ type: 'malformed' })
  })

  it(
    'may take as long as something comes, and are given up when nothing does',
    shows('privacy.export-screen'),
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const { server, comes, isGivenUp } = archive()
      const { patience } = server.settings
      let answered: unknown = null
      const answer = run(exportAccount(), server.settings).then((given) => (answered = given))
      for (const piece of ['P', 'K', '3', '4']) {
        await comes(piece)
        await vi.advanceTimersByTimeAsync(3 * patience)
      }
      expect(answered).toBeNull()
      await vi.advanceTimersByTimeAsync(patience)
      expect(await answer).toEqual({ type: 'timedOut' })
      await vi.waitFor(() => expect(isGivenUp()).toBe(true))
    },
  )

  it('are not waited for by whoever has gone', async () => {
    const gone = new AbortController()
    const { server, comes, isGivenUp } = archive()
    const answer = run(exportAccount(), server.settings, gone.signal)
    await comes('PK')
    gone.abort()
    expect(await answer).toEqual({ type: 'interrupted' })
    await vi.waitFor(() => expect(isGivenUp()).toBe(true))
  })

  it('are not what somebody else answers in their place', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    expect(await run(exportAccount(), fakeServer(page(), page()).settings)).toEqual({ type: 'malformed' })
  })
})
