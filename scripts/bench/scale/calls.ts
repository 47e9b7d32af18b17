import type { OperationId } from '../../../generated/operations.ts'
import { accountCalls } from './calls-accounts-wire.ts'
import { jobCalls } from './calls-jobs.ts'
import { bidCalls } from './calls-bids.ts'
import { listCalls } from './calls-lists.ts'
import { talkCalls } from './calls-talk.ts'
import { webhookCalls } from './calls-webhooks.ts'
import type { Ways } from './ways.ts'

/** How each call of the contract is measured. The compiler misses one that is not. */
export const calls: Ways<OperationId> = {
  ...accountCalls,
  ...jobCalls,
  ...bidCalls,
  ...listCalls,
  ...talkCalls,
  ...webhookCalls,
}
