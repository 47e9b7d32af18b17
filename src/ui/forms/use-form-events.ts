import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEmitted } from '../../../machines/draft.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { toast } from '../toasts/toast.ts'

/** A running form chart, which emits what happens to it. */
export type FormEmitter<Saved> = {
  readonly on: (type: '*', handle: (event: FormEmitted<Saved>) => void) => { readonly unsubscribe: () => void }
}

type FormHandlers<Saved> = {
  readonly onSaved: (saved: Saved) => void
  /** The server refused: the state has changed, or it is not allowed. */
  readonly onRefused?: (failure: Failure) => void
  readonly onFailed?: (failure: Failure) => void
}

/** Handles a form's emitted events. Returns how often a submit was stopped by wrong fields, for `<Form refusals>`. */
export function useFormEvents<Saved>(form: FormEmitter<Saved>, handlers: FormHandlers<Saved>): number {
  const { t } = useI18n()
  const [refusals, setRefusals] = useState(0)

  const handle = useEffectEvent((event: FormEmitted<Saved>) => {
    switch (event.type) {
      case 'form.saved':
        return handlers.onSaved(event.saved)
      case 'form.invalid':
        return setRefusals((count) => count + 1)
      case 'form.refused':
        return handlers.onRefused?.(event.failure)
      case 'form.failed':
        return handlers.onFailed?.(event.failure)
      case 'files.refused':
        toast.error(t.code(event.code))
    }
  })

  useEffect(() => {
    const subscription = form.on('*', (event) => handle(event))
    return () => subscription.unsubscribe()
  }, [form])

  return refusals
}

/** Explains a failure in a toast, except an expired session, which the login screen explains. */
export function useFailureToast(failed?: string, tried: 'form' | 'load' = 'form'): (failure: Failure) => void {
  const { t } = useI18n()
  return (failure) => {
    if (failure.type !== 'unauthorized') toast.error(failureText(t, failure, tried, failed))
  }
}
