import type { Language } from '../schema/column-types.ts'

// Mail programs know little CSS and no files, so everything is inline.

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#17201a'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1b6b3a;color:#ffffff;text-decoration:none'

/** A whole mail; `content` is HTML. */
export function mailPage(language: Language, subject: string, content: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f3">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
${content}
</div>
</body>
</html>
`
}

/** A paragraph of HTML. */
export const paragraph = (content: string): string => `<p style="${PARAGRAPH}">${content}</p>`

/** A paragraph that explains how to be left alone; of HTML. */
export const smallPrint = (content: string): string =>
  `<p style="${PARAGRAPH};font-size:14px;color:#55615a">${content}</p>`

/** What a part of a mail is about. */
export const heading = (text: string): string =>
  `<h2 style="${PARAGRAPH};font-size:18px;font-weight:600">${escaped(text)}</h2>`

/** A link that is the one thing to do. */
export const button = (href: string, text: string): string =>
  `<a href="${escaped(href)}" style="${BUTTON}">${escaped(text)}</a>`

/** A link in the color of the text around it. */
export const quietLink = (href: string, text: string): string =>
  `<a href="${escaped(href)}" style="color:inherit">${escaped(text)}</a>`

/** A link that a list is made of. */
export const strongLink = (href: string, text: string): string =>
  `<a href="${escaped(href)}" style="color:#1b6b3a;font-weight:600">${escaped(text)}</a>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Names and titles are people's own free text; in a subject or a greeting they have no line breaks. */
export function oneLine(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}
