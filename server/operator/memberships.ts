import { activateMembership, endMembership } from '../console/service-memberships.ts'
import { DomainError } from '../platform/domain-error.ts'
import { accountAt, day, CommandError, onAccount, type AdminDbContext, type Command } from './command.ts'

/** Says what the console says by a code, in the words of a command. */
async function inWords(desk: AdminDbContext, error: unknown): Promise<unknown> {
  if (!(error instanceof DomainError)) return error
  const { email } = await accountAt(desk)
  if (error.code === 'NOT_A_BUSINESS')
    return new CommandError(`${email} is a customer; only businesses have a subscription.`)
  return error.code === 'MEMBERSHIP_NOT_ACTIVE'
    ? new CommandError(`The subscription of ${email} is not active.`)
    : error
}

export const membershipCommands: readonly Command[] = [
  {
    name: 'subscription activate',
    summary: 'Begin a yearly cycle of a business',
    words: ['email or id'],
    notes: 'Begins now. What is left of an earlier yearly cycle is added, so that no paid day is lost.',
    opens: true,
    run: async (desk) => {
      try {
        const { account, outcome } = await onAccount(desk, activateMembership)
        desk.say(`Subscription activated successfully: ${account.email} may bid until ${day(outcome)}.`)
      } catch (error) {
        throw await inWords(desk, error)
      }
    },
  },
  {
    name: 'subscription end',
    summary: 'End the running cycles of a business now',
    words: ['email or id'],
    opens: true,
    run: async (desk) => {
      try {
        const { account } = await onAccount(desk, endMembership)
        desk.say(`The subscription of ${account.email} has ended.`)
      } catch (error) {
        throw await inWords(desk, error)
      }
    },
  },
]
