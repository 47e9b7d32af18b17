import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { Session } from '../services/types.ts'
import type { Environment } from './environment.ts'

const EnvironmentContext = createContext<Environment | null>(null)

/** `<EnvironmentProvider value={environment}>` around the app, once. */
export const EnvironmentProvider = EnvironmentContext.Provider

/** What the actors stand on, for the hooks of features. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('There is no EnvironmentProvider around this part')
  return environment
}

/** What `make` sets up on the real parts, once for each place that shows it. */
export function useSetup<Setup>(make: (environment: Environment) => Setup): Setup {
  const environment = useEnvironment()
  const [setup] = useState(() => make(environment))
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
  const { session: actor } = useEnvironment()
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
export function useMachineOf<Machine extends object>(make: (environment: Environment) => Machine): Machine {
  const environment = useEnvironment()
  const known = machines.get(environment)?.get(make)
  // Kept under the very function that makes it, so it is of the type that this function makes.
  if (known) return known as Machine
  const machine = make(environment)
  const made = machines.get(environment) ?? new WeakMap<object, object>()
  made.set(make, machine)
  machines.set(environment, made)
  return machine
}

const machines = new WeakMap<Environment, WeakMap<object, object>>()
