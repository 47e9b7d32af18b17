import type { Finding } from './imports.ts'

/** Words that are spelt so on the wire and nowhere else. */
const WIRE_WORDS = /buis+ness|catagory/i

/** Lines that carry wire spelling outside the modules that translate it (those with `wire` in their path) and the generator that knows both. */
export function checkWireSpelling(path: string, text: string): Finding[] {
  if (path.includes('wire') || path.startsWith('scripts/generate/')) return []
  return text.split('\n').flatMap((line, index) => {
    const word = WIRE_WORDS.exec(line)?.[0]
    return word === undefined ? [] : [{ path, line: index + 1, message: `wire spelling inland: ${word}` }]
  })
}
