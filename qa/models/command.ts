import { refreshedAcceptance, type Acceptance } from '../../machines/bid-confirmation.ts'
import { createCommand } from '../../machines/command.ts'
import type { OperationId } from '../../generated/operations.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Invited } from '../../src/actors/invitations.ts'
import type { LanguageChoice } from '../../src/actors/account.ts'
import type { Revoking } from '../../src/actors/sessions.ts'
import type { FavoriteWish } from '../../src/actors/directory.ts'
import type { SearchIntent } from '../../src/actors/saved-searches.ts'
import type { WebhookIntent } from '../../src/actors/webhooks.ts'
import type { Ending } from '../../src/actors/sessions.ts'
import type { Acknowledged, Interest, StoredFile, WantedDocument } from '../../src/services/types.ts'
import { editedBid, seenBid } from './bid-samples.ts'
import { newKey } from './form-samples.ts'
import type { Model, Scene } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { endsItsWork, isSent, staysDone } from './property-helpers.ts'
import { sceneOf } from './api.ts'

const saved = done({ message: 'Server words' })
const refreshIntent = () => null

const answersTheQuestion = {
  // The question is there as soon as the dialog is.
  'command.asked': [],
  'command.confirmed': [{ type: 'command.confirmed' }],
  'command.cancelled': [{ type: 'command.cancelled' }],
} as const

type Matching = { readonly matches: (state: 'idle' | 'done' | { readonly asked: 'plain' }) => boolean }

function isPlain(snapshot: Matching): boolean {
  return snapshot.matches({ asked: 'plain' })
}

type Plain = { readonly name: string; readonly about: string; readonly call: OperationId }

/** What is asked about in a dialog before it is sent. */
function asksFirst<Intent extends object>({ name, about, intent, call }: Plain & { readonly intent: Intent }) {
  return sceneOf(createCommand<Intent, Acknowledged>(), {
    name,
    about,
    input: { intent, refreshIntent, newKey },
    events: answersTheQuestion,
    answers: { save: [saved] },
    calls: { save: [call] },
    digest: ['failure.type'],
  })
}

type AtOnce<Intent, Saved> = Plain & {
  readonly intent: Intent
  readonly answer: Outcome<Saved>
  /** Where the button is not always there. */
  readonly isOffered?: (snapshot: Matching) => boolean
  /** Whether a choice follows that can be cancelled. */
  readonly isChoice?: boolean
  readonly words?: Scene['words']
}

/** What a button does at once. */
function pressing<Intent extends object, Saved extends object>({
  name,
  about,
  call,
  intent,
  answer,
  isOffered = () => true,
  isChoice = false,
  words = {},
}: AtOnce<Intent, Saved>) {
  return sceneOf(createCommand<Intent, Saved>(), {
    name,
    about,
    words,
    input: { intent: null, refreshIntent, newKey },
    events: {
      'command.asked': [{ type: 'command.asked', intent }],
      'command.confirmed': [{ type: 'command.confirmed' }],
      'command.cancelled': isChoice ? [{ type: 'command.cancelled' }] : [],
    },
    answers: { save: [answer] },
    calls: { save: [call] },
    offers: {
      // Yes comes right after the question, once: what failed is asked again. Nobody asks in between: the same button says yes, or a dialog covers it.
      'command.asked': (snapshot) => !isPlain(snapshot) && isOffered(snapshot),
      'command.confirmed': isPlain,
      'command.cancelled': isPlain,
    },
    digest: ['failure.type'],
  })
}

/** The same of something that only has to be acknowledged. */
function atOnce<Intent extends object>(parts: Omit<AtOnce<Intent, Acknowledged>, 'answer'>) {
  return pressing<Intent, Acknowledged>({ ...parts, answer: saved })
}

/** The same of a file that is fetched. */
function fetches<Intent extends object>(parts: Omit<AtOnce<Intent, StoredFile>, 'answer'>, name: string, type: string) {
  return pressing<Intent, StoredFile>({ ...parts, answer: done({ blob: new File(['x'], name, { type }), name }) })
}

/** What is asked before a bid is accepted. */
function accepts(name: string, about: string) {
  return sceneOf(createCommand<Acceptance<Interest>, Acknowledged>(), {
    name,
    about,
    input: { intent: { bid: seenBid, amountBefore: null }, refreshIntent: refreshedAcceptance, newKey },
    events: {
      ...answersTheQuestion,
      'command.asked': [{ type: 'command.asked', intent: { bid: seenBid, amountBefore: null } }],
    },
    answers: {
      save: [saved, { type: 'conflict', code: 'BID_CHANGED', fresh: editedBid }],
    },
    calls: { save: ['acceptBid'] },
    offers: {
      // The dialog stands before the button that asks.
      'command.asked': () => false,
      // Nobody gets it for the amount that it had; it is edited once.
      save: ({ context: { intent } }, outcome) => {
        const isFresh = intent?.bid.amount === editedBid.amount
        if (outcome.type === 'done') return isFresh
        return outcome.type !== 'conflict' || outcome.fresh === undefined || !isFresh
      },
    },
    digest: ['failure.type', 'intent.amountBefore'],
  })
}

type Now = Moment<ReturnType<typeof createCommand<object, object>>>

