import { createEnvironment, type Environment, type EnvironmentSettings } from '../../../src/actors/environment.ts'
import { isRecord } from '../../../src/actors/storage.ts'
import type { Session } from '../../../src/services/types.ts'
import { businessUser, customerUser } from '../services/samples.ts'
import { fakeRequest, fakeServer, type Reply } from '../services/fake-server.ts'

export const customer: Session = { token: 'token-ana', userType: 'customer', user: customerUser }

export const business: Session = {
  token: 'token-luis',
  userType: 'business',
  user: { ...businessUser, cities: ['Austin'], picture: null },
}

/** What is on the device for somebody who is logged in. */
export function keptFor({ token, userType, user }: Session): string {
  return JSON.stringify({ token, userType, userData: user, language: user.language })
}

/** A storage in memory; with `capacity` it refuses values that are longer. */
export function memory(initial: Readonly<Record<string, string>> = {}, capacity = Infinity): Storage {
  const kept = new Map(Object.entries(initial))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > capacity) throw new DOMException('Full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What a storage holds, parsed. */
export function contents(storage: Storage): Readonly<Record<string, unknown>> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, JSON.parse(storage.getItem(key) ?? 'null')]))
}

/** The app's actors before a server that replies from a list, on a device in memory, with somebody logged in or nobody. */
export async function stage(
  { session = null, ...more }: Partial<EnvironmentSettings> & { readonly session?: Session | null },
  ...replies: readonly Reply[]
) {
  const server = fakeServer(...replies)
  const upload = fakeRequest()
  const storage = more.storage ?? memory(session ? { bidfair: keptFor(session) } : {})
  const tabStorage = more.tabStorage ?? memory()
  const events = new EventTarget()
  let keys = 0
  const environment: Environment = createEnvironment({
    fetch: server.settings.fetch,
    newRequest: upload.newRequest,
    baseUrl: server.settings.baseUrl,
    storage,
    tabStorage,
    events,
    newKey: () => `key-0000${(keys += 1)}`,
    language: 'en',
    patience: 1_000,
    pause: 0,
    ...more,
  })
  await restored(environment)
  return { environment, server, upload, storage, tabStorage, events }
}

/** Who is logged in by now, here and on the device. */
export function known({ environment, storage }: Awaited<ReturnType<typeof stage>>) {
  const kept = contents(storage)['bidfair']
  return {
    here: environment.session.getSnapshot().context.session?.user,
    kept: isRecord(kept) ? kept['userData'] : undefined,
  }
}

async function restored({ session }: Environment): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (session.getSnapshot().hasTag('in') || session.getSnapshot().hasTag('out')) resolve()
    }
    session.subscribe(check)
    check()
  })
}
