import * as wire from '../../generated/client/wire-jobs.ts'
import { call, type Service } from './client.ts'
import type { InvitationDraft } from './drafts.ts'
import { checkOf, someId } from './inputs.ts'
import { jobPage } from './job-page.ts'
import type { Acknowledged, Drafted, InJob, Job, Keyed } from './types.ts'

/** Which business, and to which job. */
export type Invited = InJob & { readonly businessId: string }

/** How many of the own open jobs one may choose among: as many as a page has. */
const MOST_CHOICES = 50

/** The viewer's newest open jobs, each with what keeps a business from being invited to it. */
export function listInvitable(inviting: string): Service<readonly Job[]> {
  return call({
    isSafe: true,
    wire: { fromWire: (answer: Parameters<typeof jobPage.fromWire>[0]) => jobPage.fromWire(answer).items },
    send: ({ client, init }) =>
      client.POST('/get-jobs/customer', { ...init, body: { status: ['open'], limit: MOST_CHOICES, inviting } }),
  })
}

/** Asks a business to bid on an open job. */
export function inviteBusiness({ key, ...named }: Keyed & Invited): Service<Acknowledged> {
  const body = wire.inviteBusiness.toWire(named)
  return call({
    key,
    wire: wire.inviteBusiness,
    send: ({ client, init }) => client.POST('/invite-business/customer', { ...init, body }),
  })
}

const reasonIn = ({ reason }: InvitationDraft) => (reason === '' ? {} : { reason })

/** Without a reason, the rules of the contract do not know what is missing. */
export const checkNotInterested = checkOf(
  wire.declineInvitation,
  (draft: InvitationDraft) => ({ jobId: someId, reason: 'other' as const, ...reasonIn(draft) }),
  ({ reason }) => (reason === '' ? [{ field: 'reason', code: 'REASON_REQUIRED' }] : []),
)

/** Says that the viewer's business will not bid on a job that it was invited to. */
export function declineInvitation({
  jobId,
  draft,
  key,
}: Keyed & InJob & Drafted<InvitationDraft>): Service<Acknowledged> {
  const body = wire.declineInvitation.toWire({ jobId, reason: 'other', ...reasonIn(draft) })
  return call({
    key,
    wire: wire.declineInvitation,
    send: ({ client, init }) => client.POST('/decline-invitation/business', { ...init, body }),
  })
}
