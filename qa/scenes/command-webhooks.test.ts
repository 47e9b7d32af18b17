import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { MessageCode } from '../../generated/codes.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { createCommand } from '../../machines/command.ts'
import type { WebhookIntent } from '../../src/actors/webhooks.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/shared/routes.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { command } from '../models/command.ts'
import { newCustomer, UNUSED, type Account } from '../support/api.ts'
import { pressed, type PressedWorld } from './support/pressed.ts'
import { good, toastsOn } from './support/toasts.ts'
import type { Visit } from './support/visit.ts'
import { becomes } from './support/form-facts.ts'
import { addWebhook } from './support/webhooks.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** A button that does something to an address, or to what was sent there. */
type Button = {
  readonly call: OperationId
  readonly name: (say: Translate) => string
  readonly told: MessageCode
  /** What has to be there, and how one comes to the button. */
  readonly enter: (visit: Visit) => Promise<unknown>
  /** What is stored once it was pressed. */
  readonly stored: (world: World) => Promise<unknown>
}

type World = PressedWorld & { readonly customer: Account; readonly webhookId: string }

/** What was sent to the address up to now. */
const deliveriesOf = async ({ customer: { client }, webhookId }: World) =>
  (await answer(client.POST('/get-webhook-deliveries', { body: { webhookId } }))).deliveries

const openDeliveries = async ({ page, say }: Visit): Promise<void> => {
  await page.goto(links.sessions)
  await page.getByRole('button', { name: say('safety.webhooks.deliveries'), exact: true }).click()
}

function stageOf({
  call,
  name,
  told,
  enter,
  stored,
}: Button): Stage<ReturnType<typeof createCommand<WebhookIntent, Acknowledged>>, World> {
  const { stands: _, ...common } = pressed(({ page, say }) =>
    page.getByRole('button', { name: name(say), exact: true }),
  )
  return {
    open: async (openVisit) => {
      const customer = await newCustomer(undefined, UNUSED)
      const webhookId = await addWebhook(customer)
      await answer(customer.client.POST('/test-webhook', { body: { webhookId } }))
      const visit = await openVisit(customer)
      const gate = await visit.gateOn(call)
      await enter(visit)
      return { visit, gate, customer, webhookId }
    },
    screen: ({ visit }) => visit,
    does: common.does,
    answers: common.answers,
    sees: {
      ...common.sees,
      done: ({ visit }) => becomes(async () => await toastsOn(visit.page), [good(visit.say.code(told))]),
    },
    stored: { [call]: async (world: World) => void (await stored(world)) },
  }
}

walkScene(
  command,
  'test-webhook',
  stageOf({
    call: 'testWebhook',
    name: (say) => say('safety.webhooks.test'),
    told: 'EVENT_SENT',
    enter: openDeliveries,
    // One was sent before.
    stored: async (world) => keeps(await deliveriesOf(world), [{ type: 'webhook.test' }, { type: 'webhook.test' }]),
  }),
)

walkScene(
  command,
  'redeliver',
  stageOf({
    call: 'redeliver',
    name: (say) => say('safety.webhooks.againOne', { type: 'webhook.test' }),
    told: 'EVENT_SENT',
    enter: openDeliveries,
    stored: async (world) => keeps(await deliveriesOf(world), [{ type: 'webhook.test' }]),
  }),
)

walkScene(
  command,
  'switch-on-webhook',
  stageOf({
    call: 'switchOnWebhook',
    name: (say) => say('safety.webhooks.switchOn'),
    told: 'WEBHOOK_ON',
    stored: async ({ customer: { client } }) =>
      keeps((await answer(client.POST('/get-webhooks'))).webhooks, [{ off: null }]),
    // It takes three days until one is switched off; so the first list says that it is.
    enter: async ({ page }) => {
      await page.route(
        '**/v1/get-webhooks',
        async (route) => {
          const answered = await route.fetch()
          const off = { since: '2026-03-01T09:00:00.000Z', reason: 'failing' }
          const text = (await answered.text()).replace('"off":null', `"off":${JSON.stringify(off)}`)
          await route.fulfill({ contentType: 'application/json', body: text })
        },
        { times: 1 },
      )
      await page.goto(links.sessions)
    },
  }),
)
