import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { Session } from '../services/types.ts'
import type { Backstage } from './backstage.ts'

const BackstageContext = createContext<Backstage | null>(null)

/** `<BackstageProvider value={backstage}>` around the app, once. */
export const BackstageProvider = BackstageContext.Provider

/** What the actors stand on, for the hooks of features. */
export function useBackstage(): Backstage {
  const backstage = use(BackstageContext)
  if (!backstage) throw new Error('There is no BackstageProvider around this part')
  return backstage
}

/** What `make` sets up on the real parts, once for each place that shows it. */
export function useSetup<Setup>(make: (backstage: Backstage) => Setup): Setup {
  const backstage = useBackstage()
  const [setup] = useState(() => make(backstage))
  return setup
}

/** Who is in, on screens that only those who are in can see. */
export function useSignedIn(): Session {
  const session = useVisitor()
  if (!session) throw new Error('This part is for those who are logged in')
  return session
}

/** Who is here, on screens for anyone: null for somebody who is not logged in. */
export function useVisitor(): Session | null {
  const { session: actor } = useBackstage()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(subscribe, () => actor.getSnapshot().context.session)
}

/**
 * A machine on real parts, the same one for the whole app: `useMachine(useMachineOf(jobListMachine), { input })`. `make`
 * must be a function of a module, not one made while rendering.
 */
export function useMachineOf<Machine extends object>(make: (backstage: Backstage) => Machine): Machine {
  const backstage = useBackstage()
  const known = machines.get(backstage)?.get(make)
  // Kept under the very function that makes it, so it is of the type that this function makes.
  if (known) return known as Machine
  const machine = make(backstage)
  const made = machines.get(backstage) ?? new WeakMap<object, object>()
  made.set(make, machine)
  machines.set(backstage, made)
  return machine
}

const machines = new WeakMap<Backstage, WeakMap<object, object>>()
