import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorCode } from '../../generated/codes.ts'
import { type FailureFacts, formFailureText } from '../i18n/failure-text.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { toast } from './toast.ts'

/** What the machine of a form tells in passing. */
export type FormNews<Saved> =
  | { readonly type: 'form.saved'; readonly saved: Saved }
  | { readonly type: 'form.invalid' }
  | { readonly type: 'form.refused' | 'form.failed'; readonly failure: FailureFacts }
  | { readonly type: 'files.refused'; readonly code: ErrorCode }

export type FormTeller<Saved> = {
  readonly on: (type: '*', hear: (news: FormNews<Saved>) => void) => { readonly unsubscribe: () => void }
}

/**
 * Hears what a form tells: failures become toasts, `onSaved` says what follows. Answers how often submitting was held up by
 * wrong fields, for `<Form refusals>`. `failed` says what it was that failed.
 */
export function useFormNews<Saved>(form: FormTeller<Saved>, onSaved: (saved: Saved) => void, failed?: string): number {
  const { t } = useI18n()
  const [refusals, setRefusals] = useState(0)

  const hear = useEffectEvent((news: FormNews<Saved>) => {
    switch (news.type) {
      case 'form.saved':
        onSaved(news.saved)
        break
      case 'form.invalid':
        setRefusals((count) => count + 1)
        break
      case 'form.refused':
      case 'form.failed':
        // A session that died leads to the login screen, which says so itself.
        if (news.failure.type !== 'unauthorized') toast.error(formFailureText(t, news.failure, failed))
        break
      case 'files.refused':
        toast.error(t.code(news.code))
        break
    }
  })

  useEffect(() => {
    const subscription = form.on('*', (news) => hear(news))
    return () => subscription.unsubscribe()
  }, [form])

  return refusals
}
