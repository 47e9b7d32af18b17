import type { Failure } from '../../machines/outcome.ts'
import { failureText } from '../i18n/failure-text.ts'
import type { Translate } from '../i18n/translate.ts'

/** The faces of a screen that loads one thing. */
export type Face<Value> =
  | { readonly face: 'ready'; readonly value: Value }
  | { readonly face: 'loading' | 'missing' }
  | { readonly face: 'failed'; readonly text: string; readonly retry: () => void }

type DetailsSnapshot<Value> = {
  readonly context: { readonly value: Value | null; readonly failure: Failure | null }
  readonly hasTag: (tag: 'busy' | 'shown') => boolean
  readonly matches: (state: 'missing') => boolean
}

/** Which face a machine that loads one thing has. */
export function faceOf<Value>(snapshot: DetailsSnapshot<Value>, retry: () => void, t: Translate): Face<Value> {
  const { value, failure } = snapshot.context
  if (snapshot.hasTag('shown') && value !== null) return { face: 'ready', value }
  if (snapshot.matches('missing')) return { face: 'missing' }
  if (failure === null || snapshot.hasTag('busy')) return { face: 'loading' }
  return { face: 'failed', text: failureText(t, failure, 'load'), retry }
}
