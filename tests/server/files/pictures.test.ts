import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrink } from '../../../server/files/image-resize.ts'
import { shows } from '../../support/shows.ts'

type Claim = (side: number) => Promise<Buffer>

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b6b3a' } })

/** A changed copy of a picture. */
function patched(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** The frame header (marker C0 or C2) of a JPEG says height and width. */
const jpeg = (progressive: boolean): Claim => {
  const frame = Buffer.from([0xff, progressive ? 0xc2 : 0xc0])
  return async (side) =>
    patched(await picture().jpeg({ progressive }).toBuffer(), (copy) => {
      const at = copy.indexOf(frame) + 5
      copy.writeUInt16BE(side, at)
      copy.writeUInt16BE(side, at + 2)
    })
}

/** The first chunk of a PNG, under its checksum. */
const png = (progressive: boolean): Claim => {
  return async (side) =>
    patched(await picture().png({ progressive }).toBuffer(), (copy) => {
      copy.writeUInt32BE(side, 16)
      copy.writeUInt32BE(side, 20)
      copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
    })
}

/** The screen and the first frame of a GIF. */
const gif: Claim = async (side) =>
  patched(await picture().gif().toBuffer(), (copy) => {
    const frame = copy.indexOf(0x2c, 13)
    for (const at of [6, 8, frame + 5, frame + 7]) copy.writeUInt16LE(side, at)
  })

/** The frame header of a lossy WebP. */
const webp: Claim = async (side) =>
  patched(await picture().webp().toBuffer(), (copy) => {
    copy.writeUInt16LE(side, 26)
    copy.writeUInt16LE(side, 28)
  })

/** The box of an AVIF that tells its size. */
const avif: Claim = async (side) =>
  patched(await picture().avif().toBuffer(), (copy) => {
    const at = copy.indexOf('ispe') + 8
    copy.writeUInt32BE(side, at)
    copy.writeUInt32BE(side, at + 4)
  })

const LIMITS: readonly (readonly [format: string, claim: Claim, side: number])[] = [
  ['baseline JPEG', jpeg(false), 10_000],
  ['progressive JPEG', jpeg(true), 5000],
  ['PNG', png(false), 7071],
  ['interlaced PNG', png(true), 3535],
  ['GIF', gif, 5000],
  ['WebP', webp, 6324],
  ['AVIF', avif, 2898],
]

test.each(LIMITS)(
  'of a %s its header tells whether it has too many pixels to be decoded',
  shows('limit.pixels'),
  async (_format, claim, side) => {
    expect(await shrink(await claim(side + 1))).toEqual({ error: 'PICTURE_TOO_LARGE' })
    // What claims just what may be is looked at, and found to have no such pixels.
    expect(await shrink(await claim(side))).not.toEqual({ error: 'PICTURE_TOO_LARGE' })
  },
)
