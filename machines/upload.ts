import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import type { ActorRef, Snapshot } from 'xstate'
import type { ErrorCode } from '../generated/codes.ts'
import type { Failure, Outcome } from './outcome.ts'
import { outputOf, port, machineTypes } from './machine-types.ts'

/** The properties that file rules check; a browser's `File` has them. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string }

/** The code of the rule that a file breaks, or null if it may be sent. */
export type CheckFile = (file: FileFacts) => ErrorCode | null

/** The input of the actor `send`: it calls `onProgress` with 0 to 1 as bytes are sent. */
export type SendFile = {
  readonly file: File
  readonly shrinks: boolean
  readonly onProgress: (ratio: number) => void
}

export type SentFile = { readonly url: string }

/** The state of an upload, for its row and for the form that waits for it. */
export type UploadStatus = 'sending' | 'done' | 'refused' | 'failed'

export type UploadReport = {
  readonly type: 'upload.reported'
  readonly id: string
  readonly status: UploadStatus
  readonly url: string | null
  readonly progress: number
  readonly failure: Failure | null
}

/** The actor to report to: the form. */
export type UploadListener = ActorRef<Snapshot<unknown>, UploadReport>

export type UploadInput = {
  readonly id: string
  readonly file: File
  readonly check: CheckFile
  /** True if a large picture is made smaller before it is sent. */
  readonly shrinks: boolean
  readonly listener?: UploadListener
}

export type UploadContext = Pick<UploadInput, 'id' | 'file' | 'shrinks' | 'listener'> &
  Pick<UploadReport, 'progress' | 'url' | 'failure'>

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly ratio: number }
  | { readonly type: 'upload.retried' }

/** A rule broken here is broken on the server too, so both are reported alike. */
function brokenRule(code: ErrorCode | null): Failure | null {
  return code === null ? null : { type: 'invalid', code, errors: [] }
}

const take = { type: 'take', params: outputOf } as const

/**
 * One file on its way to the server.
 *
 *     checking → refused (type, size) | sending
 *     sending → done (url) | refused (by the server) | failed → sending
 *
 * Stopping the actor cancels the upload. Port: actor `send`. Reports progress and the result to its listener, if it has
 * one, but not that sending starts, which the listener knows.
 */
export const uploadMachine = setup({
  types: machineTypes<{ context: UploadContext; input: UploadInput; events: UploadEvent }>(),
  actors: { send: port<Outcome<SentFile>, SendFile>('send') },
  guards: {
    breaksRule: ({ context }) => context.failure !== null,
    isDone: (_, outcome: Outcome<SentFile>) => outcome.type === 'done',
    isRefused: (_, outcome: Outcome<SentFile>) => outcome.type === 'invalid',
  },
  actions: {
    startOver: assign({ progress: 0, failure: null }),
    noteProgress: assign(({ context, event }) => {
      assertEvent(event, 'upload.progressed')
      return { progress: Math.max(context.progress, Math.min(1, event.ratio)) }
    }),
    take: assign((_, outcome: Outcome<SentFile>) =>
      outcome.type === 'done' ? { url: outcome.value.url, progress: 1 } : { failure: outcome },
    ),
    report: enqueueActions(({ context: { listener, id, progress, url, failure }, enqueue }, status: UploadStatus) => {
      if (listener) enqueue.sendTo(listener, { type: 'upload.reported', id, status, progress, url, failure })
    }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { check, ...input } }) => ({
    ...input,
    progress: 0,
    url: null,
    failure: brokenRule(check(input.file)),
  }),
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'breaksRule', target: 'refused' }, { target: 'sending' }] },
    sending: {
      entry: 'startOver',
      invoke: {
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file,
          shrinks: context.shrinks,
          onProgress: (ratio) => self.send({ type: 'upload.progressed', ratio }),
        }),
        onDone: [
          { guard: { type: 'isDone', params: outputOf }, actions: take, target: 'done' },
          { guard: { type: 'isRefused', params: outputOf }, actions: take, target: 'refused' },
          { actions: take, target: 'failed' },
        ],
      },
      on: { 'upload.progressed': { actions: ['noteProgress', { type: 'report', params: 'sending' }] } },
    },
    done: { entry: { type: 'report', params: 'done' } },
    refused: { entry: { type: 'report', params: 'refused' } },
    failed: {
      entry: { type: 'report', params: 'failed' },
      on: { 'upload.retried': 'sending' },
    },
  },
})
