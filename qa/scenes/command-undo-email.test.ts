import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createCommand } from '../../machines/command.ts'
import type { NoIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { command } from '../models/command.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

const common = pressed(({ page, say }) => page.getByRole('button', { name: say('safety.email.undo'), exact: true }))

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

const stage: Stage<ReturnType<typeof createCommand<NoIntent, Acknowledged>>, PressedWorld> = {
  open: async (openVisit) => {
    const { client, email, password } = await newCustomer(undefined, UNUSED)
    const body = { email: `new.${email}`, password }
    await answer(client.POST('/edit-customer-details/customer', { body }))
    // Mails are read on any device, where nobody need be logged in.
    const visit = await openVisit(null)
    const gate = await visit.gateOn('undoEmailChange')
    await visit.page.goto(await mailedLink(email, '/undo-email-change'))
    return { visit, gate }
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
    done: ({ visit }) => isHeaded(visit, visit.say('safety.email.undoneTitle')),
  },
}

walkScene(command, 'undo-email', stage)
