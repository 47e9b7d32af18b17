import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { fileStore, type FileStore, type FileSize, type StoredFile } from '../../../server/files/file-store.ts'
import { newFolder } from '../support/folder.ts'

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

test('a small picture is not blown up, and a see-through one stays see-through', async () => {
  const icon = await sharp({ create: { width: 64, height: 48, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { width, height, hasAlpha } = await sharp(await read(await saved(icon), 'large')).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 64, height: 48, hasAlpha: true })
})

test('a document is kept byte for byte', async () => {
  const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(100_000)}`)
  const stored = await saved(pdf)
  expect(stored).toMatchObject({ kind: 'document', mediaType: 'application/pdf', byteSize: pdf.length })
  expect((await read(stored, 'small')).equals(pdf)).toBe(true)
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

test('an upload that breaks off leaves nothing behind', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('%PDF-1.7')
      throw new Error('line cut')
    })(),
  )
  await expect(files.save(broken)).rejects.toThrow('line cut')
  expect(onDisk()).toEqual([])
})

test('a removed file is gone in every size', async () => {
  const stored = await saved(await twoHalves(20, 10).png().toBuffer())
  expect(onDisk().toSorted()).toEqual([`${stored.id}.small.webp`, `${stored.id}.webp`].toSorted())
  await files.remove(stored.id)
  expect(onDisk()).toEqual([])
  expect(await files.open(stored, 'large')).toBeUndefined()
})

test('old files can be gone through, for those that nobody knows', async () => {
  const old = await saved(Buffer.from('%PDF-1.7 old'))
  await saved(Buffer.from('%PDF-1.7 new'))
  const path = join(folder, old.id.slice(0, 1), `${old.id}.pdf`)
  expect(existsSync(path)).toBe(true)
  utimesSync(path, new Date(0), new Date(0))
  const found: string[] = []
  for await (const id of files.olderThan(new Date(Date.now() - 60_000))) found.push(id)
  expect(found).toEqual([old.id])
})
