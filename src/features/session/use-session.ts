import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SessionEnd } from '../../../machines/session-types.ts'
import { useEnvironment } from '../../actors/provide.ts'

/** Who is logged in. `isRestoring` lasts only for the first moments. */
export function useSession() {
  const { session: actor } = useEnvironment()
  return {
    session: useSelector(actor, ({ context }) => context.session),
    language: useSelector(actor, ({ context }) => context.language),
    isRestoring: useSelector(actor, (state) => !state.hasTag('in') && !state.hasTag('out')),
    /** Until when the account can be kept that was left here just now; else null. */
    leftUntil: useSelector(actor, ({ context }) => context.deleteAt),
    isExpired: useSelector(actor, (state) => state.matches({ signedOut: 'expired' })),
  }
}

/** Calls `onEnded`, a function of a module, with the reason when the session ends. */
export function useSessionEnd(onEnded: (why: SessionEnd) => void): void {
  const { session } = useEnvironment()
  useEffect(() => {
    const subscription = session.on('session.ended', ({ why }) => onEnded(why))
    return () => subscription.unsubscribe()
  }, [session, onEnded])
}
