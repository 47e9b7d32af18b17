import type { createForm } from '../../machines/form/machine.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/routes.ts'
import { webhookTopics } from '../../src/actors/webhooks.ts'
import type { ProofDraft, WebhookDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import type { WebhookTopic } from '../../src/services/webhook-types.ts'
import type { OperationId } from '../../generated/operations.ts'
import { form } from '../models/form.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { boxes } from './support/fields.ts'
import { dialogActs, type DialogParts } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { addWebhook } from './support/webhooks.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** A dialog under Devices and apps that ends with a secret, which is shown this once. */
function stageOf<Draft extends object>(
  button: (say: Translate) => string,
  call: OperationId,
  fields: DialogParts<Draft>['fields'],
): Stage<ReturnType<typeof createForm<Draft, Acknowledged>>, FormWorld> {
  const acts = dialogActs<Draft>({ title: button, submit: button, cancel: (say) => say('ui.cancel'), fields })
  return {
    open: async (openVisit) => {
      const customer = await newCustomer(undefined, UNUSED)
      await addWebhook(customer)
      const visit = await openVisit(customer)
      const gate = await visit.gateOn(call)
      await visit.page.goto(links.sessions)
      await press(visit.page.getByRole('main'), button(visit.say))
      return { visit, gate }
    },
    screen: ({ visit }) => visit,
    does: { ...acts.does, 'form.opened': 'elsewhere' },
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      ...acts.sees,
      saved: async ({ visit: { page, say } }) => {
        const made = page.getByRole('dialog', { name: say('safety.webhooks.madeTitle'), exact: true })
        await made
          .getByRole('textbox', { name: say('safety.webhooks.secret'), exact: true })
          .and(page.locator('[value^=whsec_]'))
          .waitFor()
        await press(made, say('ui.done'))
      },
    },
  }
}

const password = textField((say) => say('account.password.current'))

const adding = stageOf<WebhookDraft>((say) => say('safety.webhooks.add'), 'createWebhook', {
  url: textField((say) => say('safety.webhooks.url')),
  topics: boxes<WebhookTopic>({
    label: (say) => say('safety.webhooks.about'),
    values: webhookTopics.customer,
    nameOf: (say, topic) => say(`safety.webhooks.topics.${topic}`),
  }),
  password,
})
const rotating = stageOf<ProofDraft>((say) => say('safety.webhooks.rotate'), 'rotateWebhook', { password })

walkScene(form, 'webhook', adding)
walkScene(form, 'webhook-secret', rotating)
