import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { FormEvent, FormTag } from '../../../machines/draft.ts'

/** Asked before a navigation; calls `leave` when it may proceed. */
export type LeaveGuard = (leave: () => void) => void

type Guards = {
  readonly add: (guard: LeaveGuard) => () => void
  readonly latest: () => LeaveGuard | undefined
}

const GuardsContext = createContext<Guards | null>(null)

/** Holds the guards of the present screen. `<LeaveGuards>` surrounds the router. */
export function LeaveGuards({ children }: { readonly children: ReactNode }) {
  const guards = useRef<LeaveGuard[]>([])
  const value = useMemo<Guards>(
    () => ({
      add: (guard) => {
        guards.current = [...guards.current, guard]
        return () => {
          guards.current = guards.current.filter((each) => each !== guard)
        }
      },
      latest: () => guards.current.at(-1),
    }),
    [],
  )
  return <GuardsContext value={value}>{children}</GuardsContext>
}

function useGuards(): Guards {
  const guards = use(GuardsContext)
  if (!guards) throw new Error('Leave guards need <LeaveGuards> around them')
  return guards
}

/**
 * While `active`, every way to leave this screen inside the app asks `guard` first. Leaving the app does not: drafts
 * survive a reload.
 */
export function useLeaveGuard(active: boolean, guard: LeaveGuard): void {
  const { add } = useGuards()
  const ask = useEffectEvent(guard)
  useEffect(() => {
    if (!active) return undefined
    return add((leave) => ask(leave))
  }, [active, add])
}

/** For the router: calls `leave`, or asks first. */
export function useAskBeforeLeaving(): (leave: () => void) => void {
  const { latest } = useGuards()
  return (leave) => {
    const guard = latest()
    if (guard) guard(leave)
    else leave()
  }
}

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
