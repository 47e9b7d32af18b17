import { cleanText } from '../../generated/clean.ts'
import type { FileRow } from '../schema/tables.ts'

/** The longest name that is kept, in bytes of UTF-8: what file systems take. */
const MOST_BYTES = 255

/** Endings that mean a type. Any other text after a dot can be part of the name. */
const TYPES =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp|svg|docx?|xlsx?|pptx?|odt|rtf|txt|html?|js|zip|rar|7z|apk|app|bat|cmd|com|dmg|exe|hta|iso|jar|lnk|msi|php|ps1|py|scr|sh|vbs)$/i
/** What file systems and shells take as something else. */
const RESERVED = /[/\\:*?"<>|]/g

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The name of an upload as it is kept: without what nobody sees, its end where it is too long. Empty where nothing is left. */
export function cleanFileName(name: string): string {
  const whole = Array.from(graphemes.segment(cleanText(name.toWellFormed(), 'line')), ({ segment }) => segment)
  return takeBytes(whole.toReversed(), MOST_BYTES).toReversed().join('').trim()
}

/** The name that a file is saved under, with one extension, in at most `mostBytes` of UTF-8; no letter loses its marks. */
export function downloadName(
  { kind, original_name: given }: Pick<FileRow, 'kind' | 'original_name'>,
  mostBytes = MOST_BYTES,
): string {
  const extension = kind === 'image' ? '.webp' : '.pdf'
  const plain = cleanText(given ?? '', 'line')
    .replaceAll(RESERVED, '_')
    .replace(/\.\w{1,5}$/, '')
  const base = Array.from(graphemes.segment(withoutTypes(plain)), ({ segment }) => segment)
  return `${
    takeBytes(base, mostBytes - extension.length)
      .join('')
      .trim() || kind
  }${extension}`
}

function withoutTypes(name: string): string {
  const shorter = name.replace(TYPES, '').replace(/[. ]+$/, '')
  return shorter === name ? name : withoutTypes(shorter)
}

/** The first of these pieces that fit into so many bytes. */
function takeBytes(pieces: readonly string[], most: number): string[] {
  let bytes = 0
  const end = pieces.findIndex((piece) => (bytes += Buffer.byteLength(piece)) > most)
  return end < 0 ? [...pieces] : pieces.slice(0, end)
}
