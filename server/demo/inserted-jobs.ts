import type { AddPictures } from './pictures.ts'
import type { PlannedBid, PlannedJob } from './plan.ts'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

/** What is told of the days before today happened from 14:00 to 21:00 UTC, when people in Texas and in Europe are awake. */
const [DAY_BEGINS, DAY_LASTS] = [14 * HOUR, 7 * HOUR]

/** When that was, some hours before `now`. What came before something else still does. */
export function hoursBefore(now: Date, hours: number): Date {
  const at = now.getTime() - hours * HOUR
  const midnight = at - (at % DAY)
  if (at >= now.getTime() - (now.getTime() % DAY)) return new Date(at)
  return new Date(midnight + DAY_BEGINS + ((at - midnight) / DAY) * DAY_LASTS)
}

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
