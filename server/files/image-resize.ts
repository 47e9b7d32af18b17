import sharp, { type Metadata, type Sharp } from 'sharp'

/** A picture as it is stored: WebP in two sizes. */
export type Shrunk = Readonly<{ large: Uint8Array; small: Uint8Array }>

/** Why a picture is not taken, by the code of the contract. */
export type PictureError = 'FILE_UNREADABLE' | 'PICTURE_TOO_LARGE'

/** Longest side of a stored picture and of its small variant, in pixels: a card is up to 440 wide, and screens are dense. */
const LARGE = 2048
const SMALL = 640

/**
 * How many pixels (in millions) a picture may have, by what it costs to decode: no more than some 230 MB of memory and a
 * second and a half of processor time.
 *
 * Measured for each megapixel with sharp 0.35.5 (libvips 8.18) and one thread, on 25 megapixels of noise: baseline JPEG
 * 8 ms and 2 MB, progressive JPEG (4:4:4) 30 ms and 9 MB, PNG 10 ms and 3 MB, interlaced PNG of 16 bits 38 ms and 11 MB,
 * GIF 10 ms and 6 MB, lossless WebP 13 ms and 5 MB, AVIF 100 ms and 20 MB; besides, writing the largest WebP takes 550 ms.
 * Phones (12, 48 and 50 megapixels) write baseline JPEG.
 */
const MOST_MEGAPIXELS: Readonly<Record<string, (picture: Metadata) => number>> = {
  jpeg: ({ isProgressive }) => (isProgressive ? 25 : 100),
  png: ({ isProgressive }) => (isProgressive ? 12.5 : 50),
  gif: () => 25,
  webp: () => 40,
  // An AVIF, up to a screen of 3840 by 2160; other pictures in the same container are not read.
  heif: () => 8.4,
}

/** Readies the library of pictures: one thread, nothing kept, and of all that it reads only what is taken. */
export async function loadImageLibrary(): Promise<void> {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
  // What the library loads when it is first used, it loads now.
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
  await shrink(await one.avif().toBuffer())
}

/** Makes a picture WebP in two sizes, right way up and without any metadata (place, camera). */
export async function shrink(bytes: Uint8Array): Promise<Shrunk | Readonly<{ error: PictureError }>> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
    const metadata = await picture.metadata()
    const most = MOST_MEGAPIXELS[metadata.format]?.(metadata) ?? 0
    if (metadata.width * (metadata.pageHeight ?? metadata.height) > most * 1e6) return { error: 'PICTURE_TOO_LARGE' }
    const large = await fitted(picture.autoOrient(), LARGE).webp({ quality: 82, effort: 3 }).toBuffer()
    // From the large one, so that what is costly is decoded once.
    const small = await fitted(sharp(large), SMALL).webp({ quality: 76, effort: 3 }).toBuffer()
    return { large, small }
  } catch {
    // There is nothing here that could fail but the picture.
    return { error: 'FILE_UNREADABLE' }
  }
}

function fitted(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}
