import type { postJob as source } from '../en/post-job.ts'
import type { Translated } from '../types.ts'

export const postJob: Translated<typeof source> = {}
