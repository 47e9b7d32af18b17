import type { FieldError } from '../../generated/field-errors.ts'
import { createDetails, type DetailsEvent } from '../../machines/details.ts'
import { createForm, type FormEvent, type FormInput } from '../../machines/form/index.ts'
import { jobMachine, type JobEvent } from '../../machines/job/index.ts'
import { createLive, type LiveEvent } from '../../machines/live.ts'
import { done } from '../../machines/outcome.ts'
import { createPages, type Page, type PagesEvent } from '../../machines/pages.ts'
import { createSession, type SessionEvent, type SessionFacts } from '../../machines/session.ts'
import { uploadMachine, type UploadEvent, type UploadReport } from '../../machines/upload.ts'
import { eventOf, factsIn, parties, standings } from '../machines/job-samples.ts'
import { failures } from './failures.ts'
import type { Walk } from './walk.ts'

/** One sample of every event of a union, so that a new event does not compile before it has one. */
type Samples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: readonly Extract<Event, { readonly type: Type }>[]
}

function all<Event extends { readonly type: string }>(samples: Samples<Event>): readonly Event[] {
  return Object.values<readonly Event[]>(samples).flat()
}

const jobTypes = [
  'bid.placed',
  'bid.edited',
  'bid.accepted',
  'job.edited',
  'job.deleted',
  'job.completed',
  'job.expired',
  'job.rated',
] as const satisfies readonly JobEvent['type'][]

export const jobWalk: Walk = {
  machine: jobMachine,
  input: factsIn('open'),
  events: jobTypes.flatMap((type) => standings.map((standing) => eventOf(type, parties[standing]))),
  answers: {},
  digest: ['assignedBusinessId', 'bids.length'],
}

type Item = { readonly id: string }
const pageOf = (ids: readonly string[], next: string | null): Page<Item> => ({ items: ids.map((id) => ({ id })), next })

export const pagesWalk: Walk = {
  machine: createPages<Item, string>(),
  input: { filter: 'all', idOf: ({ id }: Item) => id },
  events: all<PagesEvent<string>>({
    'page.wanted': [{ type: 'page.wanted' }],
    'page.retried': [{ type: 'page.retried' }],
    'list.refreshed': [{ type: 'list.refreshed' }],
    'filter.changed': [{ type: 'filter.changed', filter: 'open' }],
  }),
  answers: { load: [done(pageOf([], null)), done(pageOf(['a'], null)), done(pageOf(['a'], 'b')), ...failures] },
  digest: ['filter', 'items.length', 'next', 'failure.type'],
}

export const detailsWalk: Walk = {
  machine: createDetails<string, string>(),
  input: { request: 'one' },
  events: all<DetailsEvent<string>>({
    'details.requested': [{ type: 'details.requested', request: 'two' }],
    'details.refreshed': [{ type: 'details.refreshed' }],
    'details.retried': [{ type: 'details.retried' }],
  }),
  answers: { load: [done('value'), ...failures] },
  digest: ['request', 'value', 'failure.type'],
}

export const uploadWalk: Walk = {
  machine: uploadMachine,
  input: { id: 'file-0', file: new File(['x'], 'tap.png'), check: () => null },
  events: all<UploadEvent>({
    'upload.progressed': [{ type: 'upload.progressed', ratio: 0.5 }],
    'upload.retried': [{ type: 'upload.retried' }],
    'upload.removed': [{ type: 'upload.removed' }],
  }),
  answers: { send: [done({ url: '/v1/files/1' }), ...failures] },
  digest: ['url', 'code', 'failure.type', 'progress'],
}

export const liveWalk: Walk = {
  machine: createLive<Item>(),
  input: { pauseBefore: () => 1000 },
  events: [
    ...all<LiveEvent<Item>>({
      'reader.returned': [{ type: 'reader.returned' }],
      'reader.left': [{ type: 'reader.left' }],
      'stream.opened': [{ type: 'stream.opened' }],
      'stream.heard': [
        { type: 'stream.heard', items: [{ id: 'a' }], unread: 1 },
        { type: 'stream.heard', items: [], unread: null },
      ],
      'stream.ended': [null, ...failures].map((failure) => ({ type: 'stream.ended', failure })),
    }),
    { type: 'xstate.after.backoff.live.waiting' },
  ],
  answers: {},
  digest: ['lastId', 'wasLive', 'failure.type'],
}

