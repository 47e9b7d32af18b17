import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import { links } from '../../src/shared/routes.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, UNVERIFIED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { command } from '../models/command.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good } from './support/toasts.ts'

type World = PressedWorld & { readonly email: string; readonly firstLink: () => Promise<string> }

const { stands, ...common } = pressed(({ page, say }) =>
  page.getByRole('button', { name: say('account.verify.resend'), exact: true }),
)

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, World> = {
  open: async (openVisit) => {
    // Whoever has just signed up is not verified yet, whether or not the server insists on it.
    const business = await newBusiness(undefined, UNVERIFIED)
    const { email } = business
    const visit = await openVisit(business)
    const gate = await visit.gateOn('resendVerification')
    await visit.page.goto(links.verifyEmail)
    await visit.page.getByText(visit.say('account.verify.waitText', { email }), { exact: true }).waitFor()
    return { visit, gate, email, firstLink: remembered(() => mailedLink(email, links.verifyEmail)) }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: {
    save: async (world, outcome) => {
      // The mail of the sign-up is known from the one that comes now.
      if (outcome.type === 'done') await world.firstLink()
      await common.answers.save(world, outcome)
    },
  },
  sees: {
    ...common.sees,
    /** The screen is for everyone: to whoever is out it offers the login. */
    refused: async (world, given) => {
      if (given.context.failure?.type !== 'unauthorized') return common.sees.refused(world, given)
      const { page, say } = world.visit
      await page.getByText(say('account.verify.resendLogin')).waitFor()
      await page.getByRole('link', { name: say('account.verify.login'), exact: true }).waitFor()
    },
    done: async (world) => {
      await stands(world, false, [good(world.visit.say.code('EMAIL_SENT'))])
    },
  },
  stored: {
    resendVerification: async ({ email, firstLink }) =>
      void (await mailedLink(email, links.verifyEmail, await firstLink())),
  },
}

walkScene(command, 'resend', stage)
