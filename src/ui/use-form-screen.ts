import { useEffect } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { onFirstTouch } from './first-touch.ts'
import { type FormSnapshot, formState } from './form-state.ts'
import { prepareDialogs } from './later-dialogs.tsx'
import { prepareToasts } from './toast.ts'
import { type FormTeller, useFormNews } from './use-form-news.ts'
import { useLeaving } from './use-leaving.ts'

type FormActor<Saved> = FormTeller<Saved> & {
  readonly send: (message: { readonly type: 'form.submitted' | 'form.closed' | 'form.abandoned' | 'form.kept' }) => void
}

type FormScreenOptions<Saved> = {
  readonly actor: FormActor<Saved>
  readonly snapshot: FormSnapshot
  /** Whether leaving would lose something. */
  readonly isDirty: boolean
  readonly onSaved: (saved: Saved) => void
  /** What it was that failed, said before a reason that does not tell. */
  readonly failed?: string
}

/** What every form that fills a screen does beside its fields: submit once, say what went wrong, ask before it is left. */
export function useFormScreen<Saved>({ actor, snapshot, isDirty, onSaved, failed }: FormScreenOptions<Saved>) {
  const { t } = useI18n()
  const state = formState(snapshot, t, failed)
  const refusals = useFormNews(actor, onSaved, failed)
  useLeaving({
    closed: state.closed,
    unsaved: snapshot.hasTag('open') && isDirty,
    onClose: () => actor.send({ type: 'form.closed' }),
  })
  // Whoever fills in a form may have lost the network by the time there is something to say or to ask.
  useEffect(
    () =>
      onFirstTouch(() => {
        prepareToasts()
        prepareDialogs()
      }),
    [],
  )

  return {
    ...state,
    refusals,
    submit: () => actor.send({ type: 'form.submitted' }),
    leave: () => actor.send({ type: 'form.abandoned' }),
    stay: () => actor.send({ type: 'form.kept' }),
  }
}
