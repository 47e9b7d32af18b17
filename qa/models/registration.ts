import type { Model } from '../kit/model.ts'
import { completeWork } from './registration-complete-work.ts'
import { postJob } from './registration-post-job.ts'
import { businessDetails, businessProfile, customerProfile } from './registration-profiles.ts'
import { workPictures } from './registration-work-pictures.ts'
import { businessSignup, customerSignup } from './registration-sign-ups.ts'

export const registration: Model = {
  name: 'registration',
  about: 'What is filled in with files, which go up as they are picked: sign-ups, posting a job, the profiles.',
  scenes: [
    postJob,
    completeWork,
    customerSignup,
    businessSignup,
    customerProfile,
    businessProfile,
    businessDetails,
    workPictures,
  ],
  headless: {
    'open draft.discarded[0]':
      'A draft comes back by a reload, which starts the machine anew; until then there is nothing to discard.',
  },
}
