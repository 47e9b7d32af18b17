import { documentsSlot, jobPicturesSlot } from '../../src/actors/slots.ts'
import { links } from '../../src/shared/routes.ts'
import { remembered } from 'statechart-kit/script/notes'
import { newCustomer } from '../support/api.ts'
import { photo } from '../support/samples.ts'
import { upload } from '../models/upload.ts'
import { textsOf } from './support/form-facts.ts'
import { large, uploadStage, type FileField } from './support/upload-row.ts'
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

/** The pictures of a job that a customer is about to post. */
const jobPictures: FileField = {
  account: remembered(() => newCustomer()),
  address: links.postJob,
  label: (say) => say('postJob.pictures'),
  left: (say, count) => say('postJob.slotsLeft', { count }),
  max: jobPicturesSlot.max,
  told: async ({ name, visit: { page } }) => {
    const words = await textsOf(page.getByRole('status'))
    return words.filter((each) => each.startsWith(`${name}: `)).map((each) => each.slice(`${name}: `.length))
  },
  sending: () => null,
}

const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const empty = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
const picture = async () => large(await photo('tap.jpg', 'teal'))

walkScene(
  upload,
  'document',
  uploadStage(documents, async () => large(pdf)),
)
walkScene(
  upload,
  'empty',
  uploadStage(jobPictures, async () => empty),
)
walkScene(upload, 'picture', uploadStage(jobPictures, picture))
