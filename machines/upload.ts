import { assign, enqueueActions, setup } from 'xstate'
import type { ActorRef, Snapshot } from 'xstate'
import type { ErrorCode } from '../generated/codes.ts'
import type { Failure, Outcome } from './outcome.ts'
import { port, typed } from './typed.ts'

/** What the rules about files look at; a browser's `File` is one. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

/** The code of the rule that a file breaks, or null when it may be sent. */
export type CheckFile = (file: FileFacts) => ErrorCode | null

/** What the actor `send` gets: it calls `onProgress` with 0 to 1 as the bytes leave. */
export type SendFile = {
  readonly file: File
  readonly onProgress: (ratio: number) => void
}

export type SentFile = { readonly url: string }

/** How an upload stands, for its row and for the form that waits for it. */
export type UploadStatus = 'sending' | 'done' | 'refused' | 'failed'

export type UploadReport = {
  readonly type: 'upload.reported'
  readonly id: string
  readonly status: UploadStatus
  readonly url: string | null
  readonly progress: number
  /** The code of the rule that refused the file. */
  readonly code: ErrorCode | null
  readonly failure: Failure | null
}

/** Somebody who wants to hear how the upload stands: the form. */
export type UploadListener = ActorRef<Snapshot<unknown>, UploadReport>

export type UploadInput = {
  readonly id: string
  readonly file: File
  readonly check: CheckFile
  readonly listener?: UploadListener
}

export type UploadContext = Omit<UploadInput, 'listener'> & {
  readonly listener: UploadListener | null
  readonly progress: number
  readonly url: string | null
  readonly code: ErrorCode | null
  readonly failure: Failure | null
}

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly ratio: number }
  | { readonly type: 'upload.retried' }

/**
 * One file on its way to the server.
 *
 *     checking → refused (type, size) | sending → done (url) | refused (by the server) | failed → sending again
 *
 * Whoever wants it gone stops the actor, which cuts the sending off.
 *
 * Port: actor `send`. Tells its listener, if it has one, whenever its standing changes.
 */
export const uploadMachine = setup({
  types: typed<{
    context: UploadContext
    input: UploadInput
    events: UploadEvent
    tags: 'busy'
  }>(),
  actors: { send: port<Outcome<SentFile>, SendFile>('send') },
  guards: {
    isRefused: ({ context }) => context.code !== null,
    hasFailed: ({ context }) => context.failure !== null,
  },
  actions: {
    checkFile: assign(({ context }) => ({ code: context.check(context.file) })),
    startOver: assign({ progress: 0, failure: null }),
    noteProgress: assign(({ context, event }) =>
      event.type === 'upload.progressed' ? { progress: Math.max(context.progress, Math.min(1, event.ratio)) } : {},
    ),
    take: assign((_, outcome: Outcome<SentFile>) => {
      if (outcome.type === 'done') return { url: outcome.value.url, progress: 1 }
      return outcome.type === 'invalid' ? { code: outcome.code } : { failure: outcome }
    }),
    report: enqueueActions(({ context, enqueue }, { status }: { status: UploadStatus }) => {
      if (!context.listener) return
      const { id, url, progress, code, failure } = context
      enqueue.sendTo(context.listener, { type: 'upload.reported', id, status, url, progress, code, failure })
    }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    id: input.id,
    file: input.file,
    check: input.check,
    listener: input.listener ?? null,
    progress: 0,
    url: null,
    code: null,
    failure: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'checkFile',
      always: [{ guard: 'isRefused', target: 'refused' }, { target: 'sending' }],
    },
    sending: {
      tags: 'busy',
      entry: ['startOver', { type: 'report', params: { status: 'sending' } }],
      invoke: {
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file,
          onProgress: (ratio) => self.send({ type: 'upload.progressed', ratio }),
        }),
        onDone: { actions: { type: 'take', params: ({ event }) => event.output }, target: 'settling' },
      },
      on: {
        'upload.progressed': { actions: ['noteProgress', { type: 'report', params: { status: 'sending' } }] },
      },
    },
    settling: {
      always: [{ guard: 'isRefused', target: 'refused' }, { guard: 'hasFailed', target: 'failed' }, { target: 'done' }],
    },
    done: { entry: { type: 'report', params: { status: 'done' } } },
    refused: { entry: { type: 'report', params: { status: 'refused' } } },
    failed: {
      entry: { type: 'report', params: { status: 'failed' } },
      on: { 'upload.retried': 'sending' },
    },
  },
})
