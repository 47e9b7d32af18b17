import type { Translations } from '../en/index.ts'
import type { Translated } from '../en/types.ts'
import { account } from './account.ts'
import { auth } from './auth.ts'
import { business } from './business.ts'
import { businessDetails } from './business-details.ts'
import { dashboard } from './dashboard.ts'
import { fields } from './fields.ts'
import { jobActs } from './job-dialogs.ts'
import { jobDetails } from './job-details.ts'
import { jobNotes } from './job-notices.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { pictures } from './pictures.ts'
import { postJob } from './post-job.ts'
import { profile } from './profile.ts'
import { record } from './track-record.ts'
import { safety } from './security.ts'
import { shell } from './shell.ts'
import { signup } from './signup.ts'
import { ui } from './ui.ts'

export { categories } from '../../../generated/categories/ar.ts'

/** All words of the language, fetched at once. */
export const ar: Translated<Translations> = {
  ui,
  shell,
  auth,
  account,
  business,
  businessDetails,
  record,
  profile,
  safety,
  signup,
  fields,
  postJob,
  dashboard,
  jobDetails,
  jobActs,
  jobNotes,
  messages,
  notifications,
  pictures,
}
