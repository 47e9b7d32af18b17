import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { MessageCode } from '../../generated/codes.ts'
import type { Invited } from '../../src/actors/invitations.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { WebhookIntent } from '../../src/actors/webhooks.ts'
import { links } from '../../src/shared/routes.ts'
import type { StoredFile, WantedDocument } from '../../src/services/types.ts'
import {
  addDocument,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  UNUSED,
  UNVERIFIED,
  verify,
  type Account,
} from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkButton } from './support/pressed.ts'
import { customerOf, keeps, logInAs, ownJob } from './support/stored.ts'
import { good, notLoaded, toastsOn } from './support/toasts.ts'
import type { Visit } from './support/visit.ts'
import { addWebhook } from './support/webhooks.ts'

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

/** The files that the browser was given to save. */
type Saving = { readonly downloads: Download[] }

const catching = ({ page }: Visit, { downloads }: Saving): void =>
  void page.on('download', (download) => downloads.push(download))

/** One file was saved under a name; answers what is in it. */
async function savedAs({ downloads }: Saving, name: string): Promise<Buffer> {
  await becomes(async () => downloads.map((download) => download.suggestedFilename()), [name])
  return readFile((await downloads[0]?.path()) ?? '')
}

/** Nobody but its owner can have it, and it keeps the name that it came with. */
const NAME = 'licence.pdf'
const TEXT = '%PDF-1.7 a licence'
const owner = remembered(async () => {
  const account = await newBusiness(undefined, UNUSED)
  await addDocument(account, NAME, TEXT)
  return account
})

walkButton<WantedDocument, StoredFile, Saving>('document', {
  name: (say) => say('businessDetails.download', { name: NAME }),
  call: 'getFile',
  people: async () => [await owner(), { downloads: [] }],
  enter: async (visit, saving) => {
    catching(visit, saving)
    await visit.page.goto(links.profileBusinessDetails)
  },
  good: (say) => good(say('businessDetails.downloaded', { name: NAME })),
  done: async (world) => keeps({ text: (await savedAs(world, NAME)).toString() }, { text: TEXT }),
})

const DATA = 'bidfair-data.zip'
const customer = remembered(() => newCustomer())

walkButton<EmptyIntent, StoredFile, Saving>('export-data', {
  name: (say) => say('safety.data.download'),
  call: 'exportAccount',
  people: async () => [await customer(), { downloads: [] }],
  enter: async (visit, saving) => {
    catching(visit, saving)
    await visit.page.goto(links.ownData)
  },
  told: notLoaded((say) => say('safety.data.failed')),
  good: (say) => good(say('safety.data.downloaded', { name: DATA })),
  done: async (world) => keeps({ begins: (await savedAs(world, DATA)).toString('latin1', 0, 2) }, { begins: 'PK' }),
})

type Reader = { readonly reader: Account }

walkButton<EmptyIntent, object, Reader>('mark-read', {
  name: (say) => say('notifications.markAllRead'),
  call: 'markNotificationsRead',
  people: async () => {
    const [reader, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
    await newBid(business, await newJob(reader), 120)
    return [reader, { reader }]
  },
  enter: async ({ page, say }) => {
    await page.goto(links.notifications)
    await page.getByText(`${say('notifications.unread')}: `).waitFor()
  },
  /** Nothing is unread any more, and the button has gone. */
  done: async ({ visit: { page, say } }) => {
    await page.getByText(`${say('notifications.unread')}: `).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: say('notifications.markAllRead') }).waitFor({ state: 'detached' })
  },
  stored: async ({ reader: { client } }) =>
    keeps(await answer(client.POST('/get-notification/grouped', { body: { limit: 1 } })), { unread: 0 }),
})

type Inviting = { readonly customer: Account; readonly business: Account; readonly jobId: string }

walkButton<Invited, object, Inviting>('invite', {
  name: (say) => say('business.ask.button'),
  call: 'inviteBusiness',
  people: async () => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
    return [customer, { customer, business, jobId: await newJob(customer) }]
  },
  enter: ({ page }, { business }) => page.goto(links.business(business.session.user.id)),
  // No job is left to invite it to.
  done: async ({ visit }) => {
    const { page, say } = visit
    await page.getByRole('button', { name: say('business.ask.button'), exact: true }).waitFor({ state: 'detached' })
    await becomes(() => toastsOn(page), [good(say.code('INVITATION_SENT'))])
  },
  stored: async ({ customer: owner, business, jobId }) =>
    keeps((await ownJob(owner, jobId)).invitations, [{ business: { id: business.session.user.id }, declinedAt: null }]),
})

type Unverified = { readonly email: string; readonly firstLink: () => Promise<string> }

