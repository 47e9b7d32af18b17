import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../../../server/places/reference-data.ts'
import { testApp } from '../../support/app.ts'

/** What can be chosen just now. */
let trades = ['Plumbing']

const { locations } = loadReferenceData('/nowhere')
const lists = new Map<string, { id: string; name: string }[]>()
const listOf = (names: readonly string[]) => {
  const key = names.join()
  const list = lists.get(key) ?? names.map((name) => ({ id: name.toLowerCase(), name }))
  lists.set(key, list)
  return list
}
const server = await testApp({
  handlers: {
    listLocations: async () => ({ cacheable: { countries: locations() } }),
    listCategories: async () => ({ cacheable: { categories: listOf(trades) } }),
  },
})
afterAll(server.close)

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/v1${url}`, headers })

test.each(['/usa-states-cities', '/catagory'])('%s comes compressed as the browser likes it', async (url) => {
  const plain = await get(url)
  const forms = await Promise.all(
    ['gzip, deflate, br', 'gzip;q=0.8', 'br;q=0, *', 'deflate', 'identity'].map(async (encoding) => {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding })
      const used = headers['content-encoding']
      const body =
        used === 'br' ? brotliDecompressSync(rawPayload) : used === 'gzip' ? gunzipSync(rawPayload) : rawPayload
      return [used, headers['content-type'], headers['vary'], body.toString() === plain.body]
    }),
  )
  const type = 'application/json; charset=utf-8'
  expect(forms).toEqual([
    ['br', type, 'accept-encoding', true],
    ['gzip', type, 'accept-encoding', true],
    ['gzip', type, 'accept-encoding', true],
    [undefined, type, 'accept-encoding', true],
    [undefined, type, 'accept-encoding', true],
  ])
})

test('a copy that still holds is not sent again, whatever its form', async () => {
  const { headers } = await get('/usa-states-cities', { 'accept-encoding': 'br' })
  expect(headers['cache-control']).toBe('public, no-cache')
  const etag = String(headers['etag'])
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const mark of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
    const again = await get('/usa-states-cities', { 'if-none-match': mark })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  }
  expect((await get('/usa-states-cities', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('a list that was replaced is written anew', async () => {
  const before = await get('/catagory')
  trades = ['Plumbing', 'Roofing']
  const after = await get('/catagory', { 'if-none-match': String(before.headers['etag']) })
  expect(after.statusCode).toBe(200)
  expect(after.json()).toEqual({
    category: [
      { id: 'plumbing', name: 'Plumbing' },
      { id: 'roofing', name: 'Roofing' },
    ],
  })
})
