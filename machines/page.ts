/** Items, and the cursor of the page behind them; null behind the last one. */
export type Rows<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** A page of a list. The first one may bring something besides its rows. */
export type Page<Item, Beside = unknown> = Rows<Item> & { readonly beside?: Beside | null }

/** The request of a page: `after` is the previous page's cursor, null for the first. */
export type PageRequest<Filter> = {
  readonly filter: Filter
  readonly after: string | null
  /** How many items to refresh on the first page, up to the page limit; 0 for any other page. */
  readonly shown: number
}

/** What a list shows, and how to identify an item, so that one that moved between pages appears once. */
export type Shown<Item> = Rows<Item> & { readonly idOf: (item: Item) => string }

export type PagesInput<Item, Filter, Beside = unknown> = Pick<Shown<Item>, 'idOf'> & {
  readonly filter: Filter
  /** What the list showed when the reader last left it: it is shown at once, and refreshed. */
  readonly kept?: Page<Item, Beside> | null
  /** Whether that is what the server says now, so that it need not be asked. */
  readonly isNew?: boolean
}

export type PagesEvent<Filter> =
  /** The last card came into view. */
  | { readonly type: 'page.wanted' }
  | { readonly type: 'page.retried' }
  /** Refresh from the top; the present items stay until the answer arrives. */
  | { readonly type: 'list.refreshed' }
  | { readonly type: 'filter.changed'; readonly filter: Filter }

/**
 * The list after refreshing its first page: the new page, then the known rows below the last one it contains. Known
 * rows above that are gone.
 */
export function withTop<Item>({ items, next, idOf }: Shown<Item>, first: Rows<Item>): Rows<Item> {
  const fresh = new Set(first.items.map(idOf))
  const lastKnown = items.findLastIndex((item) => fresh.has(idOf(item)))
  if (first.next === null || lastKnown === -1) return { items: distinct(first.items, idOf), next: first.next }
  const tail = items.slice(lastKnown + 1)
  return { items: distinct([...first.items, ...tail], idOf), next: tail.length > 0 ? next : first.next }
}

/** The list after loading its next page. */
export function withMore<Item>({ items, idOf }: Shown<Item>, more: Rows<Item>): Rows<Item> {
  return { items: distinct([...items, ...more.items], idOf), next: more.next }
}

/** Removes duplicates, keeping the first of each id. */
function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}
