import type { account } from './account.ts'
import type { business } from './business.ts'
import type { core } from './core.ts'
import type { businessDetails } from './business-details.ts'
import type { dashboard } from './dashboard.ts'
import type { fields } from './fields.ts'
import type { jobActs } from './job-acts.ts'
import type { jobDetails } from './job-details.ts'
import type { jobNotes } from './job-notes.ts'
import type { messages } from './messages.ts'
import type { notifications } from './notifications.ts'
import type { pictures } from './pictures.ts'
import type { postJob } from './post-job.ts'
import type { profile } from './profile.ts'
import type { record } from './record.ts'
import type { safety } from './safety.ts'
import type { signup } from './signup.ts'

/** Words that are fetched with the screens or dialogs that use them. */
export type AreaWords = {
  readonly account: typeof account
  readonly business: typeof business
  readonly businessDetails: typeof businessDetails
  readonly record: typeof record
  readonly profile: typeof profile
  readonly safety: typeof safety
  readonly signup: typeof signup
  readonly fields: typeof fields
  readonly postJob: typeof postJob
  readonly dashboard: typeof dashboard
  readonly jobDetails: typeof jobDetails
  readonly jobActs: typeof jobActs
  readonly jobNotes: typeof jobNotes
  readonly messages: typeof messages
  readonly notifications: typeof notifications
  readonly pictures: typeof pictures
}

export type CoreWords = typeof core

/** The source language: all languages have its keys. */
export type Words = CoreWords & AreaWords
