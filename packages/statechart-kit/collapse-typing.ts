import { HIDDEN } from './secrets.ts'
import type { TraceStep } from './trace.ts'

/**
 * The steps without letters that are typed one after the other into one field: the last of them stands for all, as somebody means it. Of
 * a secret nobody knows how it was typed, so that stands for itself.
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
