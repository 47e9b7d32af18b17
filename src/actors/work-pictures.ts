import type { PagesInput } from '../../machines/pages.ts'
import { linksIn, type ValidateWithFiles } from '../../machines/registration-context.ts'
import type { WorkPicture, Acknowledged } from '../services/types.ts'
import { chooseWorkPictures, listChosenPictures, listWorkPictures } from '../services/businesses.ts'
import type { Environment } from './environment.ts'
import { loaderOf, type PageAsked, pagesOf } from './loading.ts'
import { registrationOf } from './registrations.ts'
import { shownWorkSlot } from './slots.ts'

export type { WorkPicture } from '../services/types.ts'

/** Addresses of pictures, in the order shown. What is uploaded comes after them until it is moved. */
export type WorkPicturesDraft = { readonly order: readonly string[] }

/** Loads what the viewing business shows on its page. */
export const chosenPicturesMachine = (environment: Environment) =>
  loaderOf(environment, (_: null) => listChosenPictures())

/** The pictures of the viewing business's completed jobs. */
export const workPicturesMachine = (environment: Environment) =>
  pagesOf(environment, { rows: 24, most: 50 }, ({ after, limit }: PageAsked<null>) =>
    listWorkPictures({ after, limit }),
  )

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
    call: ({ draft, files }) => chooseWorkPictures(inOrder(draft.order, linksIn(files, 'pictures'))),
  })
}

function inOrder(order: readonly string[], uploads: readonly string[]): readonly string[] {
  return [...order, ...uploads.filter((url) => !order.includes(url))]
}