export const command: Model = {
  name: 'command',
  about:
    'What is done by saying yes: accept, withdraw, reconsider, delete, complete, choose a language, have a mail sent, fetch a document or all data.',
  scenes: [
    accepts('accept', 'The dialog in which a customer accepts a bid, while its business edits it.'),
    accepts('accept-beside', 'The same on the page of the business, beside what it is known for.'),
    asksFirst({
      name: 'withdraw-bid',
      about: 'The dialog in which a business withdraws its bid.',
      intent: {},
      call: 'withdrawBid',
    }),
    asksFirst({
      name: 'reconsider-bid',
      about: 'The dialog in which a customer lets a declined bid stand again.',
      intent: {},
      call: 'reconsiderBid',
    }),
    asksFirst({
      name: 'delete-job',
      about: 'The dialog in which a customer deletes an open job.',
      intent: {},
      call: 'deleteJob',
    }),
    asksFirst({
      name: 'complete-own',
      about: 'The dialog in which a customer says that the work is done.',
      intent: {},
      call: 'completeJob',
    }),
    atOnce<LanguageChoice>({
      name: 'language',
      about: 'The choice of a language among the options of an account.',
      // In Spanish it is Arabic that somebody wants.
      words: { 'language es': 'another language' },
      intent: { language: 'es' },
      call: 'editCustomer',
      isChoice: true,
    }),
    atOnce({
      name: 'resend',
      about: 'The screen on which a business has the link mailed again that verifies its address.',
      intent: {},
      call: 'resendVerification',
    }),
    atOnce({
      name: 'mark-read',
      about: 'Somebody marks all notifications as read.',
      intent: {},
      call: 'markNotificationsRead',
      // Then the button has gone until there is news.
      isOffered: (snapshot) => !snapshot.matches('done'),
    }),
    atOnce({
      name: 'undo-email',
      about: 'The page behind a mailed link, on which an old address is kept or brought back.',
      intent: {},
      call: 'undoEmailChange',
      // Once it is undone, or the link does not work, there is no button any more.
      isOffered: (snapshot) => snapshot.matches('idle'),
    }),
    asksFirst<Ending>({
      name: 'end-session',
      about: 'The question whether to end a session on another device.',
      intent: { sessionId: 'one' },
      call: 'endSession',
    }),
    asksFirst<Revoking>({
      name: 'revoke-key',
      about: 'The question whether to revoke a key.',
      intent: { keyId: 'one' },
      call: 'revokeKey',
    }),
    asksFirst<SearchIntent>({
      name: 'delete-search',
      about: 'The question whether to delete a saved search.',
      intent: { searchId: 'one' },
      call: 'deleteSavedSearch',
    }),
    asksFirst<WebhookIntent>({
      name: 'delete-webhook',
      about: 'The question whether to send no more events to an address.',
      intent: { id: 'one' },
      call: 'deleteWebhook',
    }),
    atOnce<Invited>({
      name: 'invite',
      about: 'A customer invites a business, on its page, to their open job.',
      intent: { jobId: 'one', businessId: 'two' },
      call: 'inviteBusiness',
      // Then it is invited, and no other job is open.
      isOffered: (snapshot) => !snapshot.matches('done'),
    }),
    atOnce<FavoriteWish>({
      name: 'favorite',
      about: 'A customer likes a business, on its page.',
      intent: { businessId: 'one', isFavorite: true },
      call: 'setFavorite',
      // Then the heart would take it back.
      isOffered: (snapshot) => !snapshot.matches('done'),
    }),
    atOnce<WebhookIntent>({
      name: 'switch-on-webhook',
      about: 'Somebody has events sent again to an address that was switched off.',
      intent: { id: 'one' },
      call: 'switchOnWebhook',
      // Then the button has gone.
      isOffered: (snapshot) => !snapshot.matches('done'),
    }),
    atOnce<WebhookIntent>({
      name: 'test-webhook',
      about: 'Somebody sends a test to an address.',
      intent: { id: 'one' },
      call: 'testWebhook',
    }),
    atOnce<WebhookIntent>({
      name: 'redeliver',
      about: 'Somebody sends an event once more.',
      intent: { id: 'one' },
      call: 'redeliver',
    }),
    asksFirst<Ending>({
      name: 'end-other-sessions',
      about: 'The question whether to end the sessions on all other devices.',
      intent: { sessionId: null },
      call: 'endOtherSessions',
    }),
    fetches<EmptyIntent>(
      { name: 'export-data', about: 'Somebody downloads all of their own data.', intent: {}, call: 'exportAccount' },
      'data.zip',
      'application/zip',
    ),
    fetches<WantedDocument>(
      {
        name: 'document',
        about: 'A business fetches one of its documents.',
        intent: { link: '/v1/files/licence', name: 'Document 1' },
        call: 'getFile',
      },
      'licence.pdf',
      'application/pdf',
    ),
  ],
  properties: {
    'a busy state ends': endsItsWork,
    'what was acknowledged is never shown undone': staysDone(
      ({ snapshot }: Now) => snapshot.matches('done'),
      'command.asked',
    ),
    'what is sent is what was asked about, and nobody but the person says so': never(
      (now: Now) =>
        now.snapshot.matches('sending') &&
        (now.snapshot.context.intent !== now.before.context.intent ||
          (!now.before.matches('sending') && !isSent(now, 'command.confirmed'))),
    ),
    'each answer is told, once': always(
      ({ cause, emitted }: Now) => emitted.length === (cause.type === 'answered' ? 1 : 0),
    ),
  },
  headless: {},
}
