import type { FieldError } from '../../generated/field-errors.ts'
import { isTransient, type Outcome } from '../outcome.ts'
import { answered, type Sending } from '../sending.ts'
import { changed, firstWrong, saidOfFields, shownErrors, type Drafting } from './draft.ts'
import type { FormEmitted } from './types.ts'

type Judged = Drafting<object> & Sending<unknown>

/**
 * What follows from each thing that happens to a form whose `broken` rules are known: the changes to its context, together with the
 * errors that may be shown after them. `fields` are those that the server may speak about.
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
    /** A submit that is held up shows everything that is wrong. */
    afterSubmit: (context: Context) => judged(context, { wasSubmitted: true }),
    /** What the server says about fields stands at them, and is not said once more about the whole. */
    afterAnswer: <Saved>(context: Context, outcome: Outcome<Saved>) => {
      const next = answered(context, outcome)
      const serverErrors = saidOfFields(next.failure, fields(context))
      return judged(context, { ...next, ...(serverErrors.length > 0 ? { failure: null } : {}), serverErrors })
    },
  }
}

/** What an answer means to whoever listens. */
export function newsOf<Saved>(context: Pick<Judged, 'errors' | 'draft'>, outcome: Outcome<Saved>): FormEmitted<Saved> {
  if (outcome.type === 'done') return { type: 'form.saved', saved: outcome.value }
  const field = firstWrong(context)
  if (outcome.type === 'invalid' && field !== null) return { type: 'form.invalid', field }
  return { type: isTransient(outcome) ? 'form.failed' : 'form.refused', failure: outcome }
}
