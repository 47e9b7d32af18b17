import type { JobEditDraft } from '../../../src/services/job-drafts.ts'
import { textField } from './form-acts.ts'

/** What a customer may add to a job, as `src/ui/forms/job-options.tsx` asks for it. */
export const jobOptions = {
  streetAddress: textField((say) => say('postJob.streetAddress')),
  neededBy: textField((say) => say('postJob.neededBy')),
}

type Options = Pick<JobEditDraft, keyof typeof jobOptions>

/** The same as it is stored, with the job and beside it. */
export const storedOptions = ({ neededBy, streetAddress }: Options) => ({
  job: { neededBy: neededBy || null },
  streetAddress: streetAddress || null,
})
