import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '../platform/domain-error.ts'
import type { PictureError, Shrunk } from './image-resize.ts'

type Outcome = Shrunk | Readonly<{ error: PictureError }>

/** A process that decodes pictures, started when it is first needed and again after each end. */
export type Decoder = Readonly<{
  /** Decodes one picture; the one before must be done. Throws SERVICE_UNAVAILABLE where no process can be started. */
  decode(bytes: Uint8Array): Promise<Outcome>
  /** Ends the process. */
  stop(): void
}>

const PROGRAM = join(import.meta.dirname, 'image-decoder-process.ts')

/** What one process may occupy, in bytes, and what one picture may take of the processor, in milliseconds. */
const MOST = { memory: 400_000_000, time: 6000 }
/** How long one picture may take by the clock, in milliseconds; on a busy machine its processor time takes longer. */
const PATIENCE = 60_000
/** A process that occupies so many bytes after a picture is replaced before the next one. */
const WORN = 200_000_000

/** From util-linux: limits that the kernel keeps, to memory that can be written to (670 MB of it V8's own) and to dumps of it. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))
const LIMITS = ['--data=1100000000', '--core=0', '--']

/** V8 needs little memory, and the C library gives back what a picture took: one pool, large pieces outside of it. */
const OPTIONS = ['--max-old-space-size=64']
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/** Makes a decoder, which kills and replaces its process when it takes more than it may; nothing is started yet. */
export function newDecoder(most = MOST): Decoder {
  let running: ChildProcess | undefined

  const start = async (): Promise<ChildProcess> => {
    const child = launch(most)
    if ((await nextMessage(child)) === 'ready') return child
    child.kill('SIGKILL')
    throw new DomainError('SERVICE_UNAVAILABLE')
  }

  const replace = (): void => {
    running?.kill('SIGKILL')
    running = undefined
  }

  return {
    decode: async (bytes) => {
      if (running?.connected !== true) running = await start()
      const child = running
      keepsServerAlive(child, true)
      const impatience = setTimeout(replace, PATIENCE)
      const said = nextMessage(child)
      child.send(bytes, () => {})
      const answer = await said
      clearTimeout(impatience)
      keepsServerAlive(child, false)
      if (!isAnswer(answer) || answer.memory > WORN) replace()
      // A process that ended over a picture was killed for it, or died of it.
      return isAnswer(answer) ? answer.outcome : { error: 'FILE_UNREADABLE' }
    },
    stop: replace,
  }
}

/** In a group of its own, so that Ctrl-C reaches only the server, and without the server's secrets in its environment. */
function launch({ memory, time }: typeof MOST): ChildProcess {
  const [execPath, execArgv] =
    PRLIMIT === undefined ? [process.execPath, OPTIONS] : [PRLIMIT, [...LIMITS, process.execPath, ...OPTIONS]]
  const child = fork(PROGRAM, [String(memory), String(time)], {
    execPath,
    execArgv,
    env: ENVIRONMENT,
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

function isAnswer(said: unknown): said is Readonly<{ outcome: Outcome; memory: number }> {
  return isObject(said) && typeof said['memory'] === 'number' && isOutcome(said['outcome'])
}

function isOutcome(said: unknown): said is Outcome {
  if (!isObject(said)) return false
  const { error, large, small } = said
  if (error !== undefined) return error === 'FILE_UNREADABLE' || error === 'PICTURE_TOO_LARGE'
  return large instanceof Uint8Array && small instanceof Uint8Array
}

const isObject = (said: unknown): said is Record<string, unknown> => typeof said === 'object' && said !== null
