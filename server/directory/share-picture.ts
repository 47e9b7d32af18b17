import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newWorkerProcess } from '../platform/worker-process.ts'
import type { Drawing, Line } from './share-picture-draw.ts'

/** What the picture of a business says. */
export type PictureOf = Readonly<{
  name: string
  /** Such as "Plumbing, Roofing". */
  trades: string
  /** Such as "Austin, Texas". */
  place: string
  rating: number | null
  ratingsCount: number
  /** As it is stored. */
  logo: Uint8Array | null
}>

/** Draws pictures in a process of its own. */
export type SharePictures = Readonly<{
  /** A PNG of 1200 by 630; the one before must be done. Undefined where none came out. */
  draw: (of: PictureOf) => Promise<Uint8Array | undefined>
  /** Ends the process. No picture may come later. */
  stop: () => void
}>

const PROGRAM = join(import.meta.dirname, 'share-picture-process.ts')

/** What the process may occupy, in bytes, and what one picture may take of the processor, in milliseconds; it takes some 200. */
const MOST = { memory: 400_000_000, time: 5000 }

const FONTS = join(import.meta.dirname, 'fonts')

export function sharePictures(): SharePictures {
  let running: ReturnType<typeof startWorker> | undefined
  return {
    draw: async (of) => {
      running ??= startWorker()
      const drawing = drawingOf(of)
      // A process that the system killed, for want of memory, is no fault of the picture.
      return (await running.run(drawing)) ?? (await running.run(drawing)) ?? undefined
    },
    stop: () => running?.stop(),
  }
}

function startWorker() {
  // The process gives up root's rights, and opens its font again for each size: in a folder of root's alone, it could not.
  const fonts = process.getuid?.() === 0 ? copyForEverybody(FONTS) : FONTS
  const worker = newWorkerProcess<Uint8Array | null>({
    program: PROGRAM,
    most: MOST,
    environment: { FONTCONFIG_FILE: join(fonts, 'fonts.conf') },
    isOutcome: (said) => said === null || said instanceof Uint8Array,
  })
  return {
    run: worker.run,
    stop: () => {
      worker.stop()
      if (fonts !== FONTS) rmSync(fonts, { recursive: true, force: true })
    },
  }
}

/** Copies a folder to where everybody may read it. */
function copyForEverybody(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bidfair-fonts-'))
  chmodSync(copy, 0o755)
  for (const name of readdirSync(folder)) {
    copyFileSync(join(folder, name), join(copy, name))
    chmodSync(join(copy, name), 0o644)
  }
  return copy
}

/** The scripts that the font has; other letters would be boxes, on a machine without fonts. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Mn}\p{Nd}\p{ASCII}’‘“”«»–—·]/gu

const drawable = (text: string): string => text.replaceAll(UNKNOWN, '').replaceAll(/\s+/g, ' ').trim()

const WHITE = '#ffffff'
const SOFT = '#d3ebdf'
const GOLD = '#f0b44c'

/** Names of more letters than these take a second and a third line. */
const [LINE, TWO_LINES] = [22, 50]

function drawingOf({ name, trades, place, rating, ratingsCount, logo }: PictureOf): Drawing {
  const said = drawable(name)
  const left = 80
  const top = logo === null ? 120 : 290
  const lines: Line[] = []
  const add = (text: string, height: number, at: number, color: string, x = left, width = 1040) => {
    if (text !== '') lines.push({ text, color, left: x, top: at, width, height })
  }
  add('Bidfair', 44, 70, SOFT, 960, 160)
  const tall = said.length <= LINE ? 70 : said.length <= TWO_LINES ? 120 : 150
  add(said, tall, top, WHITE)
  add(drawable(`${trades} · ${place}`), 40, 470, SOFT)
  if (rating !== null) add(`${rating.toFixed(1)} (${ratingsCount})`, 40, 535, WHITE, 330, 300)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0d7049"/><stop offset="1" stop-color="#0a5438"/></linearGradient></defs><rect width="1200" height="630" fill="url(#g)"/>${rating === null ? '' : starsAt(left, 530, rating)}</svg>`,
    lines,
    logo: logo === null ? null : { bytes: logo, left, top: 70, side: 180 },
  }
}

/** Five stars of 44 pixels, of which as much is gold as the average says. */
function starsAt(left: number, top: number, rating: number): string {
  const star = 'M22 2l6.2 12.6 13.8 2-10 9.8 2.4 13.8L22 33.7l-12.4 6.5 2.4-13.8-10-9.8 13.8-2z'
  const row = (color: string) =>
    [0, 1, 2, 3, 4].map((at) => `<path transform="translate(${at * 48})" fill="${color}" d="${star}"/>`).join('')
  const width = Math.floor(rating) * 48 + (rating % 1) * 44
  return `<clipPath id="c"><rect width="${width}" height="44"/></clipPath><g transform="translate(${left} ${top})">${row('#ffffff40')}<g clip-path="url(#c)">${row(GOLD)}</g></g>`
}
