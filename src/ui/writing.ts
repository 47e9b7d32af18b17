/** A link's state where its reader comes to write: the field has the focus then, instead of the heading. */
export const toWrite = { writes: true } as const

/** Whether the reader came to this entry of the history to write. */
export const comesToWrite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'writes' in state

/** How long a field is waited for, in milliseconds: after that the reader has begun with something else. */
const patience = 10_000

/** Moves the focus from the heading of a screen to its field, as soon as there is one. Nothing happens if the reader has gone on by then. */
export function focusField(heading: HTMLElement): void {
  const isOver = (): boolean => {
    if (document.activeElement !== heading) return true
    const field = document.querySelector<HTMLElement>('main textarea:not([readonly])')
    field?.focus({ preventScroll: true })
    return field !== null
  }
  if (isOver()) return
  const observer = new MutationObserver(() => {
    if (isOver()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}
