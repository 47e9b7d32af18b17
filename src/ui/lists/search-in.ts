/** With fewer characters nothing is searched for, and more cannot be asked. */
export type SearchRule = { readonly minLength: number; readonly maxLength: number }

/** A search out of an address: none where it is too short, and no more than may be asked. */
export function searchIn(asked: string | null, { minLength, maxLength }: SearchRule): string {
  const wanted = (asked ?? '').trim().slice(0, maxLength)
  return wanted.length < minLength ? '' : wanted
}
