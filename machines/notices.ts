/** As much of a notice as marking and counting it takes. */
type Notice = { readonly id: string; readonly isRead: boolean }

/** The newest notices, newest first, and how many of all are unread. */
export type Notices<Item> = { readonly items: readonly Item[]; readonly unread: number }

/** Notices as one visit to their list shows them. */
export type ShownNotices<Item> = Notices<Item & Marked> & {
  /** How many came in with the last look. */
  readonly added: number
}

/** Those that were unread when they first came up stay marked until the visit ends, though they are read by then. */
type Marked = { readonly isMarked: boolean }

/** What a visit shows after another look; `shown` is what it has shown so far, null at its beginning. */
export function noticesAfter<Item extends Notice>(
  shown: ShownNotices<Item> | null,
  { items, unread }: Notices<Item>,
): ShownNotices<Item> {
  const before = new Map(shown?.items.map(({ id, isMarked }) => [id, isMarked]))
  return {
    items: items.map((item) => ({ ...item, isMarked: !item.isRead || before.get(item.id) === true })),
    unread,
    added: shown === null ? 0 : items.filter(({ id }) => !before.has(id)).length,
  }
}

/** Up to which notice all is read once these have been seen; null where nothing is unread. */
export function readUpTo({ items: [newest], unread }: Notices<Notice>): string | null {
  return unread > 0 && newest !== undefined ? newest.id : null
}
