import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differenceOf } from '../../report/pictures.ts'

it('finds no difference between pictures that look the same, however they are written', async () => {
  const one = await picture('white', 20, 10)
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer()
  expect(other.equals(one)).toBe(false)
  expect(await differenceOf(one, other)).toBeNull()
})

it('shows where two pictures differ', async () => {
  const before = await picture('white', 20, 10)
  const dot = { create: { width: 6, height: 4, channels: 4 as const, background: 'black' } }
  const now = await sharp(before)
    .composite([{ input: dot, left: 5, top: 3 }])
    .png()
    .toBuffer()
  const difference = await differenceOf(before, now)
  const { data } = await sharp(difference ?? before)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const red = Array.from({ length: 200 }, (_, index) => [...data.subarray(index * 4, index * 4 + 3)].join()).filter(
    (colour) => colour === '255,0,0',
  )
  expect(red).toHaveLength(24)
})

it('takes a picture that became longer for different', async () => {
  const difference = await differenceOf(await picture('white', 20, 10), await picture('white', 20, 30))
  expect(await sharp(difference ?? undefined).metadata()).toMatchObject({ width: 20, height: 30 })
})

function picture(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}
