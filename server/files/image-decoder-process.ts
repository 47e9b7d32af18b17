import { loadImageLibrary, shrink } from './image-resize.ts'

/** The process that decodes pictures. It gets and returns bytes, has no rights, and ends itself if one takes too much memory or time. */

/** What the process may occupy, in bytes, and the processor time that a picture may take, in milliseconds. */
const [mostMemory = 0, mostTime = 0] = process.argv.slice(2).map(Number)
/** How often both are looked at, in milliseconds. Decoding leaves this thread free. */
const LOOK_EVERY = 20

/** An unused id, not that of `nobody`. PostgreSQL may run as `nobody`. */
const NO_USER = 65_533

// An orderly end would wait for the picture.
const endNow = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', endNow)

await loadImageLibrary()
if (process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.(NO_USER)
  process.setuid?.(NO_USER)
}
process.on('message', (bytes) => {
  if (bytes instanceof Uint8Array) void answer(bytes)
})
if (process.connected) process.send?.('ready')
else endNow()

async function answer(bytes: Uint8Array): Promise<void> {
  const begun = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    if (process.memoryUsage.rss() > mostMemory || user + system > 1000 * mostTime) endNow()
  }, LOOK_EVERY)
  const outcome = await shrink(bytes)
  clearInterval(watch)
  process.send?.({ outcome, memory: process.memoryUsage.rss() })
}
