import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createCommand } from '../../machines/command.ts'
import { done } from '../../machines/outcome.ts'
import type { Ending } from '../../src/actors/sessions.ts'
import { links } from '../../src/routes.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { command } from '../models/command.ts'
import { gone, question, type QuestionWorld } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good } from './support/toasts.ts'

/** A session that no browser opened. */
const logOutThere = (say: Translate): string =>
  say('safety.sessions.endOne', { device: say('safety.sessions.unknown') })

const one = {
  call: 'endSession',
  button: logOutThere,
  text: (say: Translate) => say('safety.sessions.endText'),
  told: 'SESSION_ENDED',
} as const
const others = {
  call: 'endOtherSessions',
  button: (say: Translate) => say('safety.sessions.endOthers'),
  text: (say: Translate) => say('safety.sessions.endOthersText'),
  told: 'OTHER_SESSIONS_ENDED',
} as const

function stageOf({
  call,
  button,
  text,
  told,
}: typeof one | typeof others): Stage<ReturnType<typeof createCommand<Ending, Acknowledged>>, QuestionWorld> {
  const { does, sees } = question((say) => ({
    title: button(say),
    text: text(say),
    yes: say('safety.sessions.end'),
    no: say('ui.cancel'),
  }))
  return {
    open: async (openVisit) => {
      const account = await newCustomer(undefined, UNUSED)
      const { email, client, password } = account
      await answer(client.POST('/login/customer', { body: { email, password } }))
      const visit = await openVisit(account)
      const gate = await visit.gateOn(call)
      const jobGate = await visit.gateOn('listSessions')
      await visit.page.goto(links.sessions)
      await jobGate.answer(done(null))
      await visit.page.getByRole('button', { name: button(visit.say), exact: true }).click()
      return { visit, gate, jobGate }
    },
    screen: ({ visit }) => visit,
    does,
    answers: {
      save: async ({ gate, jobGate }, outcome) => {
        await gate.answer(outcome)
        if (outcome.type === 'done') await jobGate.answer(done(null))
      },
    },
    sees: {
      ...sees,
      'asked.changed': 'elsewhere',
      /** The list, without the other session. */
      done: async ({ visit }) => {
        await gone(visit, [good(visit.say.code(told))])
        await visit.page.getByText(visit.say('safety.sessions.alone'), { exact: true }).waitFor()
      },
    },
  }
}

walkScene(command, 'end-session', stageOf(one))
walkScene(command, 'end-other-sessions', stageOf(others))
