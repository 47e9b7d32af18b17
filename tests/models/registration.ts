import type { Model } from './model.ts'
import { postJob } from './registration-post-job.ts'

export const registration: Model = {
  name: 'registration',
  about: 'What is filled in with files, which go up as they are picked: sign-ups, posting a job, the profiles.',
  scenes: [postJob],
  headless: {},
}
