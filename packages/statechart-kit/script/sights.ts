import type { Note, Sight } from './notes.ts'
import type { Phrases } from './words-en.ts'

type Seen = Extract<Note, { kind: 'sees' }>

/** What a look has shown in the end: one looks again and again until the screen is as it should be. */
export function lastOf(notes: readonly Note[]): readonly Seen[] {
  const looks = new Map<string, Seen>()
  for (const each of notes) {
    if (each.kind !== 'sees') continue
    const seen = working(each)
    const key = JSON.stringify([seen.at, kindOf(seen.sight)])
    // One that turned out otherwise was looked at later.
    if (looks.get(key)?.value !== seen.value) looks.delete(key)
    looks.set(key, seen)
  }
  return [...looks.values()]
}

const kindOf = (sight: Sight): string => (sight === 'gone' ? 'there' : sight)

const BUSY = '[aria-busy=true]'

/** What is there because it is marked as busy is busy. */
function working(seen: Seen): Seen {
  const { at, sight } = seen
  const isBusy = at.parts.at(-1)?.name === BUSY && sight === 'there'
  return isBusy ? { ...seen, at: { ...at, parts: at.parts.slice(0, -1) }, sight: 'busy', value: 'true' } : seen
}

/** What there is to be said of a sight after all that was seen on the way; null where that is nothing. */
export function newsOf(
  known: Map<string, string>,
  { at, sight, value, isAwaited }: Seen,
  thing: string,
  phrases: Phrases,
) {
  const key = `${at.who} ${kindOf(sight)} ${thing}`
  // That something is not there is news where somebody made sure of it.
  const before = known.get(key) ?? (isAwaited || sight === 'count' ? undefined : NOTHING[sight])
  const now = sight === 'gone' ? 'gone' : sight === 'there' ? 'there' : value
  known.set(key, now)
  if (sight === 'there') return phrases.sees.there(thing, '')
  if (before === now) return null
  if (now !== NOTHING[sight]) return phrases.sees[sight](thing, value)
  if (sight === 'holds') return phrases.isEmpty(thing)
  if (sight === 'wrong') return phrases.isWrongNoMore(thing)
  return sight === 'busy' ? phrases.worksNoMore(thing) : phrases.sees.gone(thing, '')
}

const NOTHING: { readonly [Name in Sight]: string } = {
  there: 'gone',
  gone: 'gone',
  holds: '',
  says: '',
  wrong: '',
  busy: 'false',
  count: '0',
}
