import * as invitations from '../services/invitations.ts'
import type { Acknowledged } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { loaderOf } from './loading.ts'

export type { Invited } from '../services/invitations.ts'

/** The viewer's open jobs, with what keeps a business, whose id is the request, from being invited to each. */
export const invitableMachine = (environment: Environment) => loaderOf(environment, invitations.listInvitable)

/** Invites a business to an open job. */
export const inviteCommand = (environment: Environment) =>
  commandOf<invitations.Invited, Acknowledged>(environment, {
    call: ({ intent, key }) => invitations.inviteBusiness({ ...intent, key }),
  })
