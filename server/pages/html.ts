import type { Language } from '../schema/columns.ts'

/** Text as it stands in a page. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text as it stands in the quotes of an attribute. */
export const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;')

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

type Docs = Readonly<{
  title: string
  /** Which of the pages it is. */
  address: (typeof DOCS)[number][0]
  main: string
  /** What a page has that fills the window: a list at its side, and styles and a script of its own. */
  wide?: Readonly<{ aside: string; style: string; scripts: readonly string[] }>
}>

/** One of the pages for programmers, which lead to each other. */
export function docsPage({ title, address, main, wide }: Docs): string {
  const links = DOCS.map(
    ([href, text]) => `<a href="${href}"${href === address ? ' aria-current="page"' : ''}>${text}</a>`,
  )
  const content = `<main id="main" tabindex="-1">\n<h1>${title}</h1>\n${main}\n</main>`
  return page({
    language: 'en',
    title,
    header: `<a href="/">Bidfair</a> <nav aria-label="For programmers">${links.join(' ')}</nav>`,
    ...(wide === undefined
      ? { content }
      : {
          before: '<a class="skip" href="#main">Skip to content</a>\n',
          content: `<div class="wide">\n${wide.aside}\n${content}\n</div>`,
          head: `\n<link rel="stylesheet" href="${wide.style}">${wide.scripts.map((src) => `\n<script type="module" src="${src}"></script>`).join('')}`,
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
<link rel="stylesheet" href="/pages.css">${head}
</head>
<body>
${before}<header>${header}</header>
${content}
</body>
</html>
`
}
