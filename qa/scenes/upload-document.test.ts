import { documentsSlot } from '../../src/actors/slots.ts'
import { links } from '../../src/routes.ts'
import { upload } from '../models/upload.ts'
import { textsOf } from './support/form-facts.ts'
import { large, uploadStage, type FileField, type Picked } from './support/upload-row.ts'
import { walkScene } from './support/walk.ts'

/** The papers of a business that is about to sign up. */
const documents: FileField = {
  account: () => Promise.resolve(null),
  address: links.signupBusiness,
  label: (say) => say('fields.documents'),
  left: (say, count) => say('fields.documentsLeft', { count }),
  max: documentsSlot.max,
  told: ({ name, visit: { page } }) =>
    textsOf(page.getByRole('listitem').filter({ hasText: name }).getByRole('status')),
  sending: (say) => say('ui.uploading'),
}

const licence = async (): Promise<Picked> =>
  large({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })

walkScene(upload, 'document', uploadStage(documents, licence))
