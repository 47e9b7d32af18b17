import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { type PagesInput, createPages } from '../../machines/pages.ts'
import { linksIn, type ValidateWithFiles } from '../../machines/registration-context.ts'
import type { WorkPicture, Acknowledged } from '../services/types.ts'
import { chooseWorkPictures, listChosenPictures, listWorkPictures } from '../services/work-pictures.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'
import { registrationOf } from './registrations.ts'
import { shownWorkSlot } from './slots.ts'

export type { WorkPicture } from '../services/types.ts'

/** Addresses of pictures, in the order shown. What is uploaded comes after them until it is moved. */
export type WorkPicturesDraft = { readonly order: readonly string[] }

/** Loads what the viewing business shows on its page. */
export function chosenPicturesMachine(environment: Environment) {
  return createDetails<null, readonly string[]>().provide({
    actors: { load: fromPromise(({ signal }) => runService(environment, signal, listChosenPictures())) },
  })
}

const pageSize = 24
const largestPage = 50

/** The pictures of the viewing business's completed jobs. */
export function workPicturesMachine(environment: Environment) {
  return createPages<WorkPicture, null>().provide({
    actors: {
      load: fromPromise(({ input: { after, shown }, signal }) => {
        const limit = Math.min(largestPage, Math.max(pageSize, shown))
        return runService(environment, signal, listWorkPictures({ after, limit }))
      }),
    },
  })
}

export const workPicturesInput: PagesInput<WorkPicture, null> = { filter: null, idOf: ({ id }) => id }

/** At most so many are shown. */
export const mostWorkPictures = shownWorkSlot.max

/** Uploads alone cannot tell whether all of it is too much. */
export const checkWorkPictures: ValidateWithFiles<WorkPicturesDraft, 'pictures'> = ({ order }, files) =>
  inOrder(order, linksIn(files, 'pictures')).length > mostWorkPictures
    ? [{ field: 'pictures', code: shownWorkSlot.tooMany }]
    : []

/** Sets the pictures on the viewing business's page; new ones are uploaded in the slot `pictures`. */
export function workPicturesForm(environment: Environment, chosen: readonly string[]) {
  return registrationOf<WorkPicturesDraft, 'pictures', Acknowledged>(environment, {
    draftName: 'work-pictures',
    initial: { order: chosen },
    check: checkWorkPictures,
    slots: { pictures: shownWorkSlot },
    save: ({ draft, files }, signal) =>
      runService(environment, signal, chooseWorkPictures(inOrder(draft.order, linksIn(files, 'pictures')))),
  })
}

function inOrder(order: readonly string[], uploads: readonly string[]): readonly string[] {
  return [...order, ...uploads.filter((url) => !order.includes(url))]
}
