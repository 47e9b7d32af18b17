import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEmitted } from '../../../machines/form/index.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { toast } from '../toast.ts'

/** Something filled in that tells what becomes of it. */
export type FormTeller<Saved> = {
  readonly on: (type: '*', hear: (news: FormEmitted<Saved>) => void) => { readonly unsubscribe: () => void }
}

type FormHearer<Saved> = {
  readonly onSaved: (saved: Saved) => void
  /** The server said no: the state has moved on, or it is not allowed. */
  readonly onRefused?: (failure: Failure) => void
  readonly onFailed?: (failure: Failure) => void
}

export type FormListener<Saved> = {
  /** What follows once it was saved; `goOn` opens the form again, from what was sent. */
  readonly onSaved: (saved: Saved, goOn: () => void) => void
  /** What it was that failed, said before a reason that does not tell. */
  readonly failed?: string
}

/** Hears what a form tells. Answers how often submitting was held up by wrong fields, for `<Form refusals>`. */
export function useFormNews<Saved>(form: FormTeller<Saved>, hearer: FormHearer<Saved>): number {
  const { t } = useI18n()
  const [refusals, setRefusals] = useState(0)

  const hear = useEffectEvent((news: FormEmitted<Saved>) => {
    switch (news.type) {
      case 'form.saved':
        return hearer.onSaved(news.saved)
      case 'form.invalid':
        return setRefusals((count) => count + 1)
      case 'form.refused':
        return hearer.onRefused?.(news.failure)
      case 'form.failed':
        return hearer.onFailed?.(news.failure)
      case 'files.refused':
        toast.error(t.code(news.code))
    }
  })

  useEffect(() => {
    const subscription = form.on('*', (news) => hear(news))
    return () => subscription.unsubscribe()
  }, [form])

  return refusals
}

/** Says in a toast why something was not done. A session that died leads to the login screen, which says so itself. */
export function useFailureToast(failed?: string): (failure: Failure) => void {
  const { t } = useI18n()
  return (failure) => {
    if (failure.type !== 'unauthorized') toast.error(failureText(t, failure, 'form', failed))
  }
}
