import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createForm } from '../../machines/form.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/shared/routes.ts'
import { webhookTopics } from '../../src/actors/webhooks.ts'
import type { ProofDraft, WebhookDraft, JobEditDraft, KeyDraft } from '../../src/services/drafts.ts'
import type { Acknowledged, Schemas } from '../../src/services/types.ts'
import { type OperationId, keyScopes, type KeyScope } from '../../generated/operations.ts'
import { type CustomerAtForm, dialogActs, type DialogParts } from './support/forms.ts'
import { form } from '../models/form.ts'
import { newCustomer, UNUSED, newJob } from '../support/api.ts'
import { boxes, select } from './support/fields.ts'
import { press, textField, type Given, type FormWorld } from './support/form-stage.ts'
import { addWebhook, openReceiver, type Receiver } from './support/webhooks.ts'
import { keeps, ownJob } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { remembered } from 'statechart-kit/script/notes'

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

const customer = remembered(() => newCustomer())

const edit = dialogActs<JobEditDraft>({
  title: (say) => say('jobActs.edit.title'),
  submit: (say) => say('jobActs.edit.save'),
  cancel: (say) => say('jobActs.edit.cancel'),
  fields: {
    title: textField((say) => say('jobActs.edit.jobTitle')),
    details: textField((say) => say('jobActs.edit.description')),
    neededBy: textField((say) => say('jobDetails.neededBy')),
  },
})

const editStage: Stage<
  ReturnType<typeof createForm<JobEditDraft, Acknowledged>>,
  FormWorld & { readonly jobId: string }
> = {
  open: async (openVisit) => {
    const owner = await customer()
    const jobId = await newJob(owner)
    const visit = await openVisit(owner)
    const gate = await visit.gateOn('updateJob')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.getByRole('main'), visit.say('jobDetails.edit.button'))
    return { visit, gate, jobId }
  },
  screen: ({ visit }) => visit,
  does: { ...edit.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...edit.sees,
    saved: (world) => edit.gone(world, world.visit.say.code('JOB_UPDATED')),
  },
  stored: {
    updateJob: async ({ jobId }, { before }) => {
      const { title, details, neededBy } = before.context.draft
      const { job } = await ownJob(await customer(), jobId)
      keeps(job, { title, details, neededBy: neededBy === '' ? null : neededBy })
    },
  },
}

walkScene(form, 'edit-job', editStage)

const key = dialogActs<KeyDraft>({
  title: (say) => say('safety.keys.make'),
  submit: (say) => say('safety.keys.make'),
  cancel: (say) => say('ui.cancel'),
  fields: {
    name: textField((say) => say('safety.keys.name')),
    scopes: boxes<KeyScope>({
      label: (say) => say('safety.keys.may'),
      values: keyScopes,
      nameOf: (say, scope) => say(`safety.keys.scopes.${scope}`),
    }),
    days: select((say) => say('safety.keys.days')),
    password: textField((say) => say('account.password.current')),
  },
})

const keyStage: Stage<ReturnType<typeof createForm<KeyDraft, Acknowledged>>, CustomerAtForm> = {
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('createKey')
    await visit.page.goto(links.sessions)
    await press(visit.page.getByRole('main'), visit.say('safety.keys.make'))
    return { visit, gate, customer }
  },
  screen: ({ visit }) => visit,
  does: { ...key.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...key.sees,
    /** The key is shown this once; once it is put away, the list has it by its name. */
    saved: async ({ visit: { page, say } }) => {
      const made = page.getByRole('dialog', { name: say('safety.keys.madeTitle'), exact: true })
      await made
        .getByRole('textbox', { name: say('safety.keys.secret'), exact: true })
        .and(page.locator('[value^=bidfair_]'))
        .waitFor()
      await press(made, say('ui.done'))
      await page.getByRole('heading', { name: 'Nightly import', exact: true }).waitFor()
    },
  },
  stored: {
    createKey: async ({ customer: { client } }, { before }) => {
      const { name, scopes, days } = before.context.draft
      const { keys } = await answer(client.POST('/get-keys'))
      const lasts = keys.map((key) => (Date.parse(key.endsAt) - Date.parse(key.createdAt)) / DAY)
      keeps(keys, [{ name, scopes }])
      keeps(lasts, [Number(days)])
    },
  },
}

/** In milliseconds. */
const DAY = 86_400_000

walkScene(form, 'key', keyStage)
