import { useCallback, useMemo, useState } from 'react'
import { lazy } from '../shared/lazy.ts'

export type { Strength } from '../services/password-strength.ts'

const estimate = lazy(async () => (await import('../services/password-strength.ts')).createStrength())

/**
 * How hard a new password is to guess: null while nothing is typed, or while the estimate is not loaded, which `onFocus` of
 * the field starts. Without it the form works as well.
 */
export function usePasswordStrength(password: string, ...own: readonly string[]) {
  const [strengthOf, setStrengthOf] = useState(estimate.here)
  const words = own.join(' ')
  const onFocus = useCallback(() => {
    estimate.fetch().then(
      (loaded) => setStrengthOf(() => loaded),
      () => {},
    )
  }, [])
  const strength = useMemo(
    () => (password === '' || strengthOf === null ? null : strengthOf(password, [words])),
    [password, words, strengthOf],
  )
  return { strength, onFocus }
}
