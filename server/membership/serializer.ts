import type { ResponseBody } from '../platform/http/handler.ts'
import type { CardView } from './service-card.ts'

/** A membership by card as the contract has it. */
export function toCard({
  price,
  renewsAt,
  graceEndsAt,
  ...card
}: CardView): NonNullable<ResponseBody<'getSubscription'>['subscription']['card']> {
  return {
    ...card,
    ...(price === undefined ? {} : { price }),
    ...(renewsAt === null ? {} : { renewsAt: renewsAt.toISOString() }),
    ...(graceEndsAt === undefined ? {} : { graceEndsAt: graceEndsAt.toISOString() }),
  }
}
