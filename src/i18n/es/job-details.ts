import type { jobDetails as source } from '../en/job-details.ts'
import type { Translated } from '../types.ts'

export const jobDetails: Translated<typeof source> = {}
