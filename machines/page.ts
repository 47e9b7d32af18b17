/** A page of items and the cursor of the next one; null says that this is the last. */
export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** What a page is asked by: `after` is the cursor of the page before, null for the first. */
export type PageRequest<Filter> = {
  readonly filter: Filter
  readonly after: string | null
  /** How many items a refreshed first page should look at again, as far as a page may hold them; 0 for any other page. */
  readonly shown: number
}

/** All that is shown of a list, and what makes two items the same, so that one which moved between pages is shown once. */
export type Shown<Item> = Page<Item> & { readonly idOf: (item: Item) => string }

/** What is shown once this first page is there: below it the rows under its last known one. All that it does not know above is gone. */
export function withTop<Item>({ items, next, idOf }: Shown<Item>, first: Page<Item>): Page<Item> {
  const fresh = new Set(first.items.map(idOf))
  const lastKnown = items.findLastIndex((item) => fresh.has(idOf(item)))
  if (first.next === null || lastKnown === -1) return { items: distinct(first.items, idOf), next: first.next }
  const tail = items.slice(lastKnown + 1)
  return { items: distinct([...first.items, ...tail], idOf), next: tail.length > 0 ? next : first.next }
}

/** What is shown once the page after the last one is there. */
export function withMore<Item>({ items, idOf }: Shown<Item>, more: Page<Item>): Page<Item> {
  return { items: distinct([...items, ...more.items], idOf), next: more.next }
}

/** The first of each id, in order. */
function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}