walkButton<EmptyIntent, object, Unverified>('resend', {
  name: (say) => say('account.verify.resend'),
  call: 'resendVerification',
  people: async () => {
    const account = await newBusiness(undefined, UNVERIFIED)
    const { email } = account
    return [account, { email, firstLink: remembered(() => mailedLink(email, links.verifyEmail)) }]
  },
  enter: async ({ page, say }, { email }) => {
    await page.goto(links.verifyEmail)
    await page.getByText(say('account.verify.waitText', { email }), { exact: true }).waitFor()
  },
  // The mail of the sign-up is known from the one that comes now.
  before: ({ firstLink }) => firstLink(),
  good: (say) => good(say.code('EMAIL_SENT')),
  /** The screen is for everyone: without a session it offers the login. */
  refused: ({ page, say }, { type }) =>
    type === 'unauthorized'
      ? page
          .getByText(say('account.verify.resendLogin'))
          .waitFor()
          .then(() => page.getByRole('link', { name: say('account.verify.login'), exact: true }).waitFor())
      : undefined,
  stored: async ({ email, firstLink }) => void (await mailedLink(email, links.verifyEmail, await firstLink())),
})

type Mailed = { readonly customer: Account }

walkButton<EmptyIntent, object, Mailed>('undo-email', {
  name: (say) => say('safety.email.undo'),
  call: 'undoEmailChange',
  /** Mails are read on any device, where nobody need be logged in. */
  people: async () => {
    const customer = await newCustomer(undefined, UNUSED)
    const { client, email, password } = customer
    // An address that nobody has proved cannot be brought back.
    await verify(customer)
    const body = { email: `new.${email}`, password }
    await answer(client.POST('/edit-customer-details/customer', { body }))
    return [null, { customer }]
  },
  enter: async ({ page }, { customer: { email } }) => page.goto(await mailedLink(email, '/undo-email-change')),
  /** A new password is asked for at once. */
  done: ({ visit }) => isHeaded(visit, visit.say('account.reset.title')),
  /** A link that is used up, or was never one, does not work. */
  refused: (visit, { type }) =>
    type === 'conflict' || type === 'invalid' ? isHeaded(visit, visit.say('account.verify.brokenTitle')) : undefined,
  /** The address is as it was, and nothing waits any more. The password is worthless, so a mailed link sets another one. */
  stored: async ({ customer: { client, email } }) => {
    const newPassword = 'another-5-words'
    await answer(client.POST('/forgot-password', { body: { email, isBusiness: 0 } }))
    const token = (await mailedLink(email, '/reset-password')).split('token=')[1] ?? ''
    await answer(client.POST('/reset-password', { body: { token, newPassword } }))
    keeps(await customerOf(await logInAs(email, newPassword)), { email, email_pending: null })
  },
})

type Hooked = { readonly customer: Account; readonly webhookId: string }

/** An address that a test was sent to. */
const hooked = async (): Promise<[Account, Hooked]> => {
  const customer = await newCustomer(undefined, UNUSED)
  const webhookId = await addWebhook(customer)
  await answer(customer.client.POST('/test-webhook', { body: { webhookId } }))
  return [customer, { customer, webhookId }]
}

const deliveriesOf = async ({ customer: { client }, webhookId }: Hooked) =>
  (await answer(client.POST('/get-webhook-deliveries', { body: { webhookId } }))).deliveries

/** Only a toast says so. */
const tells =
  (code: MessageCode) =>
  ({ visit: { page, say } }: { readonly visit: Visit }): Promise<void> =>
    becomes(() => toastsOn(page), [good(say.code(code))])

const openDeliveries = async ({ page, say }: Visit): Promise<void> => {
  await page.goto(links.developers)
  await page.getByRole('button', { name: say('safety.webhooks.deliveries'), exact: true }).click()
}

walkButton<WebhookIntent, object, Hooked>('test-webhook', {
  name: (say) => say('safety.webhooks.test'),
  call: 'testWebhook',
  people: hooked,
  enter: openDeliveries,
  done: tells('EVENT_SENT'),
  // One was sent before.
  stored: async (world) => keeps(await deliveriesOf(world), [{ type: 'webhook.test' }, { type: 'webhook.test' }]),
})

walkButton<WebhookIntent, object, Hooked>('redeliver', {
  name: (say) => say('safety.webhooks.againOne', { type: 'webhook.test' }),
  call: 'redeliver',
  people: hooked,
  enter: openDeliveries,
  done: tells('EVENT_SENT'),
  stored: async (world) => keeps(await deliveriesOf(world), [{ type: 'webhook.test' }]),
})

walkButton<WebhookIntent, object, Hooked>('switch-on-webhook', {
  name: (say) => say('safety.webhooks.switchOn'),
  call: 'switchOnWebhook',
  people: hooked,
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
    await page.goto(links.developers)
  },
  done: tells('WEBHOOK_ON'),
  stored: async ({ customer: { client } }) =>
    keeps((await answer(client.POST('/get-webhooks'))).webhooks, [{ off: null }]),
})
