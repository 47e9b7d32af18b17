import { endCycles, startYear } from '../membership/service.ts'
import { changeAccount, day, CommandError, type Command } from './command.ts'

export const membershipCommands: readonly Command[] = [
  {
    name: 'subscription activate',
    summary: 'Begin a yearly cycle of a business',
    words: ['email or id'],
    notes: 'Begins now. What is left of an earlier yearly cycle is added, so that no paid day is lost.',
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'subscription activate', async (db, { id, role, email }) => {
        if (role !== 'business') throw new CommandError(`${email} is a customer; only businesses have a subscription.`)
        const endsAt = await startYear(db, id, desk.now())
        return {
          said: `Subscription activated successfully: ${email} may bid until ${day(endsAt)}.`,
          details: { endsAt },
        }
      }),
  },
  {
    name: 'subscription end',
    summary: 'End the running cycles of a business now',
    words: ['email or id'],
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'subscription end', async (db, { id, role, email }) => {
        if (role !== 'business') throw new CommandError(`${email} is a customer; only businesses have a subscription.`)
        const ended = await endCycles(db, id, desk.now())
        if (ended === 0) throw new CommandError(`The subscription of ${email} is not active.`)
        return { said: `The subscription of ${email} has ended.`, details: { ended } }
      }),
  },
]
