import { bidInput, createBid } from '../../machines/bid.ts'
import { commandInput, createCommand } from '../../machines/command.ts'
import { linksIn } from '../../machines/form/index.ts'
import { done } from '../../machines/outcome.ts'
import { createRegistration, registrationInput } from '../../machines/registration.ts'
import type { UploadReport } from '../../machines/upload.ts'
import { jobPicturesSlot } from '../../src/actors/slots.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import { checkBid } from '../../src/services/checks/bid.ts'
import { checkJob } from '../../src/services/checks/job.ts'
import { checkRating } from '../../src/services/checks/rating.ts'
import type { JobDraft, RatingDraft } from '../../src/services/types.ts'
import type { Model } from './model.ts'
import { sceneOf } from './scene.ts'

const newKey = (): string => 'key-00001'
const digest = ['draft', 'files.0.status', 'failure.type', 'failure.code', 'saved.message']

/** What every form can be told, whatever it is about. */
const common = {
  'form.submitted': [{ type: 'form.submitted' }],
  'form.closed': [{ type: 'form.closed' }],
  'form.kept': [{ type: 'form.kept' }],
  'form.abandoned': [{ type: 'form.abandoned' }],
} as const

const noFiles = {
  'files.picked': [],
  'file.removed': [],
  'file.retried': [],
  'upload.reported': [],
} as const

/**
 * Comes first: what any dialog does is walked in the one that has least to type. What can go wrong when one is sent is left to the
 * bid, which meets all of it; leaving a field, too, for here nothing is said about a comment that stays empty.
 */
const command = sceneOf(createCommand<RatingDraft>(), {
  name: 'command',
  about: 'The dialog that asks for a rating, once the work is done.',
  input: {
    ...commandInput<RatingDraft>({ initial: { stars: 0, comment: '' }, check: checkRating, asksBeforeLeaving: true }),
    newKey,
  },
  events: {
    ...common,
    ...noFiles,
    'form.opened': [{ type: 'form.opened' }],
    'draft.changed': [{ type: 'draft.changed', changes: { stars: 4 } }],
    'field.left': [],
  },
  // A job is rated once, and a dialog that is gone cannot be closed.
  offers: { 'form.opened': (snapshot) => !snapshot.matches('saved'), 'form.closed': isOnScreen },
  answers: { save: [done({ message: 'Rated' })], upload: 'sends events' },
  calls: { save: ['rateJob'] },
  digest,
})

const bid = sceneOf(createBid(), {
  name: 'bid',
  about: 'The dialog of a new bid.',
  input: { ...bidInput(null, checkBid), newKey },
  events: {
    ...common,
    ...noFiles,
    'form.opened': [{ type: 'form.opened' }],
    'draft.changed': [{ type: 'draft.changed', changes: { amount: '120', proposal: 'Tomorrow.' } }],
    'field.left': [{ type: 'field.left', field: 'amount' }],
  },
  offers: { 'form.closed': isOnScreen },
  answers: {
    save: [done({ bidId: 'bid-1', message: 'Placed' }), ...invalid('amount')],
    upload: 'sends events',
  },
  calls: { save: ['placeBid', 'acceptBid'] },
  digest,
})

function isOnScreen(snapshot: { readonly hasTag: (tag: 'open') => boolean }): boolean {
  return snapshot.hasTag('open')
}

/** Where the customer lives is filled in from the start. */
const place = { country: 'United States', state: 'Texas', city: 'Austin' } as const

const registration = sceneOf(createRegistration<JobDraft, 'pictures', JobPosted>(), {
  name: 'registration',
  about: 'The page on which a job is posted, pictures included.',
  input: {
    ...registrationInput<JobDraft, 'pictures'>({
      initial: { title: '', details: '', category: '', budget: '', ...place },
      check: (draft, files) => checkJob(draft, linksIn(files, 'pictures')),
      slots: { pictures: jobPicturesSlot },
    }),
    newKey,
  },
  events: {
    ...common,
    'form.opened': [],
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: { category: 'Plumbing', title: 'Leaking tap', details: 'It drips.', budget: '150' },
      },
    ],
    'field.left': [{ type: 'field.left', field: 'title' }],
    'files.picked': [{ type: 'files.picked', slot: 'pictures', files: [picture('tap.jpg')] }],
    'file.removed': [{ type: 'file.removed', id: 'file-0' }],
    'file.retried': [{ type: 'file.retried', id: 'file-0' }],
    'upload.reported': [
      report({ status: 'done', url: '/v1/files/3q2-7wAAECAwQFBgcICQ' }),
      report({
        status: 'failed',
        failure: { type: 'tooMany', code: 'TOO_MANY_REQUESTS', message: 'Server words', retryAfter: 5 },
      }),
      report({ status: 'refused', code: 'FILE_UNREADABLE' }),
      report({ status: 'sending', progress: 0.5 }),
    ],
  },
  offers: {
    'file.removed': ({ context: { files } }) => files.length > 0,
    'file.retried': ({ context: { files } }) => files[0]?.status === 'failed',
    'upload.reported': ({ context: { files } }) => files[0]?.status === 'sending',
  },
  answers: {
    save: [done({ message: 'Posted', jobId: 'job-1' }), ...invalid('title')],
    upload: 'sends events',
  },
  calls: {
    save: ['createJob'],
    upload: ['uploadFile'],
    'files.picked': ['uploadFile'],
    'file.retried': ['uploadFile'],
  },
  digest,
})

function picture(name: string): File {
  return new File(['x'], name, { type: 'image/jpeg' })
}

function report(standing: Pick<UploadReport, 'status'> & Partial<UploadReport>): UploadReport {
  return { type: 'upload.reported', id: 'file-0', url: null, progress: 1, code: null, failure: null, ...standing }
}

/** An answer that names a field of the form, which is then there to be mended. */
function invalid(field: string) {
  return [
    { type: 'invalid', code: 'VALIDATION_FAILED', message: 'Server words', errors: [{ field, code: 'TEXT_TOO_LONG' }] },
  ] as const
}

export const form: Model = {
  name: 'form',
  about:
    'Everything that is filled in and sent: bids, sign-ups, posting a job, the profile, and each dialog about a job.',
  scenes: [command, bid, registration],
  headless: {},
}
