import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/shared/routes.ts'
import { webhookTopics } from '../../src/actors/webhooks.ts'
import type { ProofDraft, WebhookDraft, KeyDraft } from '../../src/services/drafts.ts'
import type { JobEditDraft } from '../../src/services/job-drafts.ts'
import type { Schemas } from '../../src/services/types.ts'
import { keyScopes, type KeyScope } from '../../generated/operations.ts'
import { newCustomer, UNUSED, newJob, type Account } from '../support/api.ts'
import { boxes, select } from './support/fields.ts'
import { press, textField, type FormWorld } from './support/form-acts.ts'
import { jobOptions, storedOptions } from './support/job-options.ts'
import { walkDialog, type DialogScene } from './support/forms.ts'
import { addWebhook, openReceiver, type Receiver } from './support/webhooks.ts'
import { keeps, ownJob } from './support/stored.ts'
import { remembered } from 'statechart-kit/script/notes'

const password = textField((say) => say('account.password.current'))

/** What every dialog under For developers has in common: one button opens it, and is its title and what sends it. */
const behind = (button: (say: Translate) => string) =>
  ({
    title: button,
    submit: button,
    cancel: (say) => say('ui.cancel'),
    path: () => links.developers,
    opens: ({ page, say }) => press(page.getByRole('main'), button(say)),
  }) satisfies Partial<DialogScene<object, object>>

type Hooked = {
  readonly customer: Account
  readonly webhookId: string
  readonly receiver: Receiver
  readonly shown: string[]
}

const hooked = {
  people: async (): Promise<[Account, Hooked]> => {
    const customer = await newCustomer(undefined, UNUSED)
    const receiver = await openReceiver()
    return [customer, { customer, webhookId: await addWebhook(customer, receiver.url), receiver, shown: [] }]
  },
  /** The secret is shown this once. */
  saved: async ({ visit: { page, say }, shown }: FormWorld & Hooked): Promise<void> => {
    const made = page.getByRole('dialog', { name: say('safety.webhooks.madeTitle'), exact: true })
    const secret = made.getByRole('textbox', { name: say('safety.webhooks.secret'), exact: true })
    await secret.and(page.locator('[value^=whsec_]')).waitFor()
    shown.push(await secret.inputValue())
    await press(made, say('ui.done'))
  },
}

walkDialog<WebhookDraft, Hooked>('webhook', {
  ...behind((say) => say('safety.webhooks.add')),
  ...hooked,
  call: 'createWebhook',
  fields: {
    url: textField((say) => say('safety.webhooks.url')),
    topics: boxes<Schemas['WebhookTopic']>({
      label: (say) => say('safety.webhooks.about'),
      values: webhookTopics.customer,
      nameOf: (say, topic) => say(`safety.webhooks.topics.${topic}`),
    }),
    password,
  },
  stored: async ({ customer: { client }, receiver }, { url, topics }) => {
    const { webhooks } = await answer(client.POST('/get-webhooks'))
    keeps(
      webhooks.filter((each) => each.url !== receiver.url),
      [{ url, topics: topics.toSorted() }],
    )
  },
})

walkDialog<ProofDraft, Hooked>('webhook-secret', {
  ...behind((say) => say('safety.webhooks.rotate')),
  ...hooked,
  call: 'rotateWebhook',
  fields: { password },
  /** What is sent from now on is signed with the secret that was shown. */
  stored: async ({ customer: { client }, webhookId, receiver, shown }) => {
    await answer(client.POST('/test-webhook', { body: { webhookId } }))
    await receiver.hears(shown.at(-1) ?? '')
  },
})

const customer = remembered(() => newCustomer())

walkDialog<JobEditDraft, { readonly owner: Account; readonly jobId: string }>('edit-job', {
  title: (say) => say('jobActs.edit.title'),
  submit: (say) => say('jobActs.edit.save'),
  cancel: (say) => say('jobActs.edit.cancel'),
  fields: {
    title: textField((say) => say('jobActs.edit.jobTitle')),
    details: textField((say) => say('jobActs.edit.description')),
    ...jobOptions,
  },
  call: 'updateJob',
  people: async () => {
    const owner = await customer()
    return [owner, { owner, jobId: await newJob(owner) }]
  },
  path: ({ jobId }) => links.jobDetails(jobId),
  opens: ({ page, say }) => press(page.getByRole('main'), say('jobDetails.edit.button')),
  news: 'JOB_UPDATED',
  stored: async ({ owner, jobId }, { title, details, ...options }) => {
    const { job, streetAddress } = storedOptions(options)
    keeps(await ownJob(owner, jobId), { job: { title, details, ...job }, streetAddress })
  },
})

/** In milliseconds. */
const DAY = 86_400_000

walkDialog<KeyDraft, { readonly customer: Account }>('key', {
  ...behind((say) => say('safety.keys.make')),
  fields: {
    name: textField((say) => say('safety.keys.name')),
    scopes: boxes<KeyScope>({
      label: (say) => say('safety.keys.may'),
      values: keyScopes,
      nameOf: (say, scope) => say(`safety.keys.scopes.${scope}`),
    }),
    days: select((say) => say('safety.keys.days')),
    password,
  },
  call: 'createKey',
  people: async () => {
    const account = await newCustomer(undefined, UNUSED)
    return [account, { customer: account }]
  },
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
  stored: async ({ customer: { client } }, { name, scopes, days }) => {
    const { keys } = await answer(client.POST('/get-keys'))
    keeps(keys, [{ name, scopes }])
    keeps(
      keys.map((key) => (Date.parse(key.endsAt) - Date.parse(key.createdAt)) / DAY),
      [Number(days)],
    )
  },
})
