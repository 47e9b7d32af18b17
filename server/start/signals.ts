/** How long signals count as one wish, in milliseconds: one Ctrl-C arrives several times, from the terminal and from npm. */
const ONE_WISH = 2000

/** Calls `stop` for each wish that this process ends, and says how many came before. SIGHUP is a terminal that was closed. */
export function onStopSignal(stop: (signal: NodeJS.Signals, before: number) => void): void {
  let count = 0
  let last = -Infinity
  const hear = (signal: NodeJS.Signals): void => {
    if (performance.now() - last < ONE_WISH) return
    last = performance.now()
    stop(signal, count)
    count += 1
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
}
