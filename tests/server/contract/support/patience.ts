/** How long a request may take, in milliseconds. */
const LONGEST_ANSWER = 30_000

/** How many seconds a limit of the server is waited for. */
const LONGEST_PAUSE = 90

const WHAT_TO_DO =
  'Let the server allow more while it is tested; one of Bidfair with RATE_LIMIT_MULTIPLIER=1000 JOBS_PER_DAY=100000 BIDS_PER_DAY=100000.'

/**
 * A `fetch` for a server that somebody else runs: it waits where that says 429 and when to come again, and tells that by
 * `say`. What would take too long, and what gets no answer, fails with one line that says what and why.
 */
export function patientFetch(say: (line: string) => void): (request: Request) => Promise<Response> {
  /** Until when there is nothing to be had at an address, and what was said of that. */
  const full = new Map<string, { until: number; line: string }>()
  return async (request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    for (;;) {
      const known = full.get(name)
      if (known !== undefined && known.until > Date.now()) throw new Error(known.line)
      const response = await once(name, request.clone())
      if (response.status !== 429) return response
      const line = `${name} was answered with 429, ${await limitOf(response)}`
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      if (!(seconds <= LONGEST_PAUSE)) {
        const words = `${line}, which is too long to wait for. ${WHAT_TO_DO}`
        if (seconds > 0) full.set(name, { until: Date.now() + seconds * 1000, line: words })
        throw new Error(words)
      }
      say(`${line}: waiting`)
      await new Promise((resolve) => setTimeout(resolve, (seconds + 0.1) * 1000))
    }
  }
}

async function once(name: string, request: Request): Promise<Response> {
  try {
    return await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER) })
  } catch (reason) {
    const isLate = reason instanceof Error && reason.name === 'TimeoutError'
    const cause = reason instanceof Error && reason.cause instanceof Error ? `: ${reason.cause.message}` : ''
    const words = isLate ? `got no answer in ${LONGEST_ANSWER / 1000} seconds` : `found no server${cause}`
    throw new Error(`${name} ${words}`, { cause: reason })
  }
}

/** What was said of a limit: the code, the policies that are used up, and when it ends. */
async function limitOf(response: Response): Promise<string> {
  const [, code = 'no code'] = /"code":\s*"(\w+)"/.exec(await response.text()) ?? []
  const policy = response.headers.get('ratelimit-policy') ?? 'which limit it does not say'
  return `${code} (${policy}), again in ${response.headers.get('retry-after') ?? 'nobody knows how many'} seconds`
}
