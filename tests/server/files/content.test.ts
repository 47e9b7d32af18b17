import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentOf } from '../../../server/files/file-signature.ts'

const pixel = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#1b6b3a' } })

test('pictures are known by their content', async () => {
  const heads = await Promise.all([
    pixel().jpeg().toBuffer(),
    pixel().png().toBuffer(),
    pixel().gif().toBuffer(),
    pixel().webp().toBuffer(),
    pixel().avif().toBuffer(),
  ])
  expect(heads.map((head) => contentOf(head))).toEqual(
    ['jpeg', 'png', 'gif', 'webp', 'avif'].map((type) => ({ kind: 'image', mediaType: `image/${type}` })),
  )
})

test('a PDF is known by its mark, also behind some bytes', () => {
  const pdf = { kind: 'document', mediaType: 'application/pdf' }
  expect(contentOf(Buffer.from('%PDF-1.7\n'))).toEqual(pdf)
  expect(contentOf(Buffer.from(`${' '.repeat(100)}%PDF-1.4`))).toEqual(pdf)
})

test.each([
  ['nothing', ''],
  ['a text', 'hello'],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', '\u007FELF'],
  ['an HEIC photo', '\0\0\0\u0018ftypheic\0\0\0\0heicmif1'],
  ['a sound in RIFF', 'RIFF\0\0\0\0WAVE'],
  ['a box that claims to be huge', '\u00FF\u00FF\u00FF\u00FFftyp'],
])('%s is not taken', (_, head) => {
  expect(contentOf(Buffer.from(head, 'latin1'))).toBeUndefined()
})
