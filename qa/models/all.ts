import { bid } from './bid.ts'
import { command } from './command.ts'
import { details } from './details.ts'
import { form } from './form.ts'
import { job } from './job.ts'
import { live } from './live.ts'
import type { Model } from 'statechart-kit/core/model'
import { membership } from './membership.ts'
import { outbox } from './outbox.ts'
import { pages } from './pages.ts'
import { picker } from './picker.ts'
import { registration } from './registration.ts'
import { session } from './session.ts'
import { thread } from './thread.ts'
import { upload } from './upload.ts'
import { viewer } from './viewer.ts'

export const models: readonly Model[] = [
  job,
  session,
  bid,
  registration,
  form,
  command,
  pages,
  thread,
  outbox,
  details,
  upload,
  live,
  viewer,
  picker,
  membership,
]
