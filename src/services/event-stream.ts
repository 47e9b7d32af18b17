/** One event of a stream of server-sent events. */
export type ServerEvent = { readonly type: string; readonly data: string }

/**
 * Reads server-sent events from text that comes in pieces of any size: give it each piece, and it answers the events that
 * are complete. Comments, ids and reconnection times are passed over. https://html.spec.whatwg.org/#event-stream-interpretation
 */
export function createEventReader(): (piece: string) => readonly ServerEvent[] {
  let rest = ''
  let type = ''
  let data: string[] = []

  const takeLine = (line: string): readonly ServerEvent[] => {
    if (line === '') {
      const event = { type: type || 'message', data: data.join('\n') }
      const isEvent = data.length > 0
      type = ''
      data = []
      return isEvent ? [event] : []
    }
    const colon = line.indexOf(':')
    const name = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') type = value
    if (name === 'data') data.push(value)
    return []
  }

  return (piece) => {
    // A carriage return at the very end may be the first half of a line end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap(takeLine)
  }
}
