/** Something that a form offers, or how its loading stands. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/** What a machine that loads one thing says, for the fields that offer it. */
export function loaded<Value>(
  snapshot: { readonly context: { readonly value: Value | null }; readonly hasTag: (tag: 'busy') => boolean },
  retry: () => void,
): Loaded<Value> {
  const { value } = snapshot.context
  if (value !== null) return { status: 'ready', value }
  return snapshot.hasTag('busy') ? { status: 'loading' } : { status: 'failed', retry }
}
