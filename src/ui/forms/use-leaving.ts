import { useEffect, useRef } from 'react'
import type { FormEvent, FormTag } from '../../../machines/draft.ts'
import { useLeaveGuard } from './leave-guard.tsx'

type LeavingForm = {
  readonly actor: { readonly send: (event: Extract<FormEvent<never>, { readonly type: `form.${string}` }>) => void }
  readonly snapshot: {
    readonly hasTag: (tag: FormTag) => boolean
    readonly matches: (state: 'closed' | 'leaving') => boolean
  }
  /** Leaving would lose typed text: leaving the app asks as well, in the browser's own words. */
  readonly isDirty: boolean
}

/** The question whether to leave a form, and its answers. */
export type Leaving = { readonly isAsked: boolean; readonly leave: () => void; readonly stay: () => void }

/** Lets a form decide whether its screen may be left. */
export function useLeaving({ actor, snapshot, isDirty }: LeavingForm): Leaving {
  const pending = useRef<(() => void) | null>(null)
  const isClosed = snapshot.matches('closed')
  const isUnsaved = snapshot.hasTag('open') && isDirty

  useLeaveGuard(!isClosed, (leave) => {
    pending.current = leave
    actor.send({ type: 'form.closed' })
  })

  useEffect(() => {
    if (!isClosed) return
    const leave = pending.current
    pending.current = null
    leave?.()
  }, [isClosed])

  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    isAsked: snapshot.matches('leaving'),
    leave: () => actor.send({ type: 'form.abandoned' }),
    stay: () => actor.send({ type: 'form.kept' }),
  }
}
