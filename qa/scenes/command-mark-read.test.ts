import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import { links } from '../../src/shared/routes.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBid, newBusiness, newCustomer, newJob, UNUSED, type Account } from '../support/api.ts'
import { command } from '../models/command.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const { stands: _, ...common } = pressed(({ page, say }) =>
  page.getByRole('button', { name: say('notifications.markAllRead'), exact: true }),
)

const stage: Stage<
  ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>,
  PressedWorld & { readonly customer: Account }
> = {
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
    await newBid(business, await newJob(customer), 120)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('markNotificationsRead')
    await visit.page.goto(links.notifications)
    await visit.page.getByText(`${visit.say('notifications.unread')}: `).waitFor()
    return { visit, gate, customer }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  sees: {
    ...common.sees,
    /** Nothing is unread any more, and the button has gone. */
    done: async ({ visit: { page, say } }) => {
      await page.getByText(`${say('notifications.unread')}: `).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: say('notifications.markAllRead') }).waitFor({ state: 'detached' })
    },
  },
  stored: {
    markNotificationsRead: async ({ customer: { client } }) =>
      keeps(await answer(client.POST('/get-notification/grouped', { body: { limit: 1 } })), {
        unread: 0,
      }),
  },
}

walkScene(command, 'mark-read', stage)
