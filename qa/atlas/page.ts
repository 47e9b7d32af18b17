import type { Language } from '../../src/i18n/languages.ts'
import { rows, type Viewer } from './rows.ts'

/** Who looks, in which language and light, and how wide the window is, in pixels. */
export type View = {
  readonly viewer: Viewer | 'nobody'
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
}

/** One picture: of which row, and as who sees it. */
export type Shot = { readonly row: number; readonly view: View; readonly name: string }

const viewerNames = {
  owner: 'Customer',
  winner: 'Business, assigned where one is',
  loser: 'Business that also bid',
  visitor: 'Business without a bid',
  nobody: 'Signed out',
} as const

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 24px }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
h2 { position: sticky; inset-block-start: 0; margin: 32px 0 8px; padding-block: 8px; background: Canvas }
.shots { display: flex; align-items: flex-start; gap: 16px; overflow-x: auto; padding-block-end: 16px }
figure { flex: none; margin: 0 }
img { display: block; max-block-size: 900px; border: 1px solid #8886; border-radius: 8px }
`

/** The pictures as a page: a row for each state, with what every viewer sees beside one another. */
export function pageOfAtlas(views: readonly View[], shots: readonly Shot[]): string {
  const contents = rows.map(({ name }, index) => `<a href="#row-${index}">${name}</a>`).join('\n')
  const sections = rows.map(({ name, events }, row) => {
    const told = events.map(({ type }) => type).join(', ') || 'nothing happened'
    const figures = views.map((view) => {
      const shot = shots.find((each) => each.row === row && each.view === view)
      if (!shot) return ''
      const { viewer, language, theme, width } = view
      const words = `${viewerNames[viewer]} · ${language} · ${theme} · ${width}`
      return `<figure><figcaption>${words}</figcaption><a href="${shot.name}"><img src="${shot.name}" alt="${name}: ${words}" width="${Math.round(width / 2)}" loading="lazy"></a></figure>`
    })
    return `<section><h2 id="row-${row}">${name}</h2><p>${told}</p><div class="shots" tabindex="0">${figures.join('\n')}</div></section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>States of a job</title>
<style>${style}</style>
<h1>States of a job</h1>
<nav aria-label="States">${contents}</nav>
${sections.join('\n')}
</html>
`
}
