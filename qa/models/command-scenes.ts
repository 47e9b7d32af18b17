import type { OperationId } from '../../generated/operations.ts'
import { createCommand } from '../../machines/command.ts'
import { done } from '../../machines/outcome.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { sceneOf } from './api.ts'
import { newKey } from './form-samples.ts'

export const saved = done({ message: 'Server words' })
export const refreshIntent = () => null

export const answersTheQuestion = {
  // The question is there as soon as the dialog is; whoever asks again has a new one before them.
  'command.asked': [],
  'command.confirmed': [{ type: 'command.confirmed' }],
  'command.cancelled': [{ type: 'command.cancelled' }],
} as const

/** Yes is said right after the question, once: what failed is asked for anew. In between nobody asks again: the button says yes in the same moment, or a dialog stands before it. */
export const inOneGo = {
  'command.asked': (snapshot: Matching) => !isPlain(snapshot),
  'command.confirmed': isPlain,
  'command.cancelled': isPlain,
}

type Matching = { readonly matches: (state: 'idle' | 'done' | { readonly asked: 'plain' }) => boolean }

function isPlain(snapshot: Matching): boolean {
  return snapshot.matches({ asked: 'plain' })
}

type Plain = { readonly name: string; readonly about: string; readonly call: OperationId }

/** What is asked about in a dialog before it is sent. */
export function asksFirst<Intent extends object>({ name, about, intent, call }: Plain & { readonly intent: Intent }) {
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

type AtOnce<Intent> = Plain & { readonly intent: Intent; readonly isOffered?: (snapshot: Matching) => boolean }

/** What a button does at once; where it is not always there, `isOffered` says so. */
export function atOnce<Intent extends object>({ name, about, call, intent, isOffered = () => true }: AtOnce<Intent>) {
  return sceneOf(createCommand<Intent, Acknowledged>(), {
    name,
    about,
    input: { intent: null, refreshIntent, newKey },
    events: {
      'command.asked': [{ type: 'command.asked', intent }],
      'command.confirmed': [{ type: 'command.confirmed' }],
      'command.cancelled': [],
    },
    answers: { save: [saved] },
    calls: { save: [call] },
    offers: { ...inOneGo, 'command.asked': (snapshot) => !isPlain(snapshot) && isOffered(snapshot) },
    digest: ['failure.type'],
  })
}
