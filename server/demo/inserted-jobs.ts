import type { AddPictures } from './pictures.ts'
import type { PlannedBid, PlannedJob } from './plan.ts'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

export type Site = Readonly<{
  addPictures: AddPictures
  customerIds: readonly string[]
  businessIds: readonly string[]
  now: Date
  expiryDays: number
}>

/** A planned job with the ids and times that it got. */
export type PlacedJob = PlannedJob & Readonly<{ id: string; postedAt: Date; placed: readonly PlacedBid[] }>
type PlacedBid = PlannedBid &
  Readonly<{
    id: string
    businessId: string
    at: Date
    /** When it was accepted, where its assignment ended. */
    assignedAt: Date
    asideAt: Date | null
  }>

/** When what happened to a job that was won. */
export function timesOf({ postedAt }: PlacedJob, now: Date) {
  const assignedAt = new Date(Math.min(postedAt.getTime() + 2 * DAY, now.getTime() - HOUR))
  const completedAt = new Date(Math.min(assignedAt.getTime() + 3 * DAY, now.getTime() - HOUR / 2))
  return {
    assignedAt,
    completedAt,
    ratedAt: new Date(completedAt.getTime() + HOUR / 4),
    repliedAt: new Date(completedAt.getTime() + HOUR / 3),
    doubtedAt: new Date(completedAt.getTime() + HOUR / 4),
  }
}
