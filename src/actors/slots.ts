import { Rules } from '../../generated/rules.ts'
import type { UploadedFile, SlotRules } from '../../machines/registration/index.ts'
import { checkDocument, checkPicture } from '../services/checks/file.ts'

export { acceptDocuments, acceptPictures } from '../services/checks/file.ts'

/** One picture of a person or a business. */
export const pictureSlot: SlotRules = { max: 1, tooMany: 'MAX_PICTURES', check: checkPicture, skipsFailed: false }

/** The pictures of a job. */
export const jobPicturesSlot: SlotRules = {
  max: Rules.CreateJob.pics_url.maxItems,
  tooMany: 'MAX_PICTURES',
  check: checkPicture,
  skipsFailed: false,
}

/** The papers of a business: one that fails is marked, and the rest are saved. */
export const documentsSlot: SlotRules = {
  max: Rules.SignupBusiness.documents_urls.maxItems,
  tooMany: 'MAX_DOCUMENTS',
  check: checkDocument,
  skipsFailed: true,
}

/** The picture that there is, as a file of a form; its name is nowhere to be seen. */
export function fileIn<Slot extends string>(slot: Slot, url: string | null): readonly UploadedFile<Slot>[] {
  return url === null ? [] : [{ slot, name: '', url }]
}
