import { createJob as createJobRules } from '../../generated/validate/jobs.js'
import { linksIn } from '../../machines/registration-context.ts'
import { emptyJob, type JobDraft } from '../services/job-drafts.ts'
import type { Schemas } from '../services/types.ts'
import { checkJob, postJob } from '../services/job-commands.ts'
import type { Environment } from './environment.ts'
import { againDraftName } from './post-again.ts'
import { registrationOf } from './registrations.ts'
import { jobPicturesSlot } from './slots.ts'

export { today } from '../services/days.ts'
export type { JobDraft } from '../services/job-drafts.ts'

/** What posting returns: the server's message, where to go next, and how many businesses heard of it. */
export type JobPosted = Schemas['JobPosted']

/**
 * Posts a job. The slot of its pictures is `pictures`. The place starts as the customer's own. With `again`, the id
 * of a job given to `storeDraftToPostAgain`, the form starts as a copy of that job. Otherwise it starts with what is
 * `preset`, unless there is a draft. A job that invites a business has a draft of its own.
 */
export function postJobForm(environment: Environment, again: string | null = null, preset: Partial<JobDraft> = {}) {
  const { session } = environment.session.getSnapshot().context
  const { country, state, city } = session?.userType === 'customer' ? session.user : emptyJob
  return registrationOf<JobDraft, 'pictures', JobPosted>(environment, {
    draftName: again === null ? draftNameFor(preset) : againDraftName(again),
    ...(again === null ? {} : { isRestored: false }),
    initial: { ...emptyJob, country, state, city, ...preset },
    check: (draft, files) => checkJob(createJobRules)(draft, linksIn(files, 'pictures')),
    slots: { pictures: jobPicturesSlot },
    call: ({ draft, files, key }) => postJob({ draft, pictures: linksIn(files, 'pictures'), key }),
  })
}

const draftNameFor = ({ invited = '' }: Partial<JobDraft>): string => (invited === '' ? 'job' : `job.invite.${invited}`)

/** What a form starts with for a job of a category, by the name that the server has for it. */
export const presetOf = (category: string, nameOf: (category: string) => string): Partial<JobDraft> =>
  withCategory(emptyJob, category, nameOf)

/**
 * Choosing a category fills in the title, unless somebody typed one: only if it is empty or still the last filled-in
 * name.
 */
export function withCategory(
  { title, category }: JobDraft,
  chosen: string,
  nameOf: (category: string) => string,
): Partial<JobDraft> {
  const isFilledIn = title.trim() === '' || title === nameOf(category)
  return isFilledIn ? { category: chosen, title: nameOf(chosen) } : { category: chosen }
}
