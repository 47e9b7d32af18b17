import { declineInvitation as declineInvitationRules } from '../../generated/validate/jobs.js'
import type { InvitationDraft } from '../services/drafts.ts'
import * as invitations from '../services/invitations.ts'
import type { Acknowledged } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

export type { Invited } from '../services/invitations.ts'

/** The viewer's open jobs, with what keeps a business, whose id is the request, from being invited to each. */
export const invitableMachine = (environment: Environment) => loaderOf(environment, invitations.listInvitable)

/** Invites a business to an open job. */
export const inviteCommand = (environment: Environment) =>
  commandOf<invitations.Invited, Acknowledged>(environment, {
    call: ({ intent, key }) => invitations.inviteBusiness({ ...intent, key }),
  })

/** Declines an invitation, for a reason. */
export function declineInvitationForm(environment: Environment, jobId: string) {
  return formOf<InvitationDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: invitations.checkNotInterested(declineInvitationRules),
    call: (request) => invitations.declineInvitation({ jobId, ...request }),
  })
}
