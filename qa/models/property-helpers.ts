import type { AnyMachineSnapshot } from 'xstate'
import { isDirty } from '../../machines/draft.ts'
import type { AnyMoment, Cause } from 'statechart-kit/core/moment'
import { always, leadsTo, never, unless, whenever, type Property } from 'statechart-kit/core/properties'

/** Nobody waits for ever: a wait is over once its answers have come and its time has passed. */
export const endsItsWork: Property<AnyMoment> = leadsTo(isBusy, (moment) => !isBusy(moment))

function isBusy({ snapshot }: AnyMoment): boolean {
  return snapshot.hasTag('busy')
}

export function isSent({ cause }: { readonly cause: Cause }, ...types: readonly string[]): boolean {
  return cause.type === 'sent' && types.includes(cause.event.type)
}

/** Whether the server has just said that what was sent is done. */
export function isAcknowledged({ cause }: { readonly cause: Cause }): boolean {
  return cause.type === 'answered' && cause.inside === null && isDone(cause.answer)
}

/** What the server said is done is shown as done, until somebody begins again. */
export function staysDone<Moment extends { readonly cause: Cause }>(
  shows: (moment: Moment) => boolean,
  ...beginnings: readonly string[]
): Property<Moment> {
  return whenever(
    isAcknowledged,
    unless(shows, (moment) => isSent(moment, ...beginnings)),
  )
}

function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'done'
}

/** How something that is filled in stands: as much as its statements ask of it. */
type Filled = {
  readonly hasTag: (tag: 'open' | 'busy') => boolean
  readonly context: { readonly draft: object; readonly initial: object }
}
type Now = { readonly snapshot: Filled; readonly before: Filled; readonly cause: Cause }

type Statements = { readonly [Sentence: string]: Property<AnyMoment> }

/**
 * What holds of everything that is filled in and sent. `shows` are the states that say it is done, `begins` the events that begin again, and
 * `changes` those by which, beside typing, what is typed becomes something else.
 */
export function filledIn({
  shows,
  begins = [],
  changes = [],
}: {
  readonly shows: readonly string[]
  readonly begins?: readonly string[]
  readonly changes?: readonly string[]
}): Statements {
  return {
    'a busy state ends': endsItsWork,
    'what was typed is never lost but by leaving': always(
      (now: Now) => now.snapshot.context.draft === now.before.context.draft || isSent(now, 'draft.changed', ...changes),
    ),
    'nobody leaves with something typed without being asked': never(
      (now: Now) =>
        isSent(now, 'form.closed') &&
        now.before.hasTag('open') &&
        isDirty(now.before.context) &&
        !now.snapshot.hasTag('open'),
    ),
    'what was acknowledged is never shown undone': staysDone(
      ({ snapshot }: { readonly snapshot: AnyMachineSnapshot; readonly cause: Cause }) =>
        [...shows, 'closed'].some((state) => snapshot.matches(state)),
      ...begins,
    ),
  }
}
