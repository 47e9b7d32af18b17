import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Mermaid } from 'mermaid'
import { chromium, type LaunchOptions, type Page } from 'playwright-core'
import type { Picture, PictureId, Pictures, Mark, ReportTransition } from './types.ts'
import { diagramOf } from '../core/diagram.ts'
import type { Model } from '../core/model.ts'
import { restingStates } from '../core/transitions.ts'

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

declare global {
  interface Window {
    mermaid: Mermaid
  }
}

const MERMAID = join(dirname(fileURLToPath(import.meta.resolve('mermaid'))), 'mermaid.min.js')

/** Draws charts with Mermaid in a browser; the marks of arrows are `data-mark`, for a style sheet to colour them by. */
export async function drawDiagrams(
  wanted: readonly { readonly model: Model; readonly transitions: readonly ReportTransition[] }[],
  launch: LaunchOptions,
): Promise<readonly string[]> {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: MERMAID })
    const drawn: string[] = []
    for (const each of wanted) drawn.push(await draw(page, each))
    return drawn
  } finally {
    await browser.close()
  }
}

function draw(
  page: Page,
  { model, transitions }: { readonly model: Model; readonly transitions: readonly ReportTransition[] },
): Promise<string> {
  const marks = new Map(transitions.map(({ id, mark }) => [id, mark]))
  const { text, arrows } = diagramOf(model.scenes[0].machine)
  const ofArrows: Mark[] = arrows.map((stands) => worstMark(stands.map(({ id }) => marks.get(id) ?? 'missing')))
  return page.evaluate(
    async ([name, source, colours, states]) => {
      window.mermaid.initialize({
        startOnLoad: false,
        theme: 'base',
        securityLevel: 'strict',
        maxEdges: 2000,
        maxTextSize: 500_000,
        fontFamily: 'system-ui, sans-serif',
        // What colours it stands in the page's own style sheet, which knows light and dark.
        themeVariables: { fontSize: '15px' },
      })
      const { svg } = await window.mermaid.render(`chart-${name}`, source)
      const host = document.createElement('div')
      host.innerHTML = svg
      const numberOf = (element: Element) => element.getAttribute('data-id')?.match(/^edge(\d+)$/)?.[1]
      // The arrows that mark where a group begins come first; ours are all behind them.
      const paths = [...host.querySelectorAll('path[data-id]')].filter(numberOf)
      const first = paths.length - colours.length
      for (const element of host.querySelectorAll('[data-id]')) {
        const number = Number(numberOf(element) ?? -1)
        const mark = colours[number - first]
        if (mark !== undefined) element.setAttribute('data-mark', mark)
        element.removeAttribute('data-points')
      }
      for (const state of states) {
        const link = document.createElementNS('http://www.w3.org/2000/svg', 'a')
        link.setAttribute('href', `#${name}/${state}`)
        const box = host.querySelector(`.node[data-id="${state.replaceAll('.', '_')}"]`)
        box?.replaceWith(link)
        if (box) link.append(box)
      }
      const drawing = host.querySelector('svg')
      drawing?.querySelector('style')?.remove()
      drawing?.setAttribute('style', `--chart-width: ${drawing.viewBox.baseVal.width}px`)
      return host.innerHTML
    },
    [model.name, text, ofArrows, restingStates(model.scenes[0].machine)] as const,
  )
}

/** The worst first: what an arrow that stands for several transitions is coloured by. */
const WORST: readonly Mark[] = ['failed', 'missing', 'headless', 'walked']

/** The mark of what stands for several transitions: that of the worst. */
export function worstMark(marks: readonly Mark[]): Mark {
  return WORST.find((mark) => marks.includes(mark)) ?? 'missing'
}
