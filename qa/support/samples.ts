import sharp from 'sharp'

let count = 0

/** A name that no other test of the run uses. */
export const unique = (name: string): string => `${name}-${process.pid}-${Date.now().toString(36)}-${(count += 1)}`

/** A file as a file chooser takes it. */
export type Sample = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A real JPEG of one colour. */
export async function photo(name: string, colour: string): Promise<Sample> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A photo of 12 megapixels from a phone held upright, lying on its side in the file: red above, blue below. */
export async function uprightPhoto(name: string): Promise<Sample> {
  const right = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 2000, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A wide PNG, clear as glass. */
export async function glass(name: string): Promise<Sample> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const buffer = await sharp({ create: { width: 3000, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A white BMP of 16 by 16 pixels, which the server does not read. */
export function bitmap(name: string): Sample {
  const side = 16
  const header = Buffer.alloc(54)
  const pixels = Buffer.alloc(side * side * 3, 255)
  header.write('BM')
  header.writeUInt32LE(header.length + pixels.length, 2)
  header.writeUInt32LE(header.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(side, 18)
  header.writeInt32LE(side, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  return { name, mimeType: 'image/bmp', buffer: Buffer.concat([header, pixels]) }
}
