import { expect, test } from 'vitest'
import { cleanFileName, downloadName } from '../../../server/files/file-name.ts'
import { contentOf } from '../../../server/files/file-signature.ts'
import { fileIdOf, fileLink } from '../../../server/files/serializer.ts'
import { shows } from '../../support/shows.ts'
import { picture } from '../support/uploads.ts'

test('a picture is served with the type that it was converted to', shows('limit.file-names'), () => {
  expect(downloadName({ kind: 'image', original_name: 'licence.jpg.exe' })).toBe('licence.webp')
})

test.each(['é'.normalize('NFD'), 'हि', '👩🏽‍🔧', 'رُ', 'x'])(
  'a long name of %s is cut at the byte limit between letters',
  shows('limit.file-names'),
  (letter) => {
    const kept = letter.normalize('NFC')
    const size = Buffer.byteLength(kept)
    const name = downloadName({ kind: 'document', original_name: letter.repeat(300) }, 200)
    expect(name).toBe(`${kept.repeat(Math.floor(196 / size))}.pdf`)
    // The ending of what is kept is whole, too.
    expect(cleanFileName(`${letter.repeat(300)}.pdf`)).toBe(`${kept.repeat(Math.floor(251 / size))}.pdf`)
  },
)

test('a picture is known by its content', async () => {
  const heads = await Promise.all([
    picture(4).jpeg().toBuffer(),
    picture(4).png().toBuffer(),
    picture(4).gif().toBuffer(),
    picture(4).webp().toBuffer(),
    picture(4).avif().toBuffer(),
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

const id = 'AAAAAAAAAAAAAAAAAAAA-_'

test('a link is made for the present address and read whatever the address was', () => {
  expect(fileLink('https://jobs.example.com', id)).toBe(`https://jobs.example.com/v1/files/${id}`)
  expect(fileIdOf(`http://localhost:3000/v1/files/${id}`)).toBe(id)
  expect(fileIdOf(`/v1/files/${id}?size=small`)).toBe(id)
})

test.each(['', id, `http://localhost/v1/files/${id}x`, `http://localhost/v1/files/short`, `http://x/v2/files/${id}`])(
  '%j is no link of ours',
  (link) => {
    expect(fileIdOf(link)).toBeUndefined()
  },
)
