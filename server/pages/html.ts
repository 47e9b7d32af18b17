import type { Language } from '../schema/columns.ts'

/** Text as it stands in a page. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A whole page. `title` and `main` are HTML of our own, never what somebody entered. */
export function htmlPage(language: Language, title: string, main: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Bidfair</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<header>Bidfair</header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`
}
