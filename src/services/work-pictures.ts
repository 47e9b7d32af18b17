import type { Page } from '../../machines/page.ts'
import type { WorkPicture } from './business-types.ts'
import { call, type Service } from './client.ts'
import type { Acknowledged } from './types.ts'
import { jobFieldOf } from './wire/job-drafts.ts'
import { workPictureFromWire } from './wire/businesses.ts'
import { hereFromWire } from './wire/files.ts'

/** What the viewing business shows on its page, in its order. */
export function listChosenPictures(): Service<readonly string[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body: { limit: 1 } }),
    read: ({ chosen }) => chosen.map((link) => hereFromWire(link)),
  })
}

type Query = {
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  /** How many pictures to give, 1 to 50. */
  readonly limit: number
}

/** A page of the pictures of the viewing business's completed jobs, newest first. */
export function listWorkPictures({ after, limit }: Query): Service<Page<WorkPicture>> {
  const body = { limit, ...(after === null ? {} : { cursor: after }) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body }),
    read: ({ pictures, nextCursor }) => ({ items: pictures.map(workPictureFromWire), next: nextCursor }),
  })
}

/** Sets what the viewing business shows on its page. Saving the same twice is harmless. Failures name `pictures`. */
export function chooseWorkPictures(pictures: readonly string[]): Service<Acknowledged> {
  return call({
    isSafe: true,
    fieldOf: jobFieldOf,
    send: ({ client, init }) => client.POST('/choose-work-pictures', { ...init, body: { pics_url: [...pictures] } }),
    read: ({ message }) => ({ message }),
  })
}
