import { Rules } from '../../generated/rules.ts'
import type { UploadedFile, SlotRules } from '../../machines/registration-context.ts'
import { checkPicture, checkSent } from '../services/file-rules.ts'

export { acceptDocuments, acceptPictures } from '../services/file-rules.ts'

/** The slot for one picture of a person or business. */
export const pictureSlot: SlotRules = {
  max: 1,
  tooMany: 'MAX_PICTURES',
  check: checkPicture,
  shrinks: true,
  skipsFailed: false,
}

/** The slot for a job's pictures. */
export const jobPicturesSlot: SlotRules = {
  max: Rules.CreateJob.pictures.maxItems,
  tooMany: 'MAX_PICTURES',
  check: checkPicture,
  shrinks: true,
  skipsFailed: false,
}

/** The slot for pictures of finished work. */
export const workPicturesSlot: SlotRules = { ...jobPicturesSlot, max: Rules.CompleteJob.pictures.maxItems }

/** The slot for pictures of finished work on the page of a business. */
export const shownWorkSlot: SlotRules = {
  ...jobPicturesSlot,
  max: Rules.ChooseWorkPictures.pictures.maxItems,
  tooMany: 'MAX_WORK_PICTURES',
}

/** The slot for the pictures of a message. */
export const messagePicturesSlot: SlotRules = { ...jobPicturesSlot, max: Rules.SendMessage.pictures.maxItems }

/** The slot for a business's documents: one that fails is marked, and the rest are saved. */
export const documentsSlot: SlotRules = {
  max: Rules.SignupBusiness.documents.maxItems,
  tooMany: 'MAX_DOCUMENTS',
  check: checkSent,
  shrinks: false,
  skipsFailed: true,
}

/** The present picture, as a file of a form; its name is never shown. */
export function fileIn<Slot extends string>(slot: Slot, url: string | null): readonly UploadedFile<Slot>[] {
  return url === null ? [] : [{ slot, name: '', url }]
}
