import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import type { Account } from './api.ts'

/** Asks a business to bid on a job. */
export async function inviteBusiness({ client }: Account, jobId: string, business: Account): Promise<void> {
  const body = { jobId, business: business.session.user.id }
  await answer(client.POST('/invite-business/customer', { params: { header: once() }, body }))
}
