import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ApiSettings } from '../../services/client.ts'
import type { Operator, OperatorSession } from '../../services/operators.ts'
import { apiOf } from '../../services/request.ts'
import type { Language } from '../../services/types.ts'
import { hideMailedToken } from '../mailed-token.ts'
import { isRecord, isText, readJson, removeKey, storageOf, writeJson } from '../storage.ts'
import { madeOnce } from '../made-once.ts'

/** What the console knows of who is there. */
export type ConsoleState = {
  /** Null for nobody. */
  readonly session: OperatorSession | null
  /** Whether the server ended the last session. */
  readonly isExpired: boolean
  readonly language: Language
}

/** What all parts of the console share. */
export type ConsoleEnvironment = {
  readonly api: ApiSettings
  readonly newKey: () => string
  readonly now: () => ConsoleState
  readonly subscribe: (hear: () => void) => () => void
  readonly begin: (session: OperatorSession) => void
  readonly end: () => void
  readonly chooseLanguage: (language: Language) => void
  /** What `make` returns, made once for the whole console. */
  readonly shared: <Made>(make: (environment: ConsoleEnvironment) => Made) => Made
}

/** Of this tab alone: closing it ends what a reader of this device could find. */
const SESSION = 'bidfair-operator'
const LANGUAGE = 'bidfair-operator-language'

/** The console in a browser, using the server that the page came from. */
export function openConsole(window: Window & typeof globalThis, language: Language): ConsoleEnvironment {
  hideMailedToken(window)
  const storage = storageOf(() => window.sessionStorage)
  const kept = storageOf(() => window.localStorage)
  const listeners = new Set<() => void>()
  let state: ConsoleState = {
    session: sessionIn(readJson(storage, SESSION)),
    isExpired: false,
    language: languageIn(readJson(kept, LANGUAGE)) ?? language,
  }
  const set = (changes: Partial<ConsoleState>): void => {
    state = { ...state, ...changes }
    for (const hear of listeners) hear()
  }
  const api: ApiSettings = {
    fetch: (request) => window.fetch(request),
    newRequest: () => new window.XMLHttpRequest(),
    baseUrl: apiOf(window.location.origin),
    token: () => state.session?.token ?? null,
    language: () => state.language,
    onExpired: (token) => {
      if (state.session?.token !== token) return
      removeKey(storage, SESSION)
      set({ session: null, isExpired: true })
    },
    patience: 15_000,
    pause: 400,
  }
  const environment: ConsoleEnvironment = {
    api,
    newKey: () => window.crypto.randomUUID(),
    now: () => state,
    subscribe: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    begin: (session) => {
      writeJson(storage, SESSION, session)
      set({ session, isExpired: false })
    },
    end: () => {
      removeKey(storage, SESSION)
      set({ session: null, isExpired: false })
    },
    chooseLanguage: (chosen) => {
      writeJson(kept, LANGUAGE, chosen)
      set({ language: chosen })
    },
    shared: madeOnce(() => environment),
  }
  return environment
}

function sessionIn(value: unknown): OperatorSession | null {
  if (!isRecord(value) || !isText(value['token']) || !isRecord(value['operator'])) return null
  const { operatorId, email, name, role } = value['operator']
  const known = (['owner', 'support', 'viewer'] as const).find((each) => each === role)
  if (!isText(operatorId) || !isText(email) || !isText(name) || known === undefined) return null
  return { token: value['token'], operator: { operatorId, email, name, role: known } }
}

const languageIn = (value: unknown): Language | null =>
  (['en', 'es', 'ar'] as const).find((known) => known === value) ?? null

const ConsoleContext = createContext<ConsoleEnvironment | null>(null)

export const ConsoleProvider = ConsoleContext.Provider

export function useConsole(): ConsoleEnvironment {
  const environment = use(ConsoleContext)
  if (!environment) throw new Error('There is no ConsoleProvider around this part')
  return environment
}

/** Who is there, and the language. */
export function useConsoleState(): ConsoleState {
  const { subscribe, now } = useConsole()
  return useSyncExternalStore(subscribe, now)
}

/** The operator, on screens that need a login. */
export function useOperator(): Operator {
  const { session } = useConsoleState()
  if (!session) throw new Error('This part is for operators')
  return session.operator
}

/** Sets something up once per mounted component. */
export function useConsoleSetup<Setup>(make: (environment: ConsoleEnvironment) => Setup): Setup {
  const environment = useConsole()
  const [setup] = useState(() => make(environment))
  return setup
}

/** A machine with real actors, the same one for the whole console. `make` must be a module's function. */
export function useConsoleMachine<Machine extends object>(make: (environment: ConsoleEnvironment) => Machine): Machine {
  return useConsole().shared(make)
}
