import { jobPicturesSlot } from '../../../src/actors/slots.ts'
import { links } from '../../../src/routes.ts'
import { newCustomer } from '../../support/api.ts'
import { remembered } from 'statechart-kit/script/notes'
import { textsOf } from './form-facts.ts'
import type { FileField } from './upload-row.ts'

/** The pictures of a job that a customer is about to post. */
export const jobPictures: FileField = {
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
