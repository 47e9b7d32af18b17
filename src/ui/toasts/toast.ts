/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000

export type ToastKind = 'success' | 'error'
export type ToastMessage = { readonly kind: ToastKind; readonly text: string }

/** Toasts asked for before the code that shows them has arrived wait here. */
const waiting: ToastMessage[] = []
const listeners = new Set<() => void>()
let show: ((message: ToastMessage) => void) | null = null
let wanted = false

function ask(message: ToastMessage) {
  if (show) show(message)
  else waiting.push(message)
  prepareToasts()
}

/** Fetches the code that shows toasts, where one has to be possible without a network. */
export function prepareToasts(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

/** Tells the reader in passing. Shown by `<Toasts>`, whose code comes with the first one. */
export const toast = {
  success: (text: string) => ask({ kind: 'success', text }),
  error: (text: string) => ask({ kind: 'error', text }),
}

/** For `<Toasts>`: whether anything was ever asked for. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For `<Toasts>`. */
export function toastsWanted(): boolean {
  return wanted
}

/** For the code that shows them: takes over what waits, and everything from now on. */
export function takeOverToasts(shower: (message: ToastMessage) => void): void {
  show = shower
  for (const message of waiting.splice(0)) shower(message)
}
