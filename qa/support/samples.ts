import sharp from 'sharp'

let count = 0

/** A name that no other test of the run uses. */
export const unique = (name: string): string => `${name}-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`

/** A real JPEG of one colour, as a file chooser takes it. */
export async function photo(name: string, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
