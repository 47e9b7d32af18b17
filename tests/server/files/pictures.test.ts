import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileStore, type FileStore, type FileSize, type StoredFile } from '../../../server/files/file-store.ts'
import { newFolder } from '../support/folder.ts'
import { crc32 } from 'node:zlib'
import { shrink } from '../../../server/files/image-resize.ts'
import { shows } from '../../support/shows.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { newDecoder } from '../../../server/files/image-decoder.ts'
import { decodersOf, userOf } from '../support/process.ts'
import { isThere } from '../support/process.ts'

let folder: string
let files: FileStore

beforeEach(() => {
  folder = newFolder()
  files = fileStore(folder)
  return files.close
})

const save = (bytes: Buffer) => files.save(Readable.from([bytes]))

async function saved(bytes: Buffer): Promise<StoredFile> {
  const stored = await save(bytes)
  if ('error' in stored) throw new Error(stored.error)
  return stored
}

async function read(file: StoredFile, size: FileSize): Promise<Buffer> {
  const opened = await files.open(file, size)
  if (opened === undefined) throw new Error('not there')
  const bytes = await buffer(opened.stream)
  expect(bytes).toHaveLength(opened.byteSize)
  return bytes
}

/** Everything below the folder that is a file. */
const onDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

/** Left half red, right half blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
  ])

test('a photo loses place and camera, is turned the right way up, and fits its two sizes', async () => {
  const photo = await twoHalves(4000, 3000)
    .withExif({ IFD0: { Make: 'Cam' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Cam')).toBe(true)
  const stored = await saved(photo)
  expect(stored).toMatchObject({ kind: 'image', mediaType: 'image/webp' })
  const large = await read(stored, 'large')
  const small = await read(stored, 'small')
  const { format, width, height, exif, orientation } = await sharp(large).metadata()
  // Orientation 6 is to be shown turned by a quarter clockwise, so wide becomes high and left becomes top.
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 1536,
    height: 2048,
    exif: undefined,
    orientation: undefined,
  })
  const [red = 0, , blue = 0] = await sharp(large)
    .extract({ left: 700, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(blue)
  const smallSize = await sharp(small).metadata()
  expect([smallSize.width, smallSize.height]).toEqual([240, 320])
  expect(stored.byteSize).toBe(large.length)
})

test('what is refused says why and leaves nothing behind', async () => {
  const jpeg = await twoHalves(800, 600).jpeg().toBuffer()
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const refused = {
    empty: await save(Buffer.alloc(0)),
    text: await save(Buffer.from('only words')),
    drawing: await save(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    half: await save(jpeg.subarray(0, jpeg.length / 2)),
    bomb: await save(bomb),
    hugePicture: await save(Buffer.concat([jpeg, Buffer.alloc(10_000_001)])),
    hugeDocument: await save(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20_000_000)])),
  }
  expect(refused).toEqual({
    empty: { error: 'FILE_TYPE_NOT_ALLOWED' },
    text: { error: 'FILE_TYPE_NOT_ALLOWED' },
    drawing: { error: 'FILE_TYPE_NOT_ALLOWED' },
    half: { error: 'FILE_UNREADABLE' },
    bomb: { error: 'PICTURE_TOO_LARGE' },
    hugePicture: { error: 'FILE_TOO_LARGE' },
    hugeDocument: { error: 'FILE_TOO_LARGE' },
  })
  expect(onDisk()).toEqual([])
})

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

const UNREADABLE = { error: 'FILE_UNREADABLE' }

const flat = async (side: number) =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#1b6b3a' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

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

test('it ends with a server that is killed, in the middle of a picture', shows('limit.decoder-process'), async () => {
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
})
