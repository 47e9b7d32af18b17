import type { Message } from '../../actors/thread.ts'

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
