import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createForm } from '../../machines/form.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/routes.ts'
import { webhookTopics } from '../../src/actors/webhooks.ts'
import type { ProofDraft, WebhookDraft } from '../../src/services/drafts.ts'
import type { Acknowledged, Schemas } from '../../src/services/types.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { CustomerAtForm } from './support/form-on-page.ts'
import { form } from '../models/form.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { boxes } from './support/fields.ts'
import { dialogActs, type DialogParts } from './support/form-in-dialog.ts'
import { press, textField, type Given } from './support/form-stage.ts'
import { addWebhook, openReceiver, type Receiver } from './support/webhooks.ts'
import { keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

type World = CustomerAtForm & {
  readonly webhookId: string
  readonly receiver: Receiver
  /** The secret that was shown. */
  secret: string
}

/** A dialog under Devices and apps that ends with a secret, which is shown this once. */
function stageOf<Draft extends object>(
  button: (say: Translate) => string,
  call: OperationId,
  fields: DialogParts<Draft>['fields'],
  stored: (world: World, draft: Draft) => Promise<void>,
): Stage<ReturnType<typeof createForm<Draft, Acknowledged>>, World> {
  const acts = dialogActs<Draft>({ title: button, submit: button, cancel: (say) => say('ui.cancel'), fields })
  return {
    open: async (openVisit) => {
      const customer = await newCustomer(undefined, UNUSED)
      const receiver = await openReceiver()
      const webhookId = await addWebhook(customer, receiver.url)
      const visit = await openVisit(customer)
      const gate = await visit.gateOn(call)
      await visit.page.goto(links.sessions)
      await press(visit.page.getByRole('main'), button(visit.say))
      return { visit, gate, customer, webhookId, receiver, secret: '' }
    },
    screen: ({ visit }) => visit,
    does: { ...acts.does, 'form.opened': 'elsewhere' },
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      ...acts.sees,
      saved: async (world) => {
        const { page, say } = world.visit
        const made = page.getByRole('dialog', { name: say('safety.webhooks.madeTitle'), exact: true })
        const secret = made.getByRole('textbox', { name: say('safety.webhooks.secret'), exact: true })
        await secret.and(page.locator('[value^=whsec_]')).waitFor()
        world.secret = await secret.inputValue()
        await press(made, say('ui.done'))
      },
    },
    stored: {
      [call]: (world: World, { before }: { readonly before: Given<Draft> }) => stored(world, before.context.draft),
    },
  }
}

const password = textField((say) => say('account.password.current'))

const adding = stageOf<WebhookDraft>(
  (say) => say('safety.webhooks.add'),
  'createWebhook',
  {
    url: textField((say) => say('safety.webhooks.url')),
    topics: boxes<Schemas['WebhookTopic']>({
      label: (say) => say('safety.webhooks.about'),
      values: webhookTopics.customer,
      nameOf: (say, topic) => say(`safety.webhooks.topics.${topic}`),
    }),
    password,
  },
  async ({ customer: { client }, receiver }, { url, topics }) => {
    const { webhooks } = await answer(client.POST('/get-webhooks'))
    const added = webhooks.filter((each) => each.url !== receiver.url)
    keeps(added, [{ url, topics: topics.toSorted() }])
  },
)
/** What is sent from now on is signed with the secret that was shown. */
const rotating = stageOf<ProofDraft>(
  (say) => say('safety.webhooks.rotate'),
  'rotateWebhook',
  { password },
  async ({ customer: { client }, webhookId, receiver, secret }) => {
    await answer(client.POST('/test-webhook', { body: { webhookId } }))
    await receiver.hears(secret)
  },
)

walkScene(form, 'webhook', adding)
walkScene(form, 'webhook-secret', rotating)
