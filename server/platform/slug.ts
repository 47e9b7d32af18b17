/** The longest part of an address that is made of a name, in characters. */
const LONGEST = 40

/** Latin letters lose their accents; other scripts keep their marks, which are part of the word. */
const ACCENTS = /[\u0300-\u036f]/g

/**
 * A name as a part of an address: `Müller & Söhne` is `muller-sohne`. Letters of every script stay. A name of none at all is `-`.
 */
export function slugOf(name: string): string {
  const words = name.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFC').toLowerCase()
  const slug = words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '')
  return [...slug].slice(0, LONGEST).join('').replace(/-+$/, '') || '-'
}
