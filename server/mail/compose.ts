import type { Language } from '../db/schema.ts'
import type { QueuedMail } from '../repo/outbox.ts'
import { mailTexts } from './texts.ts'

/** A mail in words, as text and as HTML. */
export type ComposedMail = Readonly<{ subject: string; text: string; html: string }>

/** Writes a mail in the recipient's language. */
export function composeMail({ kind, language, params }: Omit<QueuedMail, 'recipient'>): ComposedMail {
  const words = mailTexts[language][kind]
  // A name is a person's own free text: no line breaks, and not as a pattern of `replace`.
  const name = params.name.replaceAll(/\s+/g, ' ').trim()
  const greeting = words.greeting.replace('{name}', () => name)
  return {
    subject: words.subject,
    text: [greeting, words.body, params.link, words.otherwise, 'Bidfair'].join('\n\n') + '\n',
    html: html(language, { ...words, greeting }, params.link),
  }
}

type Words = Readonly<{ subject: string; greeting: string; body: string; button: string; otherwise: string }>

/** Mail programs know little CSS and no files, so everything is inline. */
function html(language: Language, words: Words, link: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const paragraph = 'margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#17201a'
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1b6b3a;color:#ffffff;text-decoration:none'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f3">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<p style="${paragraph}">${escaped(words.greeting)}</p>
<p style="${paragraph}">${escaped(words.body)}</p>
<p style="${paragraph}"><a href="${escaped(link)}" style="${button}">${escaped(words.button)}</a></p>
<p style="${paragraph};font-size:14px;color:#55615a">${escaped(words.otherwise)}</p>
</div>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
