import { mostBytes } from '../../generated/limits.ts'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { PictureError } from './image-resize.ts'

type Type = keyof typeof mostBytes
type ImageType = Extract<Type, `image/${string}`>

/** What a file is, by its first bytes; names and declared types are the sender's word only. */
export type Content = Readonly<
  { kind: 'image'; mediaType: ImageType } | { kind: 'document'; mediaType: Exclude<Type, ImageType> }
>

/** How many bytes `contentOf` wants to see. */
export const HEAD_LENGTH = 1024

const looksLike: Readonly<Record<ImageType, (head: Buffer) => boolean>> = {
  'image/jpeg': (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')),
  'image/gif': (head) => /^GIF8[79]a/.test(text(head, 0, 6)),
  'image/webp': (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  'image/avif': (head) => brands(head).some((brand) => brand === 'avif' || brand === 'avis'),
}
const IMAGE_TYPES = Object.keys(looksLike).filter((type): type is ImageType => Object.hasOwn(looksLike, type))

/** The kind of a file that starts with `head`; undefined for all that is not taken. */
export function contentOf(head: Buffer): Content | undefined {
  const mediaType = IMAGE_TYPES.find((type) => looksLike[type](head))
  if (mediaType !== undefined) return { kind: 'image', mediaType }
  // Readers of PDF allow some bytes before the mark (ISO 32000-1, appendix H, 3.4.1).
  if (text(head, 0, HEAD_LENGTH).includes('%PDF-')) return { kind: 'document', mediaType: 'application/pdf' }
  return undefined
}

/** The brands that an ISO base media file (AVIF, HEIC) claims in its first box. */
function brands(head: Buffer): string[] {
  if (text(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length, 128)
  const starts = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, index) => 8 + 4 * index)
  return starts.map((start) => text(head, start, start + 4))
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to)
}

/** Bytes that a file of any type may have. */
export const MOST_BYTES = Math.max(...Object.values(mostBytes))

type Received = (Content & Readonly<{ byteSize: number }>) | Readonly<{ error: FileError }>

/** Writes what comes to disk while it stays within the limit of its type; the rest of a refused file is not kept. */
export async function receive(source: Readable, target: string): Promise<Received> {
  const file = await open(target, 'wx', 0o600)
  try {
    let head = Buffer.alloc(0)
    let content: Content | undefined
    let byteSize = 0
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) throw new TypeError('an upload comes as bytes')
      byteSize += chunk.length
      if (head.length < HEAD_LENGTH) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH - head.length)])
        if (head.length === HEAD_LENGTH) content = contentOf(head)
        if (head.length === HEAD_LENGTH && content === undefined) return { error: 'FILE_TYPE_NOT_ALLOWED' }
      }
      if (byteSize > (content === undefined ? MOST_BYTES : mostBytes[content.mediaType]))
        return { error: 'FILE_TOO_LARGE' }
      // All of it: a write may take a part and say nothing of a disk that is full.
      await file.writeFile(chunk)
    }
    content ??= contentOf(head)
    return content === undefined ? { error: 'FILE_TYPE_NOT_ALLOWED' } : { ...content, byteSize }
  } finally {
    // Read to its end, or the sender would wait for us and never see the answer.
    source.resume()
    await file.close()
  }
}

/** Why a file was not taken, by the code of the contract. */
export type FileError = 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'UPLOADS_BUSY' | PictureError
