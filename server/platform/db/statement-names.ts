/** The name under which a connection prepares a statement; undefined where it is sent as it is. */
export type NameOf = (text: string) => string | undefined

/** How often a statement is sent before it is prepared: a plan that nobody needs again costs more than it saves. */
const BEFORE = 2

/** How many statements a connection keeps prepared at most: each takes up to 100 kB of its process. */
const MOST_NAMED = 300

/** How many texts are counted at a time. */
const MOST_COUNTED = 2000

/** What has other columns as soon as a migration adds one to its table, which a prepared statement refuses. */
const HAS_ALL_COLUMNS = /^(?:with|select)[^(]*\*|returning [^(]*\*/

/** Names the statements that a process sends again and again. */
export function statementNames(): NameOf {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size === MOST_NAMED || HAS_ALL_COLUMNS.test(text)) return name
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size === MOST_COUNTED) counts.clear()
    counts.set(text, count)
    if (count <= BEFORE) return undefined
    counts.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
