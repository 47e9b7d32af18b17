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
  const why = [failed, t(`ui.${tried}Failed.${kind}`)].filter(Boolean).join(' ')
  if (tried !== 'load' || failure.type !== 'serverFailed' || failure.requestId === undefined) return why
  return `${why}\n${t('ui.quote', { id: quoted(failure.requestId) })}`
}

/** As much of a request's id as finds it in the log, in its own direction. */
const quoted = (id: string): string => `\u2066${id.slice(0, 8)}\u2069`
