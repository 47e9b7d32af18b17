import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { MessageCode } from '../../generated/codes.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { createCommand } from '../../machines/command.ts'
import { done } from '../../machines/outcome.ts'
import type { Revoking, Ending } from '../../src/actors/sessions.ts'
import type { WebhookIntent } from '../../src/actors/webhooks.ts'
import { links } from '../../src/shared/routes.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, UNUSED, type Account } from '../support/api.ts'
import { command } from '../models/command.ts'
import { gone, question, type QuestionWorld } from './support/confirmations.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { sessionsOf, keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'
import { ADDRESS, addWebhook } from './support/webhooks.ts'

/** Something that may act for an account, and is ended from its list. */
type Ended = {
  readonly address: string
  readonly make: (account: Account) => Promise<unknown>
  readonly list: OperationId
  readonly call: OperationId
  /** Ends it; also the title of the question. */
  readonly button: (say: Translate) => string
  readonly text: (say: Translate) => string
  readonly yes: (say: Translate) => string
  readonly told: MessageCode
  readonly count: (account: Account) => Promise<number>
  /** What the list says without it. */
  readonly none: (say: Translate) => string
}

/** A session that no browser opened. */
const session = {
  address: links.sessions,
  make: ({ email, client, password }: Account) => answer(client.POST('/login/customer', { body: { email, password } })),
  list: 'listSessions',
  // Those of the browser and of the API are one; the one that was opened besides is another.
  count: async (account: Account) => (await sessionsOf(account)) - 1,
  yes: (say: Translate) => say('safety.sessions.end'),
  none: (say: Translate) => say('safety.sessions.alone'),
} as const satisfies Partial<Ended>

const one: Ended = {
  ...session,
  call: 'endSession',
  button: (say) => say('safety.sessions.endOne', { device: say('safety.sessions.unknown') }),
  text: (say) => say('safety.sessions.endText'),
  told: 'SESSION_ENDED',
}
const others: Ended = {
  ...session,
  call: 'endOtherSessions',
  button: (say) => say('safety.sessions.endOthers'),
  text: (say) => say('safety.sessions.endOthersText'),
  told: 'OTHER_SESSIONS_ENDED',
}
const key: Ended = {
  address: links.developers,
  make: ({ client, password }) =>
    answer(client.POST('/create-key', { body: { name: 'Nightly import', scopes: ['profile'], password } })),
  list: 'listKeys',
  count: async ({ client }) => (await answer(client.POST('/get-keys'))).keys.length,
  call: 'revokeKey',
  button: (say) => say('safety.keys.revokeOne', { name: 'Nightly import' }),
  text: (say) => say('safety.keys.revokeText'),
  yes: (say) => say('safety.keys.revoke'),
  told: 'KEY_REVOKED',
  none: (say) => say('safety.keys.none'),
}
const webhook: Ended = {
  address: links.developers,
  make: addWebhook,
  list: 'listWebhooks',
  count: async ({ client }) => (await answer(client.POST('/get-webhooks'))).webhooks.length,
  call: 'deleteWebhook',
  button: (say) => say('safety.webhooks.deleteOne', { url: ADDRESS }),
  text: (say) => say('safety.webhooks.deleteText'),
  yes: (say) => say('safety.webhooks.delete'),
  told: 'WEBHOOK_DELETED',
  none: (say) => say('safety.webhooks.none'),
}

function stageOf<Intent extends Ending | Revoking | WebhookIntent>({
  address,
  make,
  list,
  call,
  button,
  text,
  yes,
  told,
  none,
  count,
}: Ended): Stage<
  ReturnType<typeof createCommand<Intent, Acknowledged>>,
  QuestionWorld & { readonly account: Account }
> {
  const { does, sees } = question((say) => ({
    title: button(say),
    text: text(say),
    yes: yes(say),
    no: say('ui.cancel'),
  }))
  return {
    open: async (openVisit) => {
      const account = await newCustomer(undefined, UNUSED)
      await make(account)
      const visit = await openVisit(account)
      const gate = await visit.gateOn(call)
      const jobGate = await visit.gateOn(list)
      await visit.page.goto(address)
      await jobGate.answer(done(null))
      await visit.page.getByRole('button', { name: button(visit.say), exact: true }).click()
      return { visit, gate, jobGate, account }
    },
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
      /** The list, without it. */
      done: async ({ visit }) => {
        await gone(visit, [good(visit.say.code(told))])
        await visit.page.getByText(none(visit.say), { exact: true }).waitFor()
      },
    },
    stored: {
      [call]: async ({ account }: { readonly account: Account }) =>
        keeps({ count: await count(account) }, { count: 0 }),
    },
  }
}

walkScene(command, 'end-session', stageOf<Ending>(one))
walkScene(command, 'end-other-sessions', stageOf<Ending>(others))
walkScene(command, 'revoke-key', stageOf<Revoking>(key))
walkScene(command, 'delete-webhook', stageOf<WebhookIntent>(webhook))
