import { type FailureFacts, formFailureText } from '../i18n/failure-text.ts'
import type { Translate } from '../i18n/translate.ts'

/** The snapshot of a form's machine, as far as its screen needs it. */
export type FormSnapshot = {
  readonly context: {
    readonly failure: FailureFacts | null
    readonly files: readonly { readonly status: string }[]
  }
  readonly hasTag: (tag: 'open' | 'busy' | 'failed' | 'refused') => boolean
  readonly matches: (state: 'closed' | { readonly open: 'waiting' | 'saving' | 'leaving' }) => boolean
}

export type FormState = {
  /** It is sent, or waits for its uploads: nothing can be changed or sent twice. */
  readonly working: boolean
  /** It is on its way to the server. */
  readonly saving: boolean
  /** How many uploads it waits for; 0 while it waits for none. */
  readonly waitingFor: number
  /** Why it could not be sent, in the words of the reader. */
  readonly error: string | undefined
  /** The question whether to leave is open. */
  readonly asked: boolean
  readonly closed: boolean
}

/** What the screen of a form shows beside its fields. `failed` says what it was that failed. */
export function formState(snapshot: FormSnapshot, t: Translate, failed?: string): FormState {
  const { failure, files } = snapshot.context
  const stuck = snapshot.hasTag('failed') || snapshot.hasTag('refused')
  return {
    working: snapshot.hasTag('busy'),
    saving: snapshot.matches({ open: 'saving' }),
    waitingFor: snapshot.matches({ open: 'waiting' }) ? files.filter(({ status }) => status === 'sending').length : 0,
    error: stuck && failure ? formFailureText(t, failure, failed) : undefined,
    asked: snapshot.matches({ open: 'leaving' }),
    closed: snapshot.matches('closed'),
  }
}
