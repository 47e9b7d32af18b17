import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Invited } from '../../src/actors/invitations.ts'
import type { LanguageChoice } from '../../src/actors/account.ts'
import type { Blocking } from '../../src/services/blocks.ts'
import type { Unblocking } from '../../src/actors/blocks.ts'
import type { Revoking } from '../../src/actors/sessions.ts'
import type { FavoriteWish } from '../../src/actors/directory.ts'
import type { SearchIntent } from '../../src/actors/saved-searches.ts'
import type { WebhookIntent } from '../../src/actors/webhooks.ts'
import type { Ending } from '../../src/actors/sessions.ts'
import type { WantedDocument } from '../../src/services/types.ts'
import { accepts, asksFirst, atOnce, fetches } from './command-scenes.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { endsItsWork, isSent, staysDone } from './property-helpers.ts'

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
    asksFirst<Blocking>({
      name: 'block-business',
      about: 'The question whether to block a business, on its page.',
      intent: { role: 'business', businessId: 'one' },
      call: 'blockBusiness',
    }),
    asksFirst<Blocking>({
      name: 'block-customer',
      about: 'The question whether to block a customer, on the page of a job.',
      intent: { role: 'customer', jobId: 'one' },
      call: 'blockCustomer',
    }),
    atOnce<Unblocking>({
      name: 'unblock',
      about: 'Somebody ends a block, in the list of those whom they block.',
      intent: { blockId: 'one' },
      call: 'unblock',
      // Then it has left the list.
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
