import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { createCommand } from '../../machines/command.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Unblocking } from '../../src/actors/blocks.ts'
import type { Blocking } from '../../src/services/blocks.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { links } from '../../src/shared/routes.ts'
import { command } from '../models/command.ts'
import { newBusiness, newCustomer, newJob, UNUSED, type Account } from '../support/api.ts'
import { gone, question, type QuestionWorld } from './support/confirmations.ts'
import { press } from './support/form-acts.ts'
import { walkButton } from './support/pressed.ts'
import { keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'
import { type Stage, walkScene } from './support/walk.ts'

const NAME = 'Ortega & Sons'

/** Whom somebody blocks, by the names that they are told. */
const blockedBy = async ({ client }: Account): Promise<readonly string[]> => {
  const { blocks } = await answer(client.POST('/get-blocks', { body: { limit: 50 } }))
  return blocks.map(({ name }) => name)
}

/** Where the other side is blocked, and what it is called there. */
type Place = {
  readonly call: OperationId
  readonly name: string
  /** What is blocked: the last words of the texts about it. */
  readonly side: 'business' | 'customer'
  readonly menu: (say: Translate) => string
  readonly people: () => Promise<readonly [account: Account, path: string]>
}

type World = QuestionWorld & { readonly account: Account }

function stageAt({
  call,
  name,
  side,
  menu,
  people,
}: Place): Stage<ReturnType<typeof createCommand<Blocking, Acknowledged>>, World> {
  const { does, sees } = question((say) => ({
    title: say('blocks.ask', { name }),
    text: say(`blocks.text.${side}`, { name }),
    yes: say('blocks.submit'),
    no: say('ui.cancel'),
  }))
  return {
    open: async (openVisit) => {
      const [account, path] = await people()
      const visit = await openVisit(account)
      const gate = await visit.gateOn(call)
      await visit.page.goto(path)
      for (const words of [menu(visit.say), visit.say(`blocks.${side}`)])
        await press(visit.page.getByRole('main'), words)
      // Nothing is looked at again: what was blocked is out of sight.
      return { visit, gate, jobGate: gate, account }
    },
    does,
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      ...sees,
      'asked.changed': 'elsewhere',
      done: async ({ visit }) => {
        await visit.page.waitForURL(`**${links.dashboard}*`)
        await gone(visit, [good(visit.say.code('BLOCKED'))])
      },
    },
    stored: { [call]: async ({ account }: World) => keeps(await blockedBy(account), [name]) },
  }
}

walkScene(
  command,
  'block-business',
  stageAt({
    call: 'blockBusiness',
    name: NAME,
    side: 'business',
    menu: (say) => say('report.menus.business'),
    people: async () => {
      const [account, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(NAME)])
      return [account, links.business(business.session.user.id)]
    },
  }),
)

walkScene(
  command,
  'block-customer',
  stageAt({
    call: 'blockCustomer',
    name: 'Ana T.',
    side: 'customer',
    menu: (say) => say('report.menus.job'),
    people: async () => {
      const [customer, account] = await Promise.all([newCustomer('Ana Torres'), newBusiness(undefined, UNUSED)])
      return [account, links.jobDetails(await newJob(customer))]
    },
  }),
)

walkButton<Unblocking, Acknowledged, { readonly customer: Account }>('unblock', {
  name: (say) => say('blocks.unblockOne', { name: NAME }),
  call: 'unblock',
  people: async () => {
    const [customer, { session }] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(NAME)])
    await answer(customer.client.POST('/block-business/customer', { body: { business: session.user.id } }))
    return [customer, { customer }]
  },
  enter: ({ page }) => page.goto(links.blocked),
  done: ({ visit: { page, say } }) => page.getByRole('heading', { name: say('blocks.empty.title') }).waitFor(),
  stored: async ({ customer }) => keeps(await blockedBy(customer), []),
})
