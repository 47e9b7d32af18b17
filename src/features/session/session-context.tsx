import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect } from 'react'
import type { Session, SessionActor } from '../../actors/session.ts'

const SessionContext = createContext<SessionActor | null>(null)

type Props = { readonly actor: SessionActor; readonly children: ReactNode }

/** Hands the one session of the app to everything inside. The actor is started by whoever made it. */
export function SessionProvider({ actor, children }: Props) {
  return <SessionContext value={actor}>{children}</SessionContext>
}

/** The session's actor itself, for hooks that send to it or listen. */
export function useSessionActor(): SessionActor {
  const actor = use(SessionContext)
  if (!actor) throw new Error('The session needs a SessionProvider around it')
  return actor
}

/** Who is here: `restoring` is over within moments of the start. */
export function useSession() {
  const actor = useSessionActor()
  return {
    session: useSelector(actor, ({ context }) => context.session),
    language: useSelector(actor, ({ context }) => context.language),
    isRestoring: useSelector(actor, (state) => !state.hasTag('in') && !state.hasTag('out')),
    logout: () => actor.send({ type: 'logout.requested' }),
  }
}

/** Who is in, on screens that only those who are in can see. */
export function useSignedIn(): Session {
  const { session } = useSession()
  if (!session) throw new Error('This part is for those who are logged in')
  return session
}

/** Calls `onEnded` when the session ends, with the reason. */
export function useSessionEnd(onEnded: (why: 'logout' | 'expired' | 'elsewhere') => void): void {
  const actor = useSessionActor()
  useEffect(() => {
    const subscription = actor.on('session.ended', ({ why }) => onEnded(why))
    return () => subscription.unsubscribe()
  }, [actor, onEnded])
}
