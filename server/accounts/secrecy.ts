import { setTimeout as wait } from 'node:timers/promises'
import type { Tools } from '../tools.ts'

/** Links of one kind that an account is mailed in an hour, so that nobody can fill another's mailbox. */
export const LINKS_AN_HOUR = 5
export const HOUR = 60 * 60 * 1000
/** Longer than mailing a link takes where there is an account, in milliseconds. */
const MAILING_TAKES = 250

/** Takes the same time whether or not there is anything to do, so that the time does not tell who has an account. */
export async function unhurried<Result>({ pause = wait }: Tools, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(MAILING_TAKES)])
  return result
}
