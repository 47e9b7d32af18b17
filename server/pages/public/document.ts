import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../schema/column-types.ts'
import { escaped, quoted } from '../layout/html.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Words } from './texts.ts'
import type { Graph } from './structured-data.ts'

/** The styles of all pages, and the policy that lets in these and what is on this server; what checks a page reads its robots.txt from it. */
export type Styles = Readonly<{ css: string; policy: string }>

/** Reads the styles, which are in each page, so that it needs one request. */
export async function readStyles(): Promise<Styles> {
  const file = await readFile(join(import.meta.dirname, 'public.css'), 'utf8')
  const css = file
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll('and(', 'and (')
    .trim()
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none';img-src 'self';style-src 'sha256-${hash}';connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`
  return { css, policy }
}

/** Where a page is read: `lang` is the language that its address names; otherwise the browser chose. */
export type Site = Readonly<{ publicUrl: string; words: Words; lang: Language | undefined; styles: Styles }>

/** A page. Texts are plain, `main` is HTML. */
export type Content = Readonly<{
  /** The path with what belongs to it, without the language. */
  path: string
  title: string
  description: string
  main: string
  graph?: Graph | undefined
  /** The absolute address of a picture of 1200 by 630. */
  picture?: string | undefined
  /** The path of the next page of a list. */
  next?: string | undefined
  /** Whether search engines keep off. */
  isHidden?: boolean
}>

/** A path in a language; the plain one is in the language of the browser. */
export function inLanguage(path: string, lang: Language | undefined): string {
  return lang === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
}

/** For an element of structured data: JSON in which nothing ends the element. */
const jsonFor = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** A whole page, without any script. */
export function publicPage({ publicUrl, words, lang, styles }: Site, content: Content): string {
  const { language, t } = words
  const { path, title, description, main, graph, picture, next, isHidden = false } = content
  // English is at the plain address, which other browsers get in their own language.
  const address = (of: Language | undefined) => quoted(publicUrl + inLanguage(path, of === 'en' ? undefined : of))
  const link = (to: string, text: string) => `<a href="${quoted(inLanguage(to, lang))}">${escaped(text)}</a>`
  const head = [
    `<title>${escaped(title)} – Bidfair</title>`,
    `<meta name="description" content="${quoted(description)}">`,
    ...(isHidden
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${address(language)}">`,
          ...LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`),
          `<link rel="alternate" hreflang="x-default" href="${address(undefined)}">`,
        ]),
    ...(next === undefined ? [] : [`<link rel="next" href="${quoted(publicUrl + inLanguage(next, lang))}">`]),
    '<meta property="og:site_name" content="Bidfair">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="${OG_LOCALES[language]}">`,
    `<meta property="og:title" content="${quoted(title)}">`,
    `<meta property="og:description" content="${quoted(description)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    ...(picture === undefined
      ? []
      : [
          `<meta property="og:image" content="${quoted(picture)}">`,
          '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">',
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${styles.css}</style>`,
    ...(graph === undefined ? [] : [`<script type="application/ld+json">${jsonFor(graph)}</script>`]),
  ]
  const languages = LANGUAGES.map(
    (each) =>
      `<li><a href="${quoted(inLanguage(path, each))}" hreflang="${each}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[each]}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head.join('\n')}
</head>
<body>
<header>${link('/find', 'Bidfair')}</header>
<main>
${main}
</main>
<footer>
<nav aria-label="${t.language}"><ul>${languages.join('')}</ul></nav>
<ul><li>${link('/find', t.otherTrades)}</li><li><a href="/about?language=${language}">${t.aboutUs}</a></li><li><a href="/terms-condition?language=${language}">${t.terms}</a></li></ul>
</footer>
</body>
</html>
`
}

/** As Open Graph writes them. */
const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US', ar: 'ar_AR' }
