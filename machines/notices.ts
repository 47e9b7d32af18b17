/** The part of a notice that is needed to mark and count it. */
type Notice = { readonly id: string; readonly isRead: boolean }

/** The newest notices, newest first, and how many of all are unread. */
export type Notices<Item> = { readonly items: readonly Item[]; readonly unread: number }

/** Notices during one visit to their list. */
export type ShownNotices<Item> = Notices<Item & Marked> & {
  /** How many are new since the previous load. */
  readonly added: number
}

/** Notices that were unread at first stay marked until the visit ends, although they count as read by then. */
type Marked = { readonly isMarked: boolean }

/** The list after another load; `shown` is what the visit has shown so far, null at its start. */
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

/** The newest notice to mark as read once these have been seen; null if none is unread. */
export function readUpTo({ items: [newest], unread }: Notices<Notice>): string | null {
  return unread > 0 && newest !== undefined ? newest.id : null
}
