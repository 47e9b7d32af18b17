import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SessionEnd } from '../../../machines/session.ts'
import { useEnvironment } from '../../actors/environment-context.ts'

/** The session's state: who is logged in, or why nobody is; neither `in` nor `out` for the first moments. */
export function useSessionState() {
  return useSelector(useEnvironment().session, (current) => current)
}

/** Calls `onEnded`, a function of a module, with the reason when the session ends. */
export function useSessionEnd(onEnded: (why: SessionEnd) => void): void {
  const { session } = useEnvironment()
  useEffect(() => {
    const subscription = session.on('session.ended', ({ why }) => onEnded(why))
    return () => subscription.unsubscribe()
  }, [session, onEnded])
}
