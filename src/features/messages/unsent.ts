import type { Unsent } from '../../../machines/outbox.ts'
import type { Message, Written } from '../../actors/thread.ts'

/**
 * The messages on their way that are not shown yet. While one is being sent it may have arrived already, and have come
 * back with the others before the answer did: then it stands among those.
 */
export function unsentIn(
  items: readonly Unsent<Written>[],
  messages: readonly Message[],
  isSending: boolean,
): readonly Unsent<Written>[] {
  const [first, ...others] = items
  if (!first || !isSending) return items
  const { text, after } = first.content
  const isThere = messages.some((message) => message.isOwn && message.number > after && message.text === text)
  return isThere ? others : items
}
