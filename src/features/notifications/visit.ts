import type { News } from '../../actors/notifications.ts'

/** What one visit to the list has seen. */
export type Visit = {
  readonly news: News | null
  /** Those that were unread when they first came up: they stay marked until the visit ends. */
  readonly marked: ReadonlySet<string>
  /** How many came in since the list was shown, with the last look. */
  readonly added: number
}

export const beginning: Visit = { news: null, marked: new Set(), added: 0 }

/** The visit after another look. */
export function look({ news: before, marked }: Visit, news: News): Visit {
  const unread = news.items.filter(({ isRead }) => !isRead).map(({ id }) => id)
  const known = new Set(before?.items.map(({ id }) => id))
  const added = before ? news.items.filter(({ id }) => !known.has(id)).length : 0
  return { news, marked: new Set([...marked, ...unread]), added }
}
