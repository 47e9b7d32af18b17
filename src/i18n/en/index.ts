import { auth } from './auth.ts'
import { dashboard } from './dashboard.ts'
import { jobDetails } from './job-details.ts'
import { postJob } from './post-job.ts'
import { shell } from './shell.ts'
import { signup } from './signup.ts'
import { ui } from './ui.ts'

/** The source language: its keys are the keys of all. */
export const en = { ui, shell, auth, signup, postJob, dashboard, jobDetails } as const

export type Words = typeof en
