import type { ErrorCode } from '../../generated/codes.ts'
import type { Translate } from './translate.ts'

/** A failure as the machines tell it: one that the server answered brings its code. */
export type FailureFacts = { readonly type: string; readonly code?: ErrorCode }

function kindOf({ type }: FailureFacts): 'offline' | 'timedOut' | 'server' {
  return type === 'offline' || type === 'timedOut' ? type : 'server'
}

/**
 * Why a form could not be sent, in the words of the reader. A code says enough by itself; without one, `failed` says first
 * what it was that failed, where the form has words for it.
 */
export function formFailureText(t: Translate, failure: FailureFacts, failed?: string): string {
  if (failure.code !== undefined) return t.code(failure.code)
  const why = t(`ui.formFailed.${kindOf(failure)}`)
  return failed === undefined ? why : `${failed} ${why}`
}

/** Why a file could not be sent, shortly. */
export function uploadFailureText(t: Translate, failure: FailureFacts): string {
  return failure.code === undefined ? t(`ui.uploadFailed.${kindOf(failure)}`) : t.code(failure.code)
}

/** Why something could not be shown. */
export function loadFailureText(t: Translate, failure: FailureFacts): string {
  return failure.code === undefined ? t(`ui.loadFailed.${kindOf(failure)}`) : t.code(failure.code)
}
