/** What a terminal would obey instead of showing it: control characters, and signs that end lines or turn their direction. */
const OBEYED = /(?!\n)[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes what a terminal would obey as JSON does, such as `\u001b`. JSON stays the same JSON. */
export function visible(text: string): string {
  return text.replaceAll(OBEYED, escaped)
}

/** The same of a text that is to stay on one line. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', String.raw`\n`)
}
