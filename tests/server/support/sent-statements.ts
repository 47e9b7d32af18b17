import pg from 'pg'

/** A statement, and which function of the rows of the server was asked for it, such as `jobs/rows-lists listCustomerJobs`. */
export type Sent = Readonly<{ text: string; by: string }>

const FRAMES = /at (?:async )?(?:Object\.)?(\S+) \(\S*\/server\/(\S*rows[^/]*)\.ts:/g

const seen = new Set<string>()
let fresh: Sent[] = []

/** Those that the rows of the server sent since the last time, each once in the life of this process. */
export function takeSent(): Sent[] {
  const taken = fresh
  fresh = []
  return taken
}

// Once for each process, however many files of tests it runs; what a statement does stays as it is.
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, args: readonly unknown[]) => {
    note(args[0])
    const running: unknown = Reflect.apply(query, client, args)
    return running
  },
})

function note(text: unknown): void {
  if (typeof text !== 'string' || seen.has(text)) return
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error(text)
  Error.stackTraceLimit = stackTraceLimit
  const [, name, file] = [...stack.slice(text.length).matchAll(FRAMES)].at(-1) ?? []
  if (name === undefined || file === undefined) return
  seen.add(text)
  fresh.push({ text, by: `${file} ${name}` })
}
