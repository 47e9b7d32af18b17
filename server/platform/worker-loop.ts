/** How often memory and time are looked at, in milliseconds. The work leaves this thread free. */
const LOOK_EVERY = 20

/** An unused id, not that of `nobody`. PostgreSQL may run as `nobody`. */
const NO_USER = 65_533

type Loop<Work> = Readonly<{
  /** Loads what the work needs, with the rights that the process was started with. */
  load: () => Promise<void>
  isWork: (message: unknown) => message is Work
  work: (work: Work) => Promise<unknown>
}>

/** The inside of a worker process: it gets and returns values, has no rights, and ends itself if one piece takes too much memory or time. */
export async function serveWork<Work>({ load, isWork, work }: Loop<Work>): Promise<void> {
  /** What the process may occupy, in bytes, and the processor time that a piece may take, in milliseconds. */
  const [mostMemory = 0, mostTime = 0] = process.argv.slice(2).map(Number)
  // An orderly end would wait for the work.
  const endNow = () => process.kill(process.pid, 'SIGKILL')
  process.once('disconnect', endNow)

  await load()
  if (process.getuid?.() === 0) {
    process.setgroups?.([])
    process.setgid?.(NO_USER)
    process.setuid?.(NO_USER)
  }
  const answer = async (message: Work): Promise<void> => {
    const begun = process.cpuUsage()
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(begun)
      if (process.memoryUsage.rss() > mostMemory || user + system > 1000 * mostTime) endNow()
    }, LOOK_EVERY)
    const outcome = await work(message)
    clearInterval(watch)
    process.send?.({ outcome, memory: process.memoryUsage.rss() })
  }
  process.on('message', (message) => {
    if (isWork(message)) void answer(message)
  })
  if (process.connected) process.send?.('ready')
  else endNow()
}
