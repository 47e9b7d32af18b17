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
import type { OperationId } from '../../generated/operations.ts'
import { createForm } from '../../machines/form.ts'
import type { FormEvent, FormInput } from '../../machines/draft.ts'
import { done } from '../../machines/outcome.ts'
import type {
  ReasonDraft,
  EmailDraft,
  ForgottenDraft,
  DeclineDraft,
  KeyDraft,
  ProofDraft,
  MailSettingsDraft,
  NewPasswordDraft,
  PasswordDraft,
  RatingDraft,
  ReplyDraft,
  WebhookDraft,
} from '../../src/services/drafts.ts'
import { emptyEdit, type JobEditDraft } from '../../src/services/job-drafts.ts'
import type { Acknowledged, Leaving } from '../../src/services/types.ts'
import { comingDay, digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'
import { filledIn } from './property-helpers.ts'
import type { Model } from 'statechart-kit/core/model'
import { mailKindsOf } from '../../server/notifications/service-mail-settings.ts'
import { sceneOf } from './api.ts'

const saved = { message: 'Server words' }

type FormScene<Draft, Saved> = {
  readonly name: string
  readonly about: string
  readonly initial: Draft
  readonly check: FormInput<Draft>['check']
  /** What is filled in, each as a sample of its own. */
  readonly changes: readonly Partial<Draft>[]
  /** The field that is left, and that the server has something against unless that is another one, or none. */
  readonly field: keyof Draft & string
  readonly wrong?: (keyof Draft & string) | null
  /** Whether it can be left at any time, rather than asking before it goes with what was filled in. */
  readonly isLeftFreely?: boolean
  /** Whether it can be opened again once it is saved. */
  readonly reopens?: boolean
  readonly offers?: {
    readonly [Type in FormEvent<Draft>['type']]?: (now: Filled) => boolean
  }
  readonly call: OperationId
  readonly saved: Saved
}

type Filled = {
  readonly context: { readonly failure: { readonly type: string } | null }
  readonly hasTag: (tag: 'open') => boolean
}

/** A form on a page of its own. */
function onPage<Draft extends object, Saved extends object = Acknowledged>({
  name,
  about,
  initial,
  check,
  changes,
  field,
  wrong = field,
  isLeftFreely = false,
  reopens = false,
  offers = {},
  call,
  saved,
}: FormScene<Draft, Saved>) {
  return sceneOf(createForm<Draft, Saved>(), {
    name,
    about,
    input: { initial, check, newKey },
    events: {
      'draft.changed': changes.map((sample) => ({ type: 'draft.changed', changes: sample })),
      'field.left': [{ type: 'field.left', field }],
      'form.submitted': submits,
      ...(isLeftFreely ? { 'form.closed': [], 'form.kept': [], 'form.abandoned': [] } : leaves),
      'form.opened': reopens ? [{ type: 'form.opened' }] : [],
    },
    offers,
    answers: { save: [done(saved), ...(wrong === null ? [] : invalid(wrong))] },
    calls: { save: [call] },
    digest,
  })
}

/** The same in a dialog, which is closed from its own screen alone. */
function inDialog<Draft extends object>(parts: Omit<FormScene<Draft, Acknowledged>, 'saved'>) {
  return onPage<Draft>({ ...parts, saved, offers: { 'form.closed': isOnScreen } })
}

export const form: Model = {
  name: 'form',
  about: 'What is filled in and sent without files: passwords, the edit of a job, a rating.',
  scenes: [
    onPage<PasswordDraft>({
      name: 'password',
      about: 'The page on which whoever is in changes the password.',
      initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
      check: checkPasswordUpdate,
      changes: [{ oldPassword: 'secret1', newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' }],
      field: 'oldPassword',
      wrong: 'newPassword',
      call: 'updatePassword',
      saved,
    }),
    onPage<MailSettingsDraft>({
      name: 'mail-settings',
      about: 'The page on which a customer chooses which notifications are mailed.',
      initial: { wantsMails: true, wanted: mailKindsOf('customer') },
      check: () => [],
      changes: [{ wanted: ['job_completed'] }],
      field: 'wantsMails',
      wrong: null,
      call: 'editMailSettings',
      saved,
    }),
    onPage<EmailDraft>({
      name: 'email',
      about: 'The page on which whoever is in asks for another address to log in with.',
      initial: { email: '', password: '' },
      check: (draft) => checkEmailChange(draft, 'ana@example.com'),
      changes: [{ email: 'elsewhere@example.com', password: 'secret1' }],
      field: 'email',
      call: 'editCustomer',
      saved,
    }),
    onPage<ProofDraft, Leaving>({
      name: 'delete-account',
      about: 'The page on which whoever is in deletes the account.',
      initial: { password: '' },
      check: checkProof,
      changes: [{ password: 'secret1' }],
      field: 'password',
      isLeftFreely: true,
      call: 'deleteAccount',
      saved: { message: 'Done', deleteAt: '2026-03-15T09:00:00.000Z' },
    }),
    onPage<ForgottenDraft>({
      name: 'forgot',
      about: 'The page that asks for a link to a new password.',
      initial: { role: 'customer', email: '' },
      check: checkForgotten,
      changes: [{ role: 'business', email: 'ana@example.com' }],
      field: 'email',
      isLeftFreely: true,
      reopens: true,
      call: 'forgotPassword',
      saved,
    }),
    onPage<NewPasswordDraft>({
      name: 'reset',
      about: 'The page behind a mailed link, which sets a new password.',
      initial: { newPassword: '', confirmPassword: '' },
      check: checkNewPassword,
      changes: [{ newPassword: 'tuesday-7', confirmPassword: 'tuesday-7' }],
      field: 'newPassword',
      isLeftFreely: true,
      // A link that does not work any more leaves nothing to fill in.
      offers: { 'draft.changed': hasLink, 'field.left': hasLink, 'form.submitted': hasLink },
      call: 'resetPassword',
      saved,
    }),
    inDialog<JobEditDraft>({
      name: 'edit-job',
      about: 'The dialog in which a customer edits an open job.',
      initial: { ...emptyEdit, title: 'Leaking kitchen tap', details: 'Drips.' },
      check: checkJobEdit,
      // What is emptied is not what was left: that would say at once what is wrong, which no event tells.
      changes: [
        { title: 'Two leaking taps', streetAddress: '1208 Kerwin Street', neededBy: comingDay },
        { details: '' },
      ],
      field: 'details',
      call: 'updateJob',
    }),
    inDialog<DeclineDraft>({
      name: 'decline',
      about: 'The dialog in which a customer declines a bid, with a reason or without.',
      initial: { reason: '', comment: '' },
      check: checkDecline,
      changes: [{ reason: 'time', comment: 'We need it sooner.' }],
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
      changes: [{ stars: 4, comment: 'Clean work.' }],
      field: 'comment',
      call: 'rateJob',
    }),
    inDialog<RatingDraft>({
      name: 'rating-change',
      about: 'The dialog in which a customer changes a rating.',
      initial: { stars: 4, comment: 'Clean work.' },
      check: checkRating,
      changes: [{ stars: 2, comment: 'It drips again.' }],
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

function hasLink({ context: { failure } }: Filled): boolean {
  return failure?.type !== 'conflict' && failure?.type !== 'invalid'
}
