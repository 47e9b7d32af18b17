import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileStore, type FileStore, type FileSize, type StoredFile } from '../../../server/files/file-store.ts'
import { newFolder } from '../support/folder.ts'
import { crc32 } from 'node:zlib'
import { shrink } from '../../../server/files/image-resize.ts'
import { shows } from '../../support/shows.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { newDecoder } from '../../../server/files/image-decoder.ts'
import { decodersOf, isThere, userOf } from '../support/process.ts'
import { picture } from '../support/uploads.ts'

async function read(files: FileStore, file: StoredFile, size: FileSize): Promise<Buffer> {
  const opened = await files.open(file, size)
  if (opened === undefined) throw new Error('not there')
  const bytes = await buffer(opened.stream)
  expect(bytes).toHaveLength(opened.byteSize)
  return bytes
}

test('a photo loses place and camera, is turned the right way up, and fits its two sizes', async () => {
  // Left half red, right half blue.
  const blue = {
    input: { create: { width: 2000, height: 3000, channels: 3, background: '#0000ff' } },
    left: 2000,
    top: 0,
  } as const
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#ff0000' } })
    .composite([blue])
    .withExif({ IFD0: { Make: 'Cam' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Cam')).toBe(true)
  const files = fileStore(newFolder())
  onTestFinished(files.close)
  const stored = await files.save(Readable.from([photo]))
  if ('error' in stored) throw new Error(stored.error)
  expect(stored).toMatchObject({ kind: 'image', mediaType: 'image/webp' })
  const large = await read(files, stored, 'large')
  const small = await read(files, stored, 'small')
  const { format, width, height, exif, orientation } = await sharp(large).metadata()
  // Orientation 6 is to be shown turned by a quarter clockwise, so wide becomes high and left becomes top.
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 1536,
    height: 2048,
    exif: undefined,
    orientation: undefined,
  })
  const [red = 0, , rest = 0] = await sharp(large)
    .extract({ left: 700, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(rest)
  const smallSize = await sharp(small).metadata()
  expect([smallSize.width, smallSize.height]).toEqual([480, 640])
  expect(stored.byteSize).toBe(large.length)
})

test('a small picture keeps its size, and a transparent one stays transparent', async () => {
  const files = fileStore(newFolder())
  onTestFinished(files.close)
  const icon = sharp({ create: { width: 64, height: 48, channels: 4, background: '#00000000' } })
  const stored = await files.save(Readable.from([await icon.png().toBuffer()]))
  if ('error' in stored) throw new Error(stored.error)
  const { width, height, hasAlpha } = await sharp(await read(files, stored, 'large')).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 64, height: 48, hasAlpha: true })
})

type Claim = (side: number) => Promise<Buffer>

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
    patched(await picture(64).jpeg({ progressive }).toBuffer(), (copy) => {
      const at = copy.indexOf(frame) + 5
      copy.writeUInt16BE(side, at)
      copy.writeUInt16BE(side, at + 2)
    })
}

/** The first chunk of a PNG, under its checksum. */
const png = (progressive: boolean): Claim => {
  return async (side) =>
    patched(await picture(64).png({ progressive }).toBuffer(), (copy) => {
      copy.writeUInt32BE(side, 16)
      copy.writeUInt32BE(side, 20)
      copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
    })
}

/** The screen and the first frame of a GIF. */
const gif: Claim = async (side) =>
  patched(await picture(64).gif().toBuffer(), (copy) => {
    const frame = copy.indexOf(0x2c, 13)
    for (const at of [6, 8, frame + 5, frame + 7]) copy.writeUInt16LE(side, at)
  })

/** The frame header of a lossy WebP. */
const webp: Claim = async (side) =>
  patched(await picture(64).webp().toBuffer(), (copy) => {
    copy.writeUInt16LE(side, 26)
    copy.writeUInt16LE(side, 28)
  })

/** The box of an AVIF that tells its size. */
const avif: Claim = async (side) =>
  patched(await picture(64).avif().toBuffer(), (copy) => {
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

const UNREADABLE = { error: 'FILE_UNREADABLE' }

const flat = async (side: number) => await picture(side).png({ compressionLevel: 1 }).toBuffer()

const [small, large] = [await flat(40), await flat(5000)]

test('pictures are decoded in another process, which is never root', shows('limit.decoder-process'), async () => {
  const decoder = newDecoder()
  expect(await decoder.decode(small)).not.toEqual(UNREADABLE)
  const own = process.getuid?.()
  expect(decodersOf(process.pid).map(userOf)).toEqual([own === 0 ? 65_533 : own])
  decoder.stop()
  await vi.waitUntil(() => decodersOf(process.pid).length === 0, { timeout: 30_000 })
})

test.each([
  ['memory', { memory: 1, time: 60_000 }],
  ['time', { memory: 1e9, time: 1 }],
])(
  'a process whose picture takes too much %s is killed, and the next picture has a new one',
  shows('limit.decoder-process'),
  async (_what, most) => {
    const decoder = newDecoder(most)
    expect(await decoder.decode(large)).toEqual(UNREADABLE)
    expect(decodersOf(process.pid)).toEqual([])
    // Nothing is little enough for these limits, so that the new one is seen while it is at work.
    const next = decoder.decode(Buffer.from('no picture'))
    await vi.waitUntil(() => decodersOf(process.pid).length === 1, { timeout: 30_000 })
    expect(await next).toEqual(UNREADABLE)
    decoder.stop()
    await vi.waitUntil(() => decodersOf(process.pid).length === 0, { timeout: 30_000 })
  },
)

test(
  'the decoder ends with a server that is killed, in the middle of a picture',
  shows('limit.decoder-process'),
  async () => {
    const program = join(import.meta.dirname, '../support/decoding.ts')
    const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const { pid = 0 } = server
    await once(server.stdout, 'data')
    const [decoder = 0] = decodersOf(pid)
    expect(isThere(decoder)).toBe(true)
    const ended = once(server, 'close')
    server.kill('SIGKILL')
    await ended
    await vi.waitUntil(() => !isThere(decoder), { timeout: 30_000 })
  },
)
