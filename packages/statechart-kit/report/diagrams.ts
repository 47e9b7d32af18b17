import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mermaid } from 'mermaid'
import { chromium, type LaunchOptions, type Page } from 'playwright-core'
import type { Mark, ReportTransition } from './types.ts'
import { diagramOf } from '../core/diagram.ts'
import type { Model } from '../core/model.ts'
import { restingStates } from '../core/transitions.ts'

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
        // The page's own style sheet sets the colors. It knows light and dark.
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

/** Worst first. An arrow with several transitions has the color of the worst mark. */
const WORST: readonly Mark[] = ['failed', 'missing', 'headless', 'walked']

/** The mark of an arrow with several transitions: the worst of theirs. */
export function worstMark(marks: readonly Mark[]): Mark {
  return WORST.find((mark) => marks.includes(mark)) ?? 'missing'
}
