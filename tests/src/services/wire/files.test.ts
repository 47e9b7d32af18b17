import { describe, expect, it } from 'vitest'
import { hereFromWire, uploadFromWire } from '../../../../src/services/wire/files.ts'

describe('a link to a file', () => {
  it.each([
    ['http://localhost:3000/v1/files/tap', '/v1/files/tap'],
    ['https://bidfair.example/v1/files/tap?size=small', '/v1/files/tap?size=small'],
    ['/v1/files/tap', '/v1/files/tap'],
    [null, null],
  ])('of the server at %s is fetched from where the page came from', (link, here) => {
    expect(hereFromWire(link)).toBe(here)
  })

  it('is read from the answer of an upload', () => {
    expect([
      uploadFromWire({ Data: { url: 'http://localhost:3000/v1/files/tap' } }),
      uploadFromWire({ Data: { url: '' } }),
      uploadFromWire(null),
    ]).toEqual(['/v1/files/tap', null, null])
  })
})
