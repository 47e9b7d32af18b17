import type { Property } from 'statechart-kit/core/properties'
import { leadsTo, unless, whenever } from 'statechart-kit/core/properties'
import type { AnyMoment, Cause } from 'statechart-kit/core/moment'

/** Whoever waits for something does not wait for ever: it is over once its answers have come and its time has passed. */
export const endsItsWork: Property<AnyMoment> = leadsTo(isBusy, (moment) => !isBusy(moment))

function isBusy({ snapshot }: AnyMoment): boolean {
  return snapshot.hasTag('busy')
}

/** Whether somebody just did this. */
export function isSent({ cause }: { readonly cause: Cause }, ...types: readonly string[]): boolean {
  return cause.type === 'sent' && types.includes(cause.event.type)
}

/** Whether the server has just said that what was sent is done. */
export function isAcknowledged({ cause }: { readonly cause: Cause }): boolean {
  return cause.type === 'answered' && cause.inside === null && isDone(cause.answer)
}

/** What the server said is done is shown as done, until somebody begins anew. */
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
