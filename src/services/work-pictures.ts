import * as wire from '../../generated/client/wire-client.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

/** What the viewing business shows on its page, in its order. */
export function listChosenPictures(): Service<readonly string[]> {
  const body = wire.listWorkPictures.toWire({ limit: 1 })
  return call({
    isSafe: true,
    wire: reading(wire.listWorkPictures, ({ chosen }) => chosen),
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body }),
  })
}

type Query = {
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  /** How many pictures to give, 1 to 50. */
  readonly limit: number
}

/** A page of the pictures of the viewing business's completed jobs, newest first. */
export function listWorkPictures({ after, limit }: Query): Service<Page<Schemas['WorkPicture']>> {
  const body = wire.listWorkPictures.toWire({ limit, ...cursorAt(after) })
  return call({
    isSafe: true,
    wire: reading(wire.listWorkPictures, ({ pictures, nextCursor }) => ({ items: pictures, next: nextCursor })),
    send: ({ client, init }) => client.POST('/list-work-pictures', { ...init, body }),
  })
}

/** Sets what the viewing business shows on its page. Saving the same twice is harmless. Failures name `pictures`. */
export function chooseWorkPictures(pictures: readonly string[]): Service<Acknowledged> {
  const body = wire.chooseWorkPictures.toWire({ pictures })
  return call({
    isSafe: true,
    wire: wire.chooseWorkPictures,
    send: ({ client, init }) => client.POST('/choose-work-pictures', { ...init, body }),
  })
}
