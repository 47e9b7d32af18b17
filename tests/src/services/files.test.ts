import { describe, expect, it } from 'vitest'
import { sendFile, type FileToSend } from '../../../src/services/files.ts'
import { fakeRequest, fakeServer, run, refusal, type Reply } from './fake-server.ts'
import { getDocument, getPicture } from '../../../src/services/documents.ts'

const file = new File(['picture'], 'tap.png', { type: 'image/png' })

function start(patience = 60_000, picked = file, prepare: FileToSend['prepare'] = null) {
  const { settings, expired } = fakeServer()
  const { request, sent, newRequest } = fakeRequest()
  const progress: number[] = []
  const abort = new AbortController()
  const answer = run(
    sendFile({ file: picked, prepare, onProgress: (ratio) => void progress.push(ratio) }),
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

  it('sends what is made of it', async () => {
    const made = new File(['small'], 'tap.jpg', { type: 'image/jpeg' })
    const upload = start(60_000, new File(['raw'], 'tap.heic', { type: 'image/heic' }), async () => made)
    await expect.poll(() => upload.sent.file).toBe('tap.jpg')
    upload.request.load(200, { Success: true, Message: 'File uploaded', Data: { url: '/v1/files/1' } })
    expect(await upload.answer).toEqual({ url: '/v1/files/1' })
  })

  it('does not send what no form takes: nothing, and a document among pictures', async () => {
    const refused = { type: 'invalid', code: 'FILE_TYPE_NOT_ALLOWED', errors: [] }
    const same = async (picked: File) => picked
    for (const [picked, prepare] of [
      [new File([], 'tap.jpg', { type: 'image/jpeg' }), same],
      [new File(['%PDF-1.7'], 'tap.jpg', { type: 'image/jpeg' }), same],
      [new File([], 'license.pdf', { type: 'application/pdf' }), null],
    ] as const) {
      const upload = start(60_000, picked, prepare)
      expect(await upload.answer).toEqual(refused)
      expect(upload.sent.method).toBe('')
    }
  })

  it.each<[string, FileToSend['prepare'], number, Record<string, unknown>]>([
    ['cannot be asked', () => Promise.reject(new Error('no code')), 60_000, { type: 'offline' }],
    ['takes for ever', () => new Promise(() => {}), 5, { type: 'timedOut' }],
  ])('fails, and can be tried again, when what makes it ready %s', async (_, prepare, patience, failure) => {
    expect(await start(patience, file, prepare).answer).toEqual(failure)
  })

  it('makes nothing more ready, and sends nothing, when interrupted meanwhile', async () => {
    const signals: AbortSignal[] = []
    const upload = start(60_000, file, (_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    upload.abort.abort()
    expect(await upload.answer).toEqual({ type: 'interrupted' })
    expect([signals.map(({ aborted }) => aborted), upload.sent.method]).toEqual([[true], ''])
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

const wanted = { link: 'http://elsewhere.test/v1/files/3q2-7wAAECAwQFBgcICQ', name: 'Document 1' }

const hotel = { 'Content-Type': 'text/html', 'Content-Disposition': "attachment; filename*=UTF-8''a.pdf" }

const answered = (headers: Readonly<Record<string, string>>): Response => new Response('bytes', { headers })

async function ask(...replies: readonly Reply[]) {
  const { settings, seen, expired } = fakeServer(...replies)
  return { answer: await run(getDocument(wanted), settings), seen, expired }
}

const bytesOf = async (answer: object): Promise<string | null> =>
  'blob' in answer && answer.blob instanceof Blob ? await answer.blob.text() : null

describe('a document', () => {
  it('is fetched with the token, from where the page itself came from, and keeps its name', async () => {
    const { answer, seen } = await ask(
      answered({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="licen_a.pdf"; filename*=UTF-8''licen%C3%A7a.pdf`,
      }),
    )
    expect(answer).toMatchObject({ name: 'licença.pdf' })
    expect(await bytesOf(answer)).toBe('bytes')
    expect(seen).toMatchObject([
      { method: 'GET', path: '/v1/files/3q2-7wAAECAwQFBgcICQ', headers: { authorization: 'Bearer token-1' } },
    ])
  })

  it.each([
    ['application/pdf', 'attachment; filename="licence.pdf"', 'licence.pdf'],
    ['image/webp', 'attachment', 'Document 1.webp'],
    ['application/pdf', 'attachment', 'Document 1.pdf'],
    ['application/pdf', "attachment; filename*=UTF-8''%E0%A4%A", 'Document 1.pdf'],
  ])('of %s, sent as %s, is called %s, or else as on the screen', async (type, disposition, name) => {
    const { answer } = await ask(answered({ 'Content-Type': type, 'Content-Disposition': disposition }))
    expect(answer).toMatchObject({ name })
  })

  it.each<[string, readonly Reply[], Record<string, unknown>]>([
    ['is gone', [refusal(404, 'FILE_NOT_FOUND')], { type: 'notFound', code: 'FILE_NOT_FOUND' }],
    ['is out of reach', ['unreachable', 'unreachable'], { type: 'offline' }],
    ['does not come in time', ['silence', 'silence'], { type: 'timedOut' }],
    ['is a page of somebody else', [answered(hotel), answered(hotel)], { type: 'malformed' }],
  ])('that %s says so', async (_, replies, failure) => {
    expect((await ask(...replies)).answer).toMatchObject(failure)
  })

  it('tells of a dead session', async () => {
    expect(await ask(refusal(401, 'UNAUTHORIZED'))).toMatchObject({ expired: ['token-1'] })
  })
})

describe('a picture whose link has ended', () => {
  const link = '/v1/signed/1795776740.e3B5hdp1nI3omp8vRn8aeg/v1/files/3q2-7wAAECAwQFBgcICQ'

  it.each([
    [link, ''],
    [`${link}?size=small`, '?size=small'],
  ])('is fetched with the token, in its size: %s', async (wanted, search) => {
    const asked: string[] = []
    const { settings, seen } = fakeServer(answered({ 'Content-Type': 'image/webp' }))
    const fetch = async (request: Request) => {
      asked.push(new URL(request.url).search)
      return await settings.fetch(request)
    }
    const answer = await run(getPicture(wanted), { ...settings, fetch })
    expect(answer instanceof Blob && (await answer.text())).toBe('bytes')
    expect(seen).toMatchObject([
      { path: '/v1/files/3q2-7wAAECAwQFBgcICQ', headers: { authorization: 'Bearer token-1' } },
    ])
    expect(asked).toEqual([search])
  })

  it('is not shown to anybody else', async () => {
    const { settings } = fakeServer(refusal(404, 'FILE_NOT_FOUND'))
    expect(await run(getPicture(link), settings)).toMatchObject({ type: 'notFound' })
  })
})