const ana: SessionFacts = { token: 'token-a', user: { id: 'ana', language: 'es' } }
const luis: SessionFacts = { token: 'token-l', user: { id: 'luis', language: 'en' } }

export const sessionWalk: Walk = {
  machine: createSession<SessionFacts>(),
  input: { language: 'en' },
  events: all<SessionEvent<SessionFacts>>({
    'login.submitted': [{ type: 'login.submitted', email: 'ana@example.com', password: 'secret1' }],
    'login.changed': [{ type: 'login.changed' }],
    'logout.requested': [{ type: 'logout.requested' }],
    'session.expired': [{ type: 'session.expired', token: 'token-a' }],
    'session.changedElsewhere': [
      { type: 'session.changedElsewhere', session: null, language: 'en' },
      { type: 'session.changedElsewhere', session: ana, language: 'es' },
      { type: 'session.changedElsewhere', session: luis, language: 'en' },
    ],
    'user.updated': [{ type: 'user.updated', session: ana }],
    'language.changed': [{ type: 'language.changed', language: 'ar' }],
  }),
  answers: {
    restore: [
      { session: null, language: 'en' },
      { session: ana, language: 'es' },
    ],
    login: [done(ana), ...failures],
  },
  digest: ['session.token', 'language', 'failure.type'],
}

type Draft = { readonly title: string }
type Slot = 'pictures'
const file = new File(['x'], 'tap.png')

/** Title and one picture are required. */
function check({ title }: Draft, files: readonly unknown[]): readonly FieldError[] {
  return [
    ...(title === '' ? [{ field: 'title', code: 'JOB_TITLE_REQUIRED' } as const] : []),
    ...(files.length === 0 ? [{ field: 'pictures', code: 'JOB_PICTURES_REQUIRED' } as const] : []),
  ]
}

const formInput: FormInput<Draft, Slot> = {
  initial: { title: '' },
  check,
  newKey: () => 'key-00001',
  slots: { pictures: { max: 1, tooMany: 'MAX_PICTURES', check: () => null, skipsFailed: false } },
  startsOpen: false,
  asksBeforeLeaving: true,
}

function report(status: UploadReport['status']): UploadReport {
  const url = status === 'done' ? '/v1/files/1' : null
  return { type: 'upload.reported', id: 'file-0', status, url, progress: 1, code: null, failure: null }
}

export const formWalk: Walk = {
  machine: createForm<Draft, Slot, { readonly message: string }>(),
  input: formInput,
  events: all<FormEvent<Draft, Slot>>({
    'form.opened': [{ type: 'form.opened' }, { type: 'form.opened', initial: { title: 'Tap' } }],
    'form.offered': [{ type: 'form.offered' }],
    'draft.changed': [
      { type: 'draft.changed', changes: { title: 'Tap' } },
      { type: 'draft.changed', changes: { title: '' } },
    ],
    'field.left': [{ type: 'field.left', field: 'title' }],
    'form.submitted': [{ type: 'form.submitted' }],
    'form.retried': [{ type: 'form.retried' }],
    'form.closed': [{ type: 'form.closed' }],
    'form.kept': [{ type: 'form.kept' }],
    'form.abandoned': [{ type: 'form.abandoned' }],
    'files.picked': [{ type: 'files.picked', slot: 'pictures', files: [file] }],
    'file.removed': [{ type: 'file.removed', id: 'file-0' }],
    'file.retried': [{ type: 'file.retried', id: 'file-0' }],
    'upload.reported': (['sending', 'done', 'refused', 'failed', 'removed'] as const).map(report),
  }),
  answers: { save: [done({ message: 'Posted' }), ...failures] },
  digest: ['draft.title', 'files.0.status', 'failure.type', 'failure.code', 'saved.message', 'wasOpened'],
}
