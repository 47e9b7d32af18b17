import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { DomainError } from './domain-error.ts'

/** A process that does one piece of work after the other, started when it is first needed and again after each end. */
export type WorkerProcess<Outcome> = Readonly<{
  /** Does one piece; the one before must be done. Undefined where the process ended over it. Throws SERVICE_UNAVAILABLE where none can be started. */
  run(work: object): Promise<Outcome | undefined>
  /** Ends the process. */
  stop(): void
}>

/** What one process may occupy, in bytes, and what one piece of work may take of the processor, in milliseconds. */
export type WorkerLimits = Readonly<{ memory: number; time: number }>

type Options<Outcome> = Readonly<{
  /** The file of its program, which calls `serveWork`. */
  program: string
  most: WorkerLimits
  environment?: Readonly<Record<string, string>>
  isOutcome: (said: unknown) => said is Outcome
}>

/** How long one piece may take by the clock, in milliseconds; on a busy machine its processor time takes longer. */
const PATIENCE = 60_000
/** A process that occupies so many bytes after a piece of work is replaced before the next one. */
const WORN = 200_000_000

/** From util-linux: limits that the kernel keeps, to memory that can be written to (670 MB of it V8's own) and to dumps of it. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))
const LIMITS = ['--data=1100000000', '--core=0', '--']

/** V8 needs little memory, and the C library gives back what a picture took: one pool, large pieces outside of it. */
const OPTIONS = ['--max-old-space-size=64']
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/** Makes a worker, which kills and replaces its process when it takes more than it may; nothing is started yet. */
export function newWorkerProcess<Outcome>(options: Options<Outcome>): WorkerProcess<Outcome> {
  let running: ChildProcess | undefined

  const start = async (): Promise<ChildProcess> => {
    const child = launch(options)
    if ((await nextMessage(child)) === 'ready') return child
    child.kill('SIGKILL')
    throw new DomainError('SERVICE_UNAVAILABLE')
  }

  const replace = (): void => {
    running?.kill('SIGKILL')
    running = undefined
  }

  return {
    run: async (work) => {
      if (running?.connected !== true) running = await start()
      const child = running
      keepsServerAlive(child, true)
      const impatience = setTimeout(replace, PATIENCE)
      const said = nextMessage(child)
      child.send(work, () => {})
      const answer = await said
      clearTimeout(impatience)
      keepsServerAlive(child, false)
      if (!isObject(answer) || typeof answer['memory'] !== 'number' || !options.isOutcome(answer['outcome'])) {
        replace()
        return undefined
      }
      if (answer['memory'] > WORN) replace()
      return answer['outcome']
    },
    stop: replace,
  }
}

/** In a group of its own, so that Ctrl-C reaches only the server, and without the server's secrets in its environment. */
function launch({ program, most: { memory, time }, environment }: Omit<Options<unknown>, 'isOutcome'>): ChildProcess {
  const [execPath, execArgv] =
    PRLIMIT === undefined ? [process.execPath, OPTIONS] : [PRLIMIT, [...LIMITS, process.execPath, ...OPTIONS]]
  const child = fork(program, [String(memory), String(time)], {
    execPath,
    execArgv,
    env: { ...ENVIRONMENT, ...environment },
    cwd: '/',
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Told of by `nextMessage`, where somebody waits.
  child.on('error', () => {})
  return child
}

/** The next message of a process; undefined where it ends instead. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const onEnd = (): void => resolve(undefined)
  child.once('message', resolve).once('exit', onEnd).once('error', onEnd)
  try {
    return await promise
  } finally {
    child.off('message', resolve).off('exit', onEnd).off('error', onEnd)
  }
}

/** A server that has nothing else to do must not wait for a process that has nothing to do either. */
function keepsServerAlive(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

const isObject = (said: unknown): said is Record<string, unknown> => typeof said === 'object' && said !== null
