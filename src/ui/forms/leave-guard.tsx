import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef } from 'react'

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
