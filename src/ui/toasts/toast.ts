/** How long every toast stays, in milliseconds, as the specification has it. */
export const toastDuration = 5000

/** A younger toast tells what led to a new screen, in milliseconds; older ones are of the screen that was left. */
const fresh = 2500

/** Within how many milliseconds a redirect follows, and both lead to one screen. */
const redirect = 500

export type ToastKind = 'success' | 'error'
export type ToastMessage = {
  readonly kind: ToastKind
  readonly text: string
  /** When it was asked for, on the page's clock. */
  readonly at: number
}

/** What shows toasts, and hides those that were asked for until a time. */
export type ToastShower = {
  readonly show: (message: ToastMessage) => void
  readonly hideUntil: (time: number) => void
}

/** Toasts that wait until the code that shows them arrives. */
const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()
let shower: ToastShower | null = null
let wanted = 0
/** When the present screen was arrived at. */
let arrivedAt = -Infinity

function ask(kind: ToastKind, text: string) {
  const message = { kind, text, at: performance.now() }
  if (shower) shower.show(message)
  else waiting.push(message)
  prepareToasts()
}

/** Fetches the code that shows toasts, so that one can be shown without a network later. */
export function prepareToasts(): void {
  if (shower) return
  wanted += 1
  for (const listener of listeners) listener()
}

/** Shows a short message. `<Toasts>` shows it and fetches its code with the first one. */
export const toast = {
  success: (text: string) => ask('success', text),
  error: (text: string) => ask('error', text),
}

/** On a new screen: toasts of the one that was left go with it, and so do those that had led there. */
export function dismissOnNavigation(): void {
  const now = performance.now()
  const isRedirect = now - arrivedAt < redirect
  hideToasts(isRedirect ? now - fresh : Math.max(now - fresh, arrivedAt))
  if (!isRedirect) arrivedAt = now
}

/** On a new attempt: what came of those before is old news. */
export const dismissOnRetry = (): void => hideToasts(performance.now())

function hideToasts(until: number): void {
  shower?.hideUntil(until)
  waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > until))
}

/** For `<Toasts>`: reports when the code that shows toasts is wanted. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For `<Toasts>`: how often that code has been wanted while it was not there. */
export function toastsWanted(): number {
  return wanted
}

/** For the code that shows toasts: hands over the waiting ones, and all from now on. */
export function takeOverToasts(by: ToastShower): void {
  shower = by
  for (const message of waiting.splice(0)) by.show(message)
}
