import type { FieldError } from '../../generated/field-errors.ts'
import type { Failure } from '../outcome.ts'
import { unsent } from '../sending.ts'

/** What somebody fills in, and what may be said about it by now. */
export type Drafting<Draft> = {
  /** The untouched form: leaving it in this state loses nothing. */
  readonly initial: Draft
  readonly draft: Draft
  /** The broken rules that may be shown: of fields that were left, or of all after a submit. */
  readonly errors: readonly FieldError[]
  readonly left: readonly string[]
  readonly wasSubmitted: boolean
  /** What the server said about fields, until they change. */
  readonly serverErrors: readonly FieldError[]
}

/** A draft that nobody has touched, and nothing sent of it. */
export function blank<Draft>(initial: Draft) {
  return { ...unsent, initial, draft: initial, errors: [], left: [], wasSubmitted: false, serverErrors: [] }
}

/**
 * The errors that may be shown, out of the rules that are `broken` and of what the server said: nobody is told off for a field that is
 * still being typed for the first time.
 */
export function shownErrors(
  { wasSubmitted, left, serverErrors }: Pick<Drafting<unknown>, 'wasSubmitted' | 'left' | 'serverErrors'>,
  broken: readonly FieldError[],
): readonly FieldError[] {
  const own = broken.filter(({ field }) => wasSubmitted || left.includes(field))
  return [...own, ...serverErrors.filter(({ field }) => !own.some((error) => error.field === field))]
}

/** What comes with a change of fields: what the server said about them is answered, and what was sent before is another thing. */
export function changed<Draft extends object>(
  { draft, serverErrors }: Pick<Drafting<Draft>, 'draft' | 'serverErrors'>,
  changes: Partial<Draft>,
) {
  const fields = Object.keys(changes)
  return {
    draft: { ...draft, ...changes },
    serverErrors: serverErrors.filter(({ field }) => !fields.includes(field)),
    key: null,
    failure: null,
  }
}

/** What the server said about fields of this form; what it says about others is no help to whoever fills it in. */
export function saidOfFields(failure: Failure | null, fields: object): readonly FieldError[] {
  if (failure?.type !== 'invalid' || !failure.errors.some(({ field }) => Object.hasOwn(fields, field))) return []
  return failure.errors
}

/** The field that wants the focus after a submit was held up: the first wrong one, in the order of the draft. */
export function firstWrong({ errors, draft }: Pick<Drafting<object>, 'errors' | 'draft'>): string | null {
  const wrong = errors.map(({ field }) => field)
  return Object.keys(draft).find((field) => wrong.includes(field)) ?? wrong[0] ?? null
}

/** Whether two drafts say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether leaving would lose something. */
export function isDirty({ draft, initial }: Pick<Drafting<unknown>, 'draft' | 'initial'>): boolean {
  return !isSame(draft, initial)
}
