import { account } from './account.ts'
import { blocks } from './blocks.ts'
import { business, record } from './business.ts'
import { businessDetails, profile } from './profile.ts'
import { directory } from './directory.ts'
import { safety } from './security.ts'
import { signup } from './shell.ts'
import { fields, postJob } from './fields.ts'
import { jobBanner } from './job-banner.ts'
import { jobDetails } from './job-details.ts'
import { jobActs } from './job-dialogs.ts'
import { jobNotes } from './beside-job.ts'
import { inbox } from './inbox.ts'
import { messages, notifications } from './messages.ts'
import { pictures } from './ui.ts'
import { report } from './report.ts'
import { searches } from './searches.ts'
import { story } from './story.ts'

/** The words of all other screens, which come with the first of them. */
export const later = {
  account,
  blocks,
  business,
  businessDetails,
  record,
  profile,
  safety,
  signup,
  fields,
  postJob,
  jobBanner,
  jobDetails,
  jobActs,
  jobNotes,
  inbox,
  messages,
  notifications,
  pictures,
  report,
  searches,
  directory,
  story,
} as const
