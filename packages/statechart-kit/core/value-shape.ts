import { type Plain, HIDDEN } from './serializable.ts'
import type { TraceStep } from './trace.ts'

/**
 * The structure of a value without its content: names of parts, which of them exist, and which are empty. Two inputs of a machine are
 * alike if their structures are, whatever their content. A structure reveals no one's data.
 */
export function valueShape(value: unknown): Plain | undefined {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return value === '' ? '' : 'text'
  if (typeof value === 'number') return value === 0 ? 0 : 'number'
  if (typeof value !== 'object') return undefined
  if (value instanceof Blob) return 'file'
  if (Array.isArray(value)) return value.length === 0 ? [] : ['some']
  if ('getSnapshot' in value) return 'actor'
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, part]) => {
        const kinds = valueShape(part)
        return kinds === undefined ? [] : [[name, kinds] as const]
      }),
  )
}

/** Of several inputs those that are alike to one: in all, or else at least in the names of their parts. */
export function alike<Each>(
  wanted: Plain,
  all: readonly Each[],
  kindsIn: (each: Each) => Plain | undefined,
): readonly Each[] {
  const same = all.filter((each) => JSON.stringify(kindsIn(each)) === JSON.stringify(wanted))
  return same.length > 0 ? same : all.filter((each) => hasNamesOf(wanted, kindsIn(each)))
}

function hasNamesOf(one: Plain, other: Plain | undefined): boolean {
  if (!isObject(one) || other === undefined || !isObject(other)) return isObject(one) === isObject(other ?? null)
  const names = Object.keys(one)
  return (
    names.join('\n') === Object.keys(other).join('\n') &&
    names.every((name) => {
      const [mine, its] = [one[name] ?? null, other[name] ?? null]
      return !isObject(mine) || !isObject(its) || hasNamesOf(mine, its)
    })
  )
}

const isObject = <Value>(value: unknown): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges steps in which someone types letters into one field. The last step represents them all, because it has the intended
 * text. Nobody knows how a secret was typed, so hidden texts count as different.
 */
export function withoutLetters<Step extends Typed>(steps: readonly Step[]): readonly Step[] {
  return steps.filter((step, index) => {
    const next = steps[index + 1]
    return next === undefined || !isLetterOf(step, next)
  })
}

type Typed = Pick<TraceStep, 'event' | 'state' | 'takes'>

/** Whether the next step is the same event with another text in one place, and nothing else came of it. */
function isLetterOf(one: Typed, next: Typed): boolean {
  if (one.event.type !== next.event.type || one.state !== next.state) return false
  if (one.takes.join('\n') !== next.takes.join('\n')) return false
  const [first, ...others] = differences(one.event, next.event)
  return first === 'text' && others.length === 0
}

/** What kind of thing differs, for each place in which two payloads do, or may do under a secret. */
function differences(one: unknown, other: unknown): readonly ('text' | 'other')[] {
  if (typeof one === 'string' && typeof other === 'string') {
    return one !== other || one === HIDDEN ? ['text'] : []
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].flatMap((name) => differences(one[name], other[name]))
  }
  return JSON.stringify(one) === JSON.stringify(other) ? [] : ['other']
}
