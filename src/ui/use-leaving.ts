import { useEffect, useRef } from 'react'
import { useLeaveGuard } from './leave-guard.tsx'

type LeavingForm = {
  /** The form let go: whoever wanted away may go. */
  readonly closed: boolean
  /** Something typed would be lost: leaving the app asks as well, in the browser's own words. */
  readonly unsaved: boolean
  /** Somebody wants away: the form closes, or asks first. */
  readonly onClose: () => void
}

/** Lets a form decide whether its screen may be left. */
export function useLeaving({ closed, unsaved, onClose }: LeavingForm): void {
  const pending = useRef<(() => void) | null>(null)

  useLeaveGuard(!closed, (leave) => {
    pending.current = leave
    onClose()
  })

  useEffect(() => {
    if (!closed) return
    const leave = pending.current
    pending.current = null
    leave?.()
  }, [closed])

  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
