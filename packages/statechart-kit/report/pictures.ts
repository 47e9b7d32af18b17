import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Picture, PictureId, Pictures } from './types.ts'

/** Good enough to read small print by; the page has many hundreds of them. */
const QUALITY = { quality: 62, effort: 5, smartSubsample: true } as const

/** How far a colour may be off and count as the same, of 1. The soft edge of a curve is not the same each time, and does not count. */
const THRESHOLD = 0.05

/** Pictures of the page, each one kept once however often it is shown. */
export type Album = {
  readonly add: (file: string) => Promise<PictureId>
  /** Adds where two pictures differ; null where they do not. */
  readonly addDifference: (before: string, now: string) => Promise<PictureId | null>
  readonly all: () => Pictures
}

export function createAlbum(): Album {
  const pictures: Record<PictureId, Picture> = {}
  const put = async (png: Buffer): Promise<PictureId> => {
    const id = createHash('sha256').update(png).digest('base64url').slice(0, 12)
    pictures[id] ??= await pictureOf(png)
    return id
  }
  return {
    add: async (file) => put(await readFile(file)),
    addDifference: async (before, now) => {
      const difference = await differenceOf(await readFile(before), await readFile(now))
      return difference && put(difference)
    },
    all: () => pictures,
  }
}

async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).webp(QUALITY).toBuffer({ resolveWithObject: true })
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

/** A picture of where two differ, as PNG; null where they look the same. One that is shorter is continued with nothing. */
export async function differenceOf(before: Buffer, now: Buffer): Promise<Buffer | null> {
  if (before.equals(now)) return null
  const sizes = await Promise.all([before, now].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([before, now].map((png) => pixelsOf(png, width, height)))
  if (!one || !other) return null
  const output = new Uint8Array(width * height * 4)
  const count = pixelmatch(one, other, output, width, height, { threshold: THRESHOLD, alpha: 0.2 })
  if (count === 0 && sizes[0]?.height === sizes[1]?.height && sizes[0]?.width === sizes[1]?.width) return null
  return sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function pixelsOf(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  const { width: itsWidth, height: itsHeight } = await sharp(png).metadata()
  const grown = { right: width - itsWidth, bottom: height - itsHeight, background: '#00000000' }
  return sharp(png).ensureAlpha().extend(grown).raw().toBuffer()
}
