import type { JobEditDraft } from '../../../src/services/job-drafts.ts'
import { textField } from './form-acts.ts'

/** What a customer may add to a job, as `src/ui/forms/job-options.tsx` asks for it. */
export const jobOptions = { neededBy: textField((say) => say('postJob.neededBy')) }

/** The same as it is stored. */
export const storedOptions = ({ neededBy }: Omit<JobEditDraft, 'title' | 'details'>) => ({ neededBy: neededBy || null })
