/** How much text is gathered at most before it is written, in characters. */
const MOST = 16_384

/** Writes what it is given a little later, much at a time. */
export type Gathered = Readonly<{
  write(text: string): void
  /** Writes what has been gathered. */
  flush(): void
}>

/** Gathers text where each write costs more than what is written, for at most `within` milliseconds. */
export function bufferedWriter(write: (text: string) => void, within = 100): Gathered {
  let kept = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const text = kept
    kept = ''
    if (text !== '') write(text)
  }
  return {
    write: (text) => {
      kept += text
      if (kept.length >= MOST) flush()
      else timer ??= setTimeout(flush, within).unref()
    },
    flush,
  }
}
