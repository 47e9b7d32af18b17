import type { Finding } from './imports.ts'

/** Words that are spelt so on the wire and nowhere else. */
const WIRE_WORDS = /buis+ness|catagory/i

/** The path of a call, which the compiler checks. */
const CALLED = /\.(?:GET|POST)\('[^']*'/

/** Lines with wire spelling outside of the generator. The app has none; elsewhere a module whose path says `wire` may. */
export function checkWireSpelling(path: string, text: string): Finding[] {
  if (path.startsWith('scripts/generate/') || (path.includes('wire') && !path.startsWith('src/'))) return []
  return text.split('\n').flatMap((line, index) => {
    const word = WIRE_WORDS.exec(line.replace(CALLED, ''))?.[0]
    return word === undefined ? [] : [{ path, line: index + 1, message: `wire spelling inland: ${word}` }]
  })
}
