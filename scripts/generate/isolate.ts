/** Letters that run from right to left. */
const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}\p{sc=Rohg}]/u

/** A value as a part of a sentence that runs in the direction `dir`: isolation marks keep what is of the other direction in order. */
export function isolate(value: string, dir: 'ltr' | 'rtl'): string {
  const contained = containing(value)
  return dir === 'rtl' || RIGHT_TO_LEFT.test(contained) ? `\u2068${contained}\u2069` : contained
}

/** A text without embeddings and overrides, whose isolates all end in it, and that ends none of those around it. */
function containing(text: string): string {
  let kept = ''
  let open = 0
  for (const character of text.replaceAll(/[\u202A-\u202E]/g, '')) {
    if (character === '\u2069' && open === 0) continue
    if (character === '\u2069') open -= 1
    else if (/[\u2066-\u2068]/.test(character)) open += 1
    kept += character
  }
  return kept + '\u2069'.repeat(open)
}
