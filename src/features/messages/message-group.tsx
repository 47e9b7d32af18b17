import { memo } from 'react'
import { type Group, isSameGroup } from './groups.ts'
import { MessageBubble } from './message-bubble.tsx'
import * as styles from './messages.css.ts'
import type { Times } from './times.ts'

type MessageGroupProps = {
  readonly group: Group
  /** The name of the other side. */
  readonly name: string
  readonly times: Times
  /** The number of the message below which "Seen" stands. */
  readonly seenNumber: number | null
  readonly onReport: (number: number) => void
}

/** Some messages, one below the other. Unchanged, they are not rendered again when others come. */
export const MessageGroup = memo(
  function MessageGroup({ group, name, times, seenNumber, onReport }: MessageGroupProps) {
    return (
      <ol className={styles.rows}>
        {group.rows.map(({ message, startsDay }) => (
          <MessageBubble
            key={message.number}
            message={message}
            day={startsDay ? times.dayOf(message.createdAt) : null}
            time={times.timeOf(message.createdAt)}
            name={name}
            isSeen={message.number === seenNumber}
            onReport={onReport}
          />
        ))}
      </ol>
    )
  },
  (before, now) =>
    isSameGroup(before.group, now.group) &&
    before.name === now.name &&
    before.times === now.times &&
    before.seenNumber === now.seenNumber &&
    before.onReport === now.onReport,
)
