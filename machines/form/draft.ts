import type { FieldError } from '../../generated/field-errors.ts'
import type { Failure } from '../outcome.ts'
import { unsent } from '../sending.ts'

/** A draft, and the errors that may be shown for it. */
export type Drafting<Draft> = {
  /** The values at the start: leaving them unchanged loses nothing. */
  readonly initial: Draft
  readonly draft: Draft
  /** The broken rules to show: for fields that were left, or for all after a submit. */
  readonly errors: readonly FieldError[]
  readonly left: readonly string[]
  readonly wasSubmitted: boolean
  /** The server's field errors, until those fields change. */
  readonly serverErrors: readonly FieldError[]
}

/** An untouched draft, of which nothing has been sent. */
export function blank<Draft>(initial: Draft) {
  return { ...unsent, initial, draft: initial, errors: [], left: [], wasSubmitted: false, serverErrors: [] }
}

/**
 * The errors to show, from the rules that are `broken` and from the server. A field that is being filled in for the
 * first time shows none.
 */
export function shownErrors(
  { wasSubmitted, left, serverErrors }: Pick<Drafting<unknown>, 'wasSubmitted' | 'left' | 'serverErrors'>,
  broken: readonly FieldError[],
): readonly FieldError[] {
  const own = broken.filter(({ field }) => wasSubmitted || left.includes(field))
  return [...own, ...serverErrors.filter(({ field }) => !own.some((error) => error.field === field))]
}

/** After a change of fields: drops the server's errors about them and makes the next submit a new request. */
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

/** The server's errors about fields of this form; errors about other fields would not help the reader. */
export function saidOfFields(failure: Failure | null, fields: object): readonly FieldError[] {
  if (failure?.type !== 'invalid' || !failure.errors.some(({ field }) => Object.hasOwn(fields, field))) return []
  return failure.errors
}

/** The field to focus after a refused submit: the first wrong one, in the order of the draft. */
export function firstWrong({ errors, draft }: Pick<Drafting<object>, 'errors' | 'draft'>): string | null {
  const wrong = errors.map(({ field }) => field)
  return Object.keys(draft).find((field) => wrong.includes(field)) ?? wrong[0] ?? null
}

/** Whether two drafts are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether leaving would lose something. */
export function isDirty({ draft, initial }: Pick<Drafting<unknown>, 'draft' | 'initial'>): boolean {
  return !isSame(draft, initial)
}
