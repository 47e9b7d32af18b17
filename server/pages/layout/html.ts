import type { Language } from '../../schema/column-types.ts'

/** Escapes text for HTML. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Escapes text for a quoted HTML attribute. */
export const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;')

/** The same between single quotes, which is shorter for JSON. */
export const singleQuoted = (text: string): string => escaped(text).replaceAll("'", '&#39;')

/** A whole page. `title` and `main` are HTML of our own, never what somebody entered. */
export function htmlPage(language: Language, title: string, main: string): string {
  return page({ language, title, header: 'Bidfair', content: `<main>\n<h1>${title}</h1>\n${main}\n</main>` })
}

/** The pages for programmers, in the order of their links. */
const DOCS = [
  ['/docs/guide', 'Guide'],
  ['/docs', 'Reference'],
  ['/docs/problems', 'Problems'],
] as const

/** The address in the programs and examples of the docs. */
const SAMPLES = 'http://localhost:3000'

type Docs = Readonly<{
  title: string
  /** Which of the pages it is. */
  address: (typeof DOCS)[number][0]
  main: string
  /** The address of this server, which programs have in the place of that of the samples; a script puts the reader's there. */
  publicUrl?: string
  /** Names of scripts below `/docs`. */
  scripts?: readonly string[]
  /** What a page has that fills the window: a list at its side, and styles of its own. */
  wide?: Readonly<{ aside: string; style: string }>
}>

/** One of the pages for programmers, which lead to each other. */
export function docsPage({ title, address, main, publicUrl = SAMPLES, scripts = [], wide }: Docs): string {
  const links = DOCS.map(
    ([href, text]) => `<a href="${href}"${href === address ? ' aria-current="page"' : ''}>${text}</a>`,
  )
  const text = main.replaceAll(SAMPLES, escaped(publicUrl))
  const content = `<main id="main" tabindex="-1" data-origin="${quoted(publicUrl)}">\n<h1>${title}</h1>\n${text}\n</main>`
  return page({
    language: 'en',
    title,
    header: `<a href="/">Bidfair</a> <nav aria-label="For programmers">${links.join(' ')}</nav>`,
    head: `${wide === undefined ? '' : `\n<link rel="stylesheet" href="${wide.style}">`}${scripts.map((name) => `\n<script type="module" src="/docs/${name}.js"></script>`).join('')}`,
    ...(wide === undefined
      ? { content }
      : {
          before: '<a class="skip" href="#main">Skip to content</a>\n',
          content: `<div class="wide">\n${wide.aside}\n${content}\n</div>`,
        }),
  })
}

type Page = Readonly<{
  language: Language
  title: string
  header: string
  content: string
  before?: string
  head?: string
}>

function page({ language, title, header, content, before = '', head = '' }: Page): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Bidfair</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">${head}
</head>
<body>
${before}<header>${header}</header>
${content}
</body>
</html>
`
}
