import {
  checkDecline,
  checkDoubt,
  checkEmailChange,
  checkEnding,
  checkForgotten,
  checkJobEdit,
  checkKey,
  checkNewPassword,
  checkPasswordUpdate,
  checkProof,
  checkRating,
  checkReply,
  checkReport,
  checkWebhook,
} from '../support/checks.ts'
import { createForm } from '../../machines/form.ts'
import { done } from '../../machines/outcome.ts'
import type {
  ReasonDraft,
  EmailDraft,
  ForgottenDraft,
  DeclineDraft,
  JobEditDraft,
  KeyDraft,
  ProofDraft,
  MailSettingsDraft,
  NewPasswordDraft,
  PasswordDraft,
  RatingDraft,
  ReplyDraft,
  WebhookDraft,
} from '../../src/services/drafts.ts'
import type { Acknowledged, Leaving } from '../../src/services/types.ts'
import { digest, invalid, leaves, newKey, staysOpen, submits } from './form-samples.ts'
import { filledIn } from './form-properties.ts'
import { asksBefore, inDialog } from './form-scenes.ts'
import type { Model } from 'statechart-kit/core/model'
import { mailKindsOf } from '../../server/notifications/service-mail-settings.ts'
import { sceneOf } from './api.ts'

const saved = done({ message: 'Server words' })

