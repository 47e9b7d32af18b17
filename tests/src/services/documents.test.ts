import { describe, expect, it } from 'vitest'
import { getDocument, getPicture } from '../../../src/services/documents.ts'
import { fakeServer, refusal, run, type Reply } from './fake-server.ts'

const wanted = { link: 'http://elsewhere.test/v1/files/3q2-7wAAECAwQFBgcICQ', name: 'Document 1' }

const unreadable = { 'Content-Type': 'application/pdf', 'Content-Disposition': "attachment; filename*=UTF-8''%E0%A4%A" }

const hotel = { 'Content-Type': 'text/html', 'Content-Disposition': "attachment; filename*=UTF-8''a.pdf" }

const file = (headers: Readonly<Record<string, string>>): Response => new Response('bytes', { headers })

async function ask(...replies: readonly Reply[]) {
  const { settings, seen, expired } = fakeServer(...replies)
  return { answer: await run(getDocument(wanted), settings), seen, expired }
}

const bytesOf = async (answer: object): Promise<string | null> =>
  'blob' in answer && answer.blob instanceof Blob ? await answer.blob.text() : null

describe('a document', () => {
  it('is fetched with the token, from where the page itself came from, and keeps its name', async () => {
    const { answer, seen } = await ask(
      file({
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

  it('keeps a name of plain letters', async () => {
    const { answer } = await ask(
      file({ 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="licence.pdf"' }),
    )
    expect(answer).toMatchObject({ name: 'licence.pdf' })
  })

  it.each([
    ['image/webp', 'Document 1.webp'],
    ['application/pdf', 'Document 1.pdf'],
  ])('without a name, of %s, is called as on the screen', async (type, name) => {
    expect((await ask(file({ 'Content-Type': type }))).answer).toMatchObject({ name })
  })

  it('whose name nobody can read is called as on the screen too', async () => {
    expect((await ask(file(unreadable))).answer).toMatchObject({ name: 'Document 1.pdf' })
  })

  it.each<[string, readonly Reply[], Record<string, unknown>]>([
    ['is gone', [refusal(404, 'FILE_NOT_FOUND')], { type: 'notFound', code: 'FILE_NOT_FOUND' }],
    ['is out of reach', ['unreachable', 'unreachable'], { type: 'offline' }],
    ['does not come in time', ['silence', 'silence'], { type: 'timedOut' }],
    ['is a page of somebody else', [file(hotel), file(hotel)], { type: 'malformed' }],
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
    const { settings, seen } = fakeServer(file({ 'Content-Type': 'image/webp' }))
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

  it('is not shown to whoever is no party', async () => {
    const { settings } = fakeServer(refusal(404, 'FILE_NOT_FOUND'))
    expect(await run(getPicture(link), settings)).toMatchObject({ type: 'notFound' })
  })
})
