import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, UNUSED, verify, type Account } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { command } from '../models/command.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { customerOf, logInAs, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

const common = pressed(({ page, say }) => page.getByRole('button', { name: say('safety.email.undo'), exact: true }))

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

const stage: Stage<
  ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>,
  PressedWorld & { readonly customer: Account }
> = {
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    const { client, email, password } = customer
    // An address that nobody has proved cannot be brought back.
    await verify(customer)
    const body = { email: `new.${email}`, password }
    await answer(client.POST('/edit-customer-details/customer', { body }))
    // Mails are read on any device, where nobody need be logged in.
    const visit = await openVisit(null)
    const gate = await visit.gateOn('undoEmailChange')
    await visit.page.goto(await mailedLink(email, '/undo-email-change'))
    return { visit, gate, customer }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  sees: {
    ...common.sees,
    /** A link that is used up, or was never one, does not work. */
    refused: async (world, given) => {
      const { failure } = given.context
      if (failure?.type !== 'conflict' && failure?.type !== 'invalid') return common.sees.refused(world, given)
      await isHeaded(world.visit, world.visit.say('account.verify.brokenTitle'))
    },
    /** A new password is asked for at once. */
    done: ({ visit }) => isHeaded(visit, visit.say('account.reset.title')),
  },
  stored: {
    /** The address is as it was, and nothing waits any more. The password is worthless, so a mailed link sets another one. */
    undoEmailChange: async ({ customer: { client, email } }) => {
      const newPassword = 'another-5-words'
      await answer(client.POST('/forgot-password', { body: { email, isBusiness: 0 } }))
      const token = (await mailedLink(email, '/reset-password')).split('token=')[1] ?? ''
      await answer(client.POST('/reset-password', { body: { token, newPassword } }))
      const known = await customerOf(await logInAs(email, newPassword))
      keeps(known, { email, email_pending: null })
    },
  },
}

walkScene(command, 'undo-email', stage)
