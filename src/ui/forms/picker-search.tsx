import { createIcon } from '../icons.tsx'

/**
 * The options whose names contain the search, as `finderOf` says: those in `first`, then the rest, each sorted by the
 * language's alphabet.
 */
export function arrange(
  options: readonly string[],
  first: readonly string[],
  search: string,
  language: string,
  nameOf: (option: string) => string = (option) => option,
): string[] {
  const isFound = finderOf(search)
  const { compare } = new Intl.Collator(language)
  const found = options
    .filter((option) => isFound(nameOf(option)))
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  return [...found.filter((option) => first.includes(option)), ...found.filter((option) => !first.includes(option))]
}

export const SearchIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)

/** Letters that are typed as others where a keyboard lacks them, and that no Unicode form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}

/** Words of place names that are written short. */
const SHORT: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  pt: 'point',
}

/** The words of a text as anybody types them: no case, accents, apostrophes, hyphens or other signs. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/['’‘‛ʻʼʹ′´`]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðħıßæœþىةـ]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
}

const writtenOut = (words: readonly string[]): string => words.map((word) => SHORT[word] ?? word).join('')

/** Tells which names a search finds: those that contain it as it is typed, or with words like “St.” written out. */
export function finderOf(search: string): (name: string) => boolean {
  const wanted = wordsOf(search)
  const [plain, long] = [wanted.join(''), writtenOut(wanted)]
  // A search for signs alone finds what has them.
  if (plain === '') return (name) => name.includes(search.trim())
  return (name) => {
    const words = wordsOf(name)
    return words.join('').includes(plain) || writtenOut(words).includes(long)
  }
}
