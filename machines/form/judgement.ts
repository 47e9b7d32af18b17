import type { FieldError } from '../../generated/field-errors.ts'
import { isTransient, type Outcome } from '../outcome.ts'
import { answered, type Sending } from '../sending.ts'
import { changed, firstWrong, saidOfFields, shownErrors, type Drafting } from './draft.ts'
import type { FormEmitted } from './types.ts'

type Judged = Drafting<object> & Sending<unknown>

/**
 * The changes of a form's context after each event, given its `broken` rules, including the errors to show. `fields`
 * are those that the server may complain about.
 */
export function judgeBy<Context extends Judged>(
  broken: (context: Context) => readonly FieldError[],
  fields: (context: Context) => object = ({ draft }) => draft,
) {
  const judged = <Changes extends object>(context: Context, changes: Changes) => {
    const next = { ...context, ...changes }
    return { ...changes, errors: shownErrors(next, broken(next)) }
  }
  return {
    judged,
    isValid: (context: Context) => broken(context).length === 0,
    afterChange: <Draft extends object>(context: Context & Drafting<Draft>, changes: Partial<Draft>) =>
      judged(context, changed(context, changes)),
    afterLeaving: (context: Context, field: string) => judged(context, { left: [...context.left, field] }),
    /** A refused submit shows all errors. */
    afterSubmit: (context: Context) => judged(context, { wasSubmitted: true }),
    /** The server's field errors are shown at the fields, not repeated for the whole form. */
    afterAnswer: <Saved>(context: Context, outcome: Outcome<Saved>) => {
      const next = answered(context, outcome)
      const serverErrors = saidOfFields(next.failure, fields(context))
      return judged(context, { ...next, ...(serverErrors.length > 0 ? { failure: null } : {}), serverErrors })
    },
  }
}

/** The event to emit for an answer. */
export function newsOf<Saved>(context: Pick<Judged, 'errors' | 'draft'>, outcome: Outcome<Saved>): FormEmitted<Saved> {
  if (outcome.type === 'done') return { type: 'form.saved', saved: outcome.value }
  const field = firstWrong(context)
  if (outcome.type === 'invalid' && field !== null) return { type: 'form.invalid', field }
  return { type: isTransient(outcome) ? 'form.failed' : 'form.refused', failure: outcome }
}
