import type { Words } from '../en/index.ts'
import { account } from './account.ts'
import { blocks } from './blocks.ts'
import { auth, shell, signup } from './shell.ts'
import { business, record } from './business.ts'
import { businessDetails, profile } from './profile.ts'
import { dashboard } from './dashboard.ts'
import { directory } from './directory.ts'
import { fields, postJob } from './fields.ts'
import { inbox } from './inbox.ts'
import { jobActs } from './job-dialogs.ts'
import { jobBanner } from './job-banner.ts'
import { jobDetails } from './job-details.ts'
import { jobNotes } from './beside-job.ts'
import { messages, notifications } from './messages.ts'
import { pictures, ui } from './ui.ts'
import { safety } from './security.ts'
import { report } from './report.ts'
import { searches } from './searches.ts'
import { story } from './story.ts'

export { categories } from '../../../generated/categories/es.ts'

/** All words of the language, fetched at once. */
export const es: Words = {
  ui,
  shell,
  auth,
  account,
  blocks,
  business,
  businessDetails,
  record,
  profile,
  safety,
  report,
  searches,
  story,
  signup,
  fields,
  postJob,
  dashboard,
  directory,
  jobBanner,
  jobDetails,
  jobActs,
  jobNotes,
  inbox,
  messages,
  notifications,
  pictures,
}
