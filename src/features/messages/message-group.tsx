import { memo, useEffect, useRef, useState } from 'react'
import { type Group, isSameGroup } from './groups.ts'
import { MessageBubble } from './message-bubble.tsx'
import * as styles from './messages.css.ts'
import type { Times } from './times.ts'

/** How far from the screen messages are still laid out. */
const margin = '1500px 0px'

type MessageGroupProps = {
  readonly group: Group
  /** The box that scrolls. */
  readonly scroller: HTMLElement | null
  /** The name of the other side. */
  readonly name: string
  readonly times: Times
  /** The number of the message below which "Seen" stands. */
  readonly seenNumber: number | null
  readonly onReport: (number: number) => void
}

/** Some messages, one below the other. Far from the screen only their room is kept, so that a thousand scroll like thirty. */
export const MessageGroup = memo(
  function MessageGroup({ group, scroller, name, times, seenNumber, onReport }: MessageGroupProps) {
    const box = useRef<HTMLDivElement>(null)
    // Only a matter of display, so not in a machine: the height of what is left out; null while it is there.
    const [height, setHeight] = useState<number | null>(null)
    useEffect(() => {
      const element = box.current
      if (!element || !scroller) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1)
          if (!entry) return
          if (entry.isIntersecting) setHeight(null)
          else if (!element.contains(document.activeElement)) setHeight(entry.boundingClientRect.height)
        },
        { root: scroller, rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    }, [scroller])
    return (
      <div ref={box} style={height === null ? undefined : { blockSize: `${height}px` }}>
        {height === null && (
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
        )}
      </div>
    )
  },
  (before, now) =>
    isSameGroup(before.group, now.group) &&
    before.scroller === now.scroller &&
    before.name === now.name &&
    before.times === now.times &&
    before.seenNumber === now.seenNumber &&
    before.onReport === now.onReport,
)
