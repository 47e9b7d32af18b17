import type { createCommand } from '../../machines/command.ts'
import type { NoIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, UNVERIFIED } from '../support/api.ts'
import { openSignedUp } from '../support/mailed.ts'
import { command } from '../models/command.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good } from './support/toasts.ts'

const { stands, ...common } = pressed(({ page, say }) =>
  page.getByRole('button', { name: say('account.checkEmail.again'), exact: true }),
)

const stage: Stage<ReturnType<typeof createCommand<NoIntent, Acknowledged>>, PressedWorld> = {
  open: async (openVisit) => {
    const { email } = await newBusiness(undefined, UNVERIFIED)
    const visit = await openVisit(null)
    const gate = await visit.gateOn('askVerification')
    await openSignedUp(visit.page, email)
    await visit.page.getByText(email, { exact: true }).waitFor()
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: common.does,
  answers: common.answers,
  stored: {
    askVerification:
      'The letter of the sign-up has just gone out, and none follows it so soon; the scene resend reads one back.',
  },
  sees: {
    ...common.sees,
    /** The pause begins, and says how long it is. */
    done: async (world) => {
      const { page, say } = world.visit
      await stands(world, false, [good(say.code('VERIFICATION_ASKED'))])
      const button = page.getByRole('button', { name: say('account.checkEmail.again'), exact: true })
      await button.and(page.locator('[aria-disabled="true"]')).waitFor()
      await page.locator('#pause').getByText(/\S/).waitFor()
    },
  },
}

walkScene(command, 'ask-verification', stage)
