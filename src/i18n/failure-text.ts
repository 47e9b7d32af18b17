import type { Failure } from '../../machines/outcome.ts'
import type { Translate } from './translate.ts'

/**
 * Why something failed, in the words of the reader. A refusal is told by its code, and one whose code this app does not know in the
 * server's own words. Anything else is told as suits what was tried: sending a form, uploading a file, or loading what is to be shown;
 * `failed` says first what it was, where there are words for it.
 */
export function failureText(
  t: Translate,
  failure: Failure,
  tried: 'form' | 'upload' | 'load',
  failed?: string,
): string {
  if ('code' in failure) return failure.code === null ? failure.message : t.code(failure.code)
  const { type } = failure
  const kind = type === 'offline' || type === 'timedOut' ? type : 'server'
  const why = t(`ui.${tried}Failed.${kind}`)
  return failed === undefined ? why : `${failed} ${why}`
}
