import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { Session } from '../services/types.ts'
import type { Environment } from './environment.ts'

const EnvironmentContext = createContext<Environment | null>(null)

/** `<EnvironmentProvider value={environment}>` around the app, once. */
export const EnvironmentProvider = EnvironmentContext.Provider

/** The environment, for the hooks of features. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('There is no EnvironmentProvider around this part')
  return environment
}

/** Sets something up once per mounted component. */
export function useSetup<Setup>(make: (environment: Environment) => Setup): Setup {
  const environment = useEnvironment()
  const [setup] = useState(() => make(environment))
  return setup
}

/** The session, on screens that need a login. */
export function useSession(): Session {
  const session = useOptionalSession()
  if (!session) throw new Error('This part is for those who are logged in')
  return session
}

/** The session, or null if nobody is logged in. */
export function useOptionalSession(): Session | null {
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
 * A machine with real actors, the same one for the whole app: `useMachine(useMachineOf(jobListMachine), { input })`.
 * `make` must be a module's function, not one created while rendering.
 */
export function useMachineOf<Machine extends object>(make: (environment: Environment) => Machine): Machine {
  return useEnvironment().shared(make)
}
