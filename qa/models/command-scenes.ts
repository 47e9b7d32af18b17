import { refreshedAcceptance, type Acceptance } from '../../machines/bid-confirmation.ts'
import { createCommand } from '../../machines/command.ts'
import type { OperationId } from '../../generated/operations.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import type { Acknowledged, Interest, StoredFile } from '../../src/services/types.ts'
import { editedBid, seenBid } from './bid-samples.ts'
import { newKey } from './form-samples.ts'
import type { Scene } from 'statechart-kit/core/model'
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
export function atOnce<Intent extends object>(parts: Omit<AtOnce<Intent, Acknowledged>, 'answer'>) {
  return pressing<Intent, Acknowledged>({ ...parts, answer: saved })
}

/** The same of a file that is fetched. */
export function fetches<Intent extends object>(
  parts: Omit<AtOnce<Intent, StoredFile>, 'answer'>,
  name: string,
  type: string,
) {
  return pressing<Intent, StoredFile>({ ...parts, answer: done({ blob: new File(['x'], name, { type }), name }) })
}

/** What is asked before a bid is accepted. */
export function accepts(name: string, about: string) {
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
