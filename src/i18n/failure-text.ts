import type { Failure } from '../../machines/outcome.ts'
import type { Translate } from './translate.ts'

/**
 * Why something failed, in the reader's words. A refusal is explained by its code, or in the server's own words if
 * this app does not know the code. Any other failure depends on what was tried: sending a form, uploading a file, or
 * loading a value. `failed` first names what failed, where there are words for it.
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
