import sharp from 'sharp'

/** Longest side of a stored picture and of its small variant, in pixels. */
const LARGE = 2048
const SMALL = 320

/** A picture with more pixels than this is a bomb rather than a photo: 100 megapixels. */
const MOST_PIXELS = 100_000_000

// A picture must not take the processor from everybody else.
const THREADS = 1

/**
 * Writes a picture anew as WebP, right way up and without any metadata (place, camera), in two sizes.
 *
 * @returns false where the file is no whole picture, or a bomb.
 */
export async function writePictures(
  source: string,
  targets: Readonly<{ large: string; small: string }>,
): Promise<boolean> {
  sharp.concurrency(THREADS)
  sharp.cache(false)
  try {
    const picture = sharp(source, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 }).autoOrient()
    const fitted = (side: number) =>
      picture.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    await fitted(LARGE).webp({ quality: 82, effort: 3 }).toFile(targets.large)
    await fitted(SMALL).webp({ quality: 76, effort: 3 }).toFile(targets.small)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** libvips tells about bad input in words only; a full disk, on the other hand, is our own trouble. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && !/No space left|Permission denied|unable to open for write/i.test(error.message)
}
