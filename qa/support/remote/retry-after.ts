import { setTimeout as pass } from 'node:timers/promises'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'

/** What a run that walks elsewhere is told of refusals that only time ends. */
export type Patience = {
  /** A `fetch` that waits as long as a server asks for, and asks again. */
  readonly patient: (inner: typeof fetch) => typeof fetch
  /** A browser was told so too; seconds. */
  readonly told: (seconds: number) => void
  /** Whether a browser was told so since this was last asked; waits until it is over. */
  readonly isOver: () => Promise<boolean>
}

/** What the wait depends on; tests hand in their own. */
type Waiting = {
  /** Nobody waits for longer; seconds. */
  readonly most: number
  readonly wait?: (milliseconds: number) => Promise<unknown>
  readonly say?: (line: string) => void
}

/** Waits out 429 and 503, where `Retry-After` is within what somebody has patience for. What takes longer cannot be walked. */
export function patienceOf({ most, wait = pass, say = console.log }: Waiting): Patience {
  let seen = 0
  const sit = async (seconds: number, what: string): Promise<void> => {
    if (seconds > most) throw new UnsupportedError(`${what}: the server asks to wait ${spoken(seconds)}`)
    if (seconds > SHORT) say(`${what}: waits ${spoken(seconds)}, as the server asks`)
    await wait(seconds * 1000)
  }
  return {
    patient: (inner) => async (input, init) => {
      const request = new Request(input, init)
      for (;;) {
        const response = await inner(request.clone())
        const seconds = retryAfter(response.status, response.headers.get('retry-after'))
        if (seconds === null) return response
        await sit(seconds, `${request.method} ${new URL(request.url).pathname} ${await codeOf(response)}`)
      }
    },
    told: (seconds) => {
      seen = Math.max(seen, seconds)
    },
    isOver: async () => {
      if (seen === 0) return false
      const seconds = seen
      seen = 0
      await sit(seconds, 'A call of the page')
      return true
    },
  }
}

/** Nobody is told of a wait that is as short as a walk; seconds. */
const SHORT = 10

/** How long a server asks to wait before the same is asked again, in seconds; null where it does not. */
export function retryAfter(status: number, header: string | null | undefined): number | null {
  if (status !== 429 && status !== 503) return null
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(1, seconds) : null
}

async function codeOf(response: Response): Promise<string> {
  const body = await response.text()
  return /"code":"(\w+)"/.exec(body)?.[1] ?? String(response.status)
}

const spoken = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
