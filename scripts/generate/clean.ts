import { cleanMailAddress } from './mail-address.ts'

/** How the contract wants a text to be cleaned before it is judged (`x-clean`). */
const CLEANINGS = ['line', 'text', 'phone', 'email', 'verbatim'] as const
export type Cleaning = (typeof CLEANINGS)[number]

export const isCleaning = (value: unknown): value is Cleaning => CLEANINGS.some((cleaning) => cleaning === value)

/** The cleanings of the texts of a body, by their place in it: `/name`, `/city/*`. */
type Cleanings = { readonly [place: string]: Cleaning }

/** Cleans every text of a request body in place, and returns the body. A text without a cleaning is only composed (Unicode NFC). */
export function clean<Body>(body: Body, cleanings: Cleanings): Body {
  cleanParts(body, cleanings, '', 0)
  return body
}

/** Far deeper than any body of the contract; what lies deeper is refused as it is. */
const DEEPEST = 20

function cleanParts(holder: unknown, cleanings: Cleanings, place: string, depth: number): void {
  if (typeof holder !== 'object' || holder === null || depth > DEEPEST) return
  for (const [key, value] of Object.entries(holder)) {
    const inner = `${place}/${Array.isArray(holder) ? '*' : key}`
    if (typeof value !== 'string') cleanParts(value, cleanings, inner, depth + 1)
    else {
      const cleaned = cleanText(value, cleanings[inner])
      if (cleaned !== value) Reflect.set(holder, key, cleaned)
    }
  }
}

/** A text as it is judged, compared and stored. */
export function cleanText(text: string, cleaning?: Cleaning): string {
  switch (cleaning) {
    case 'verbatim':
      return text
    case 'line':
      return cleanLine(text)
    case 'text':
      return cleanParagraphs(text)
    case 'phone':
      return cleanPhone(text)
    case 'email':
      return cleanMailAddress(cleanLine(text))
    default:
      return text.normalize('NFC')
  }
}

/** What Unicode lets a program leave out when it shows a text, and the marks of annotations. */
const HIDDEN = /[\p{DI}\uFFF9-\uFFFB]/u
/** A character that is seen; blank Braille and the empty note head are letters without a picture. */
const SHOWS = /[^\s\p{Cc}\p{DI}\p{M}\uFFF9-\uFFFB\u2800\u{1D159}]/u
const SPACES = /[\s\p{Cc}]+/gu

/** A text of one line: no hidden characters, single spaces. It is empty where nothing would be seen. */
function cleanLine(text: string): string {
  return ifShown(withoutHidden(text.normalize('NFC').replace(SPACES, ' ')).trim().replaceAll(/ {2,}/g, ' '))
}

/** A text of several lines: no control characters but ends of lines and tabs. It is empty where nothing would be seen. */
function cleanParagraphs(text: string): string {
  return ifShown(
    text
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  )
}

function ifShown(text: string): string {
  return SHOWS.test(text) ? text : ''
}

function withoutHidden(text: string): string {
  if (!HIDDEN.test(text)) return text
  const characters = Array.from(text)
  let kept = ''
  let before = ''
  for (const [index, character] of characters.entries()) {
    if (HIDDEN.test(character) && !isNeeded(before, character, characters[index + 1] ?? '')) continue
    kept += character
    before = character
  }
  return kept
}

/** Letters of scripts that are written without joiners: a joiner among them only hides. */
const PLAIN = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}]/u
const LETTER = /[\p{L}\p{M}]/u
const EMOJI = /[\p{ExtPict}\p{EMod}\uFE0F]/u
const TAG = /[\u{E0020}-\u{E007F}]/u

/** Whether a hidden character changes how its neighbors look, as joiners do in Persian and Sinhala and in emoji. */
function isNeeded(before: string, character: string, after: string): boolean {
  if (TAG.test(character)) return before === '\u{1F3F4}' || TAG.test(before)
  if (/[\uFE0E\uFE0F]/u.test(character)) return /\p{Emoji}/u.test(before)
  // Variants of Chinese characters, and of Mongolian letters.
  if (/[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u.test(character)) return /\p{sc=Hani}/u.test(before)
  if (/[\u180B-\u180F]/u.test(character)) return /\p{sc=Mong}/u.test(before)
  if (character === '\u034F') return /\p{M}/u.test(before) && /\p{M}/u.test(after)
  if (character === '\u200D' && EMOJI.test(before)) return /\p{ExtPict}/u.test(after)
  return /[\u200C\u200D]/u.test(character) && LETTER.test(before) && !PLAIN.test(before)
}

const EXTENSION =
  /[\s.,;(]*(?:extension|extensión|extn|ext|anexo|interno|int|تحويلة|داخلي|[x#,;])[\s.:=#]*([0-9]{1,7})[\s#).]*$/iu

/** A telephone number in digits and signs of ASCII, without what address books put around it, its extension as ` ext. 12`. */
function cleanPhone(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{DI}\p{Cf}\uFFFC]/gu, '')
    .replace(SPACES, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim()
    .replace(/^tel[.:]*\s*/i, '')
  const extension = EXTENSION.exec(plain)
  const number = plain.slice(0, extension?.index)
  // What follows too few digits is no extension but a part of the number.
  if (extension === null || number.replaceAll(/[^0-9]/g, '').length < 5) return plain
  return `${number} ext. ${extension[1]}`
}

/** Digits of other scripts come in runs of ten, nearly all of which begin at a code point that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const start = code - (code % 16)
  return String(/\p{Nd}/u.test(String.fromCodePoint(start)) ? code - start : code - start - 6)
}
