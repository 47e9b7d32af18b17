import { expect, test } from 'vitest'
import { cleanFileName, downloadName } from '../../../server/files/file-name.ts'
import { shows } from '../../support/shows.ts'

const pdf = (original_name: string | null, most?: number) => downloadName({ kind: 'document', original_name }, most)

test.each([
  ['x.pdf.exe', 'x.pdf'],
  ['x.exe.pdf', 'x.pdf'],
  ['x.pdf.pdf', 'x.pdf'],
  ['licence.PDF', 'licence.pdf'],
  ['licence', 'licence.pdf'],
  ['Dr.Smith.pdf', 'Dr.Smith.pdf'],
  ['a/b\\c:d.pdf', 'a_b_c_d.pdf'],
  ['tap\u202Efdp.exe', 'tapfdp.pdf'],
  ['.pdf', 'document.pdf'],
  [null, 'document.pdf'],
])('a document named %j is served as %j', shows('limit.file-names'), (name, served) => {
  expect(pdf(name)).toBe(served)
})

test('a picture is served as what it was made to be', shows('limit.file-names'), () => {
  expect(downloadName({ kind: 'image', original_name: 'licence.jpg.exe' })).toBe('licence.webp')
})

test.each(['é'.normalize('NFD'), 'हि', '👩🏽‍🔧', 'رُ', 'x'])(
  'a name of many %s has as many bytes as may be, and no letter in parts',
  shows('limit.file-names'),
  (letter) => {
    const kept = letter.normalize('NFC')
    const size = Buffer.byteLength(kept)
    const name = pdf(letter.repeat(300), 200)
    expect(name).toBe(`${kept.repeat(Math.floor(196 / size))}.pdf`)
    // The ending of what is kept is whole, too.
    expect(cleanFileName(`${letter.repeat(300)}.pdf`)).toBe(`${kept.repeat(Math.floor(251 / size))}.pdf`)
  },
)