export const form: Model = {
  name: 'form',
  about: 'What is filled in and sent without files: passwords, the edit of a job, a rating.',
  scenes: [
    asksBefore<PasswordDraft>({
      name: 'password',
      about: 'The page on which whoever is in changes the password.',
      initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
      check: checkPasswordUpdate,
      changes: [{ oldPassword: 'secret1', newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' }],
      field: 'oldPassword',
      wrong: 'newPassword',
      call: 'updatePassword',
    }),
    sceneOf(createForm<MailSettingsDraft, Acknowledged>(), {
      name: 'mail-settings',
      about: 'The page on which a customer chooses which notifications are mailed.',
      input: { initial: { wantsMails: true, wanted: mailKindsOf('customer') }, check: () => [], newKey },
      events: {
        'draft.changed': [{ type: 'draft.changed', changes: { wanted: ['job_completed'] } }],
        'field.left': [{ type: 'field.left', field: 'wantsMails' }],
        'form.submitted': submits,
        ...leaves,
        'form.opened': [],
      },
      answers: { save: [saved] },
      calls: { save: ['editMailSettings'] },
      digest,
    }),
    asksBefore<EmailDraft>({
      name: 'email',
      about: 'The page on which whoever is in asks for another address to log in with.',
      initial: { email: '', password: '' },
      check: (draft) => checkEmailChange(draft, 'ana@example.com'),
      changes: [{ email: 'elsewhere@example.com', password: 'secret1' }],
      field: 'email',
      call: 'editCustomer',
    }),
    sceneOf(createForm<ProofDraft, Leaving>(), {
      name: 'delete-account',
      about: 'The page on which whoever is in deletes the account.',
      input: { initial: { password: '' }, check: checkProof, newKey },
      events: {
        'draft.changed': [{ type: 'draft.changed', changes: { password: 'secret1' } }],
        'field.left': [{ type: 'field.left', field: 'password' }],
        'form.submitted': submits,
        ...staysOpen,
        'form.opened': [],
      },
      answers: { save: [done({ message: 'Done', deleteAt: '2026-03-15T09:00:00.000Z' }), ...invalid('password')] },
      calls: { save: ['deleteAccount'] },
      digest,
    }),
    sceneOf(createForm<ForgottenDraft, Acknowledged>(), {
      name: 'forgot',
      about: 'The page that asks for a link to a new password.',
      input: { initial: { role: 'customer', email: '' }, check: checkForgotten, newKey },
      events: {
        'draft.changed': [{ type: 'draft.changed', changes: { role: 'business', email: 'ana@example.com' } }],
        'field.left': [{ type: 'field.left', field: 'email' }],
        'form.submitted': submits,
        ...staysOpen,
        'form.opened': [{ type: 'form.opened' }],
      },
      answers: { save: [saved, ...invalid('email')] },
      calls: { save: ['forgotPassword'] },
      digest,
    }),
    sceneOf(createForm<NewPasswordDraft, Acknowledged>(), {
      name: 'reset',
      about: 'The page behind a mailed link, which sets a new password.',
      input: { initial: { newPassword: '', confirmPassword: '' }, check: checkNewPassword, newKey },
      events: {
        'draft.changed': [
          { type: 'draft.changed', changes: { newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' } },
        ],
        'field.left': [{ type: 'field.left', field: 'newPassword' }],
        'form.submitted': submits,
        ...staysOpen,
        'form.opened': [],
      },
      // A link that does not work any more leaves nothing to fill in.
      offers: { 'draft.changed': hasLink, 'field.left': hasLink, 'form.submitted': hasLink },
      answers: { save: [saved, ...invalid('newPassword')] },
      calls: { save: ['resetPassword'] },
      digest,
    }),
    inDialog<JobEditDraft>({
      name: 'edit-job',
      about: 'The dialog in which a customer edits an open job.',
      initial: { title: 'Leaking kitchen tap', details: 'Drips.', neededBy: '' },
      check: checkJobEdit,
      changes: [{ title: 'Two leaking taps' }, { title: '' }],
      field: 'title',
      call: 'updateJob',
    }),
    inDialog<DeclineDraft>({
      name: 'decline',
      about: 'The dialog in which a customer declines a bid, with a reason or without.',
      initial: { reason: '', comment: '' },
      check: checkDecline,
      changes: [{ reason: 'time' }, { comment: 'We need it sooner.' }],
      field: 'comment',
      call: 'declineBid',
    }),
    inDialog<ReasonDraft>({
      name: 'doubt',
      about: 'The dialog in which a customer says that a completed job is not done yet.',
      initial: { reason: '' },
      check: checkDoubt,
      changes: [{ reason: 'The tap still drips.' }],
      field: 'reason',
      call: 'doubtCompletion',
    }),
    inDialog<ReasonDraft>({
      name: 'ending',
      about: 'The dialog in which a business steps down from a job, as a customer ends its assignment.',
      initial: { reason: '' },
      check: checkEnding,
      changes: [{ reason: 'We are booked out until June.' }],
      field: 'reason',
      call: 'endAssignment',
    }),
    inDialog<KeyDraft>({
      name: 'key',
      about: 'The dialog in which somebody makes a key for a program.',
      initial: { name: '', scopes: [], days: '90', password: '' },
      check: checkKey,
      changes: [{ name: 'Nightly import', scopes: ['jobs:read', 'bids:write'], days: '30', password: 'secret1' }],
      field: 'name',
      call: 'createKey',
    }),
    inDialog<WebhookDraft>({
      name: 'webhook',
      about: 'The dialog in which somebody has events sent to an address.',
      initial: { url: '', topics: [], password: '' },
      check: checkWebhook,
      changes: [{ url: 'https://shop.example.com/', topics: ['job', 'message'], password: 'secret1' }],
      field: 'url',
      call: 'createWebhook',
    }),
    inDialog<ProofDraft>({
      name: 'webhook-secret',
      about: 'The dialog in which somebody gives an address another secret.',
      initial: { password: '' },
      check: checkProof,
      changes: [{ password: 'secret1' }],
      field: 'password',
      call: 'rotateWebhook',
    }),
    inDialog<ReasonDraft>({
      name: 'report',
      about: 'The dialog in which somebody reports a message of the other side.',
      initial: { reason: '' },
      check: checkReport,
      changes: [{ reason: 'They want to be paid first.' }],
      field: 'reason',
      call: 'reportMessage',
    }),
    inDialog<RatingDraft>({
      name: 'rating',
      about: 'The dialog that asks for a rating, once the work is done.',
      initial: { stars: 0, comment: '' },
      check: checkRating,
      changes: [{ stars: 4 }],
      field: 'comment',
      call: 'rateJob',
    }),
    inDialog<RatingDraft>({
      name: 'rating-change',
      about: 'The dialog in which a customer changes a rating.',
      initial: { stars: 4, comment: 'Clean work.' },
      check: checkRating,
      changes: [{ stars: 2 }],
      field: 'comment',
      call: 'editRating',
    }),
    inDialog<ReplyDraft>({
      name: 'reply',
      about: 'The dialog in which a business replies to the rating of its work.',
      initial: { reply: '' },
      check: checkReply,
      changes: [{ reply: 'Thank you.' }],
      field: 'reply',
      call: 'answerRating',
    }),
  ],
  properties: filledIn({ shows: ['saved'], begins: ['form.opened'] }),
  headless: {},
  excused: {
    'open.failed: open form.submitted[1]':
      'It was sent, so it keeps the rules until it is changed, and then it is edited.',
  },
}

function hasLink({
  context: { failure },
}: {
  readonly context: { readonly failure: { readonly type: string } | null }
}) {
  return failure?.type !== 'conflict' && failure?.type !== 'invalid'
}
