import { linksIn } from '../../machines/registration-context.ts'
import { completeJob } from '../services/completion.ts'
import type { Acknowledged } from '../services/types.ts'
import type { EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { registrationOf } from './registrations.ts'
import { workPicturesSlot } from './slots.ts'

/** Marks the job as completed, with what the business shows of its work in the slot `pictures`. */
export function completeWorkForm(environment: Environment, jobId: string) {
  return registrationOf<EmptyIntent, 'pictures', Acknowledged>(environment, {
    draftName: `work.${jobId}`,
    initial: {},
    check: () => [],
    slots: { pictures: workPicturesSlot },
    call: ({ files, key }) => completeJob({ jobId, pictures: linksIn(files, 'pictures'), key }),
  })
}
