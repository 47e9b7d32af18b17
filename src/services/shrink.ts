import { isTakenAs } from './file-rules.ts'

/** Longest side of a picture that is sent, in pixels: somewhat more than the server stores. */
const LONGEST = 2560
/** A picture of so many bytes is not worth encoding again: half a minute at 400 kbit/s. */
const FEW_BYTES = 1_500_000
/** Of JPEG and WebP; the server encodes once more. */
const QUALITY = 0.85

const endings: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/png', 'png'],
])

let last: Promise<unknown> = Promise.resolve()

/**
 * A picture that is small enough and of a kind that the server takes: of a large one, or one that only the browser can
 * read, a smaller copy, right way up. What cannot be read is returned as it is. One at a time, because a photo takes up to
 * 200 MB while it is open (48 megapixels).
 */
export function shrink(file: File, signal: AbortSignal): Promise<File> {
  const shrunk = last.then(() => (signal.aborted ? file : copyOf(file)))
  last = shrunk
  return shrunk
}

async function copyOf(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const mayStay = Math.max(picture.width, picture.height) <= LONGEST && isTakenAs(file)
      if (mayStay && file.size <= FEW_BYTES) return file
      const copy = await encoded(picture)
      if (mayStay && copy.size >= file.size) return file
      const ending = endings.get(copy.type)
      return ending === undefined ? file : new File([copy], `${stemOf(file.name)}.${ending}`, { type: copy.type })
    } finally {
      picture.close()
    }
  } catch {
    // The browser cannot read it or lacks the memory; perhaps the server can.
    return file
  }
}

/** As JPEG, or as WebP if one can see through it; a browser that does not write WebP writes PNG. */
async function encoded(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const type = isOpaque(context.getImageData(0, 0, width, height).data) ? 'image/jpeg' : 'image/webp'
  return canvas.convertToBlob({ type, quality: QUALITY })
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
  return true
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')
