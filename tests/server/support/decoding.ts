import sharp from 'sharp'
import { newDecoder } from '../../../server/files/image-decoder.ts'

/** A process that decodes a large picture again and again, until somebody ends it. */
const picture = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#1b6b3a' } })
  .png({ compressionLevel: 1 })
  .toBuffer()
const decoder = newDecoder()
await decoder.decode(picture)
console.log('decoding')
for (;;) await decoder.decode(picture)
