import { describe, expect, it } from 'vitest'
import { callEarly, takingEarly } from '../../../src/actors/early-call.ts'

const url = 'http://bidfair.test/v1/get-jobs/customer'
const NOON = Date.UTC(2026, 10, 23, 12)

type Said = { readonly url?: string; readonly token?: string; readonly language?: string; readonly body?: string }

const asking = ({ token = 'ana', language = 'en', body = '{"limit":10}', ...said }: Said = {}) =>
  new Request(said.url ?? url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
    body,
  })

/** A server that numbers its answers, and what it was asked. */
function numbering() {
  const asked: Request[] = []
  const fetch = async (request: Request): Promise<Response> => new Response(`answer ${asked.push(request)}`)
  return { asked, fetch }
}

const told = async (answer: Promise<Response>): Promise<string> => (await answer).text()

describe('a call that was made early', () => {
  it('answers the same request once', async () => {
    const { asked, fetch } = numbering()
    const take = takingEarly(
      fetch,
      callEarly(fetch, asking(), () => NOON),
      () => NOON + 9_999,
    )
    expect([await told(take(asking())), await told(take(asking()))]).toEqual(['answer 1', 'answer 2'])
    expect(asked.length).toBe(2)
  })

  it.each([
    ['of another session', { token: 'luis' }],
    ['in another language', { language: 'es' }],
    ['for something else', { body: '{"limit":10,"status":["open"]}' }],
  ])('is nothing to a request %s, nor to any after it', async (_, other) => {
    const { asked, fetch } = numbering()
    const take = takingEarly(fetch, callEarly(fetch, asking()))
    expect([await told(take(asking(other))), await told(take(asking()))]).toEqual(['answer 2', 'answer 3'])
    expect(asked.length).toBe(3)
  })

  it('waits while something else is asked for', async () => {
    const { fetch } = numbering()
    const take = takingEarly(fetch, callEarly(fetch, asking()))
    const elsewhere = asking({ url: 'http://bidfair.test/v1/threads' })
    expect([await told(take(elsewhere)), await told(take(asking()))]).toEqual(['answer 2', 'answer 1'])
  })

  it('is too old after ten seconds', async () => {
    const { fetch } = numbering()
    const early = callEarly(fetch, asking(), () => NOON)
    expect(await told(takingEarly(fetch, early, () => NOON + 10_000)(asking()))).toBe('answer 2')
  })

  it.each([
    ['was refused', async () => new Response('no', { status: 401 })],
    ['could not be made', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is made again where it %s', async (_, failing) => {
    const { fetch } = numbering()
    expect(await told(takingEarly(fetch, callEarly(failing, asking()))(asking()))).toBe('answer 1')
  })

  it('is not missed where there was none', async () => {
    const { fetch } = numbering()
    expect(await told(takingEarly(fetch, null)(asking()))).toBe('answer 1')
  })
})
