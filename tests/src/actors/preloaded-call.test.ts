import { describe, expect, it } from 'vitest'
import { type PreloadedRequest, preloadCall, earlyOf } from '../../../src/actors/preloaded-call.ts'

const url = 'http://bidfair.test/v1/get-jobs/customer'
const NOON = Date.UTC(2026, 10, 23, 12)

type Said = { readonly url?: string; readonly token?: string; readonly language?: string; readonly body?: string }

const asking = ({ token = 'ana', language = 'en', body = '{"limit":10}', ...said }: Said = {}): PreloadedRequest => ({
  url: said.url ?? url,
  headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  body,
})

const answering = async (): Promise<Response> => new Response('the jobs')

/** A call whose answer is here. */
async function answered(fetch: (request: Request) => Promise<Response> = answering) {
  const call = preloadCall(fetch, asking(), () => NOON)
  await call.answer
  return call
}

describe('a call that was made early', () => {
  it('says what it was given to say', async () => {
    const seen: Request[] = []
    await answered((request) => {
      seen.push(request)
      return answering()
    })
    expect(seen.map(({ method, url: to, headers }) => [method, to, headers.get('Authorization')])).toEqual([
      ['POST', url, 'Bearer ana'],
    ])
    expect(await seen[0]?.text()).toBe('{"limit":10}')
  })

  it('is here at once for whoever asks the same, once', async () => {
    const early = earlyOf(await answered(), () => NOON + 9_999)
    expect([early.here(asking()), early.here(asking()), await early.take(asking())]).toEqual(['the jobs', null, null])
  })

  it('is waited for by whoever asks before it is here', async () => {
    const gate = Promise.withResolvers<Response>()
    const early = earlyOf(preloadCall(() => gate.promise, asking()))
    expect(early.here(asking())).toBe(null)
    const taken = early.take(asking())
    gate.resolve(await answering())
    expect([await taken, early.here(asking())]).toEqual(['the jobs', null])
  })

  it.each([
    ['of another session', { token: 'luis' }],
    ['in another language', { language: 'es' }],
    ['for something else', { body: '{"limit":10,"status":["open"]}' }],
    ['to another address', { url: 'http://bidfair.test/v1/get-job/business' }],
  ])('is nothing to who asks %s, nor to anybody after', async (_, other) => {
    const early = earlyOf(await answered(), () => NOON)
    expect([early.here(asking(other)), await early.take(asking(other)), await early.take(asking())]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is too old after ten seconds', async () => {
    const early = earlyOf(await answered(), () => NOON + 10_000)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })

  it.each([
    ['was refused', async () => new Response('no', { status: 401 })],
    ['could not be made', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broke off', async () => new Response(new ReadableStream({ start: (to) => to.error(new TypeError('gone')) }))],
  ])('is nothing where it %s', async (_, failing) => {
    const early = earlyOf(await answered(failing), () => NOON)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })

  it('is not missed where there was none', async () => {
    const early = earlyOf(null)
    expect([early.here(asking()), await early.take(asking())]).toEqual([null, null])
  })
})
