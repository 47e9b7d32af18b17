import { memo, useMemo } from 'react'
import { MessageBubble } from './message-bubble.tsx'
import * as styles from './messages.css.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts } from '../../i18n/languages.ts'
import type { Message } from '../../actors/thread.ts'

type MessageGroupProps = {
  readonly group: Group
  /** The name of the other side. */
  readonly name: string
  readonly times: Times
  /** The number of the message with "Seen" below it. */
  readonly seenNumber: number | null
  /** Null unless the reader chooses a message to report. */
  readonly onReport: ((number: number) => void) | null
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

/** Days and hours of messages, in the reader's language and time zone. */
export function useTimes() {
  const { language } = useI18n()
  return useMemo(() => {
    const { locale } = languageFacts[language]
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    return {
      dayOf: (at: string) => day.format(new Date(at)),
      timeOf: (at: string) => time.format(new Date(at)),
    }
  }, [language])
}

export type Times = ReturnType<typeof useTimes>

/** How many messages are laid out, or left out, together. */
const groupSize = 40

export type MessageRow = {
  readonly message: Message
  /** When it was written, on a line of its own: where a day begins. */
  readonly startsDay: boolean
}

export type Group = { readonly id: number; readonly rows: readonly MessageRow[] }

/** The messages in groups that stay the same while others come before and after them; `dayOf` names the day of a time. */
export function groupsOf(messages: readonly Message[], dayOf: (at: string) => string): readonly Group[] {
  const rows = messages.map((message, index): MessageRow => {
    const before = messages[index - 1]
    return { message, startsDay: before === undefined || dayOf(before.createdAt) !== dayOf(message.createdAt) }
  })
  const groups = Map.groupBy(rows, ({ message: { number } }) => Math.floor((number - 1) / groupSize))
  return [...groups].map(([id, its]) => ({ id, rows: its }))
}

/** The groups up to the message with a number, and those behind it; a group that it is in is cut. */
export function cutAfter(groups: readonly Group[], number: number): readonly [readonly Group[], readonly Group[]] {
  const part = (isIn: (row: MessageRow) => boolean) =>
    groups.map(({ id, rows }) => ({ id, rows: rows.filter(isIn) })).filter(({ rows }) => rows.length > 0)
  return [part(({ message }) => message.number <= number), part(({ message }) => message.number > number)]
}

/** Whether two groups show the same. */
export function isSameGroup(one: Group, other: Group): boolean {
  return (
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => {
      const its = other.rows[index]
      return row.message === its?.message && row.startsDay === its.startsDay
    })
  )
}
