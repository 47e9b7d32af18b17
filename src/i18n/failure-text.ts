import type { ErrorCode } from '../../generated/codes.ts'
import type { Translate } from './translate.ts'

/** A failure as the machines tell it: one that the server answered brings its code. */
export type FailureFacts = { readonly type: string; readonly code?: ErrorCode }

function kindOf({ type }: FailureFacts): 'offline' | 'timedOut' | 'server' {
  return type === 'offline' || type === 'timedOut' ? type : 'server'
}

/** Why a form could not be sent, in the words of the reader. */
export function formFailureText(t: Translate, failure: FailureFacts): string {
  return failure.code === undefined ? t(`ui.formFailed.${kindOf(failure)}`) : t.code(failure.code)
}

/** Why a file could not be sent, shortly. */
export function uploadFailureText(t: Translate, failure: FailureFacts): string {
  return failure.code === undefined ? t(`ui.uploadFailed.${kindOf(failure)}`) : t.code(failure.code)
}

/** Why something could not be shown. */
export function loadFailureText(t: Translate, failure: FailureFacts): string {
  return failure.code === undefined ? t(`ui.loadFailed.${kindOf(failure)}`) : t.code(failure.code)
}
