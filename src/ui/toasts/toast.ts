/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000

export type ToastKind = 'success' | 'error'
export type ToastMessage = { readonly kind: ToastKind; readonly text: string }

/** Toasts that wait until the code that shows them arrives. */
const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()
let show: ((message: ToastMessage) => void) | null = null
let wanted = false

function ask(message: ToastMessage) {
  if (show) show(message)
  else waiting.push(message)
  prepareToasts()
}

/** Fetches the code that shows toasts, so that one can be shown without a network later. */
export function prepareToasts(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** Shows a short message. `<Toasts>` shows it and fetches its code with the first one. */
export const toast = {
  success: (text: string) => ask({ kind: 'success', text }),
  error: (text: string) => ask({ kind: 'error', text }),
}

/** For `<Toasts>`: reports when the first toast is wanted. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For `<Toasts>`: whether any toast has been wanted. */
export function toastsWanted(): boolean {
  return wanted
}

/** For the code that shows toasts: hands over the waiting ones, and all from now on. */
export function takeOverToasts(shower: (message: ToastMessage) => void): void {
  show = shower
  for (const message of waiting.splice(0)) shower(message)
}
