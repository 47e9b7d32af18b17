import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { later } from '../../later.ts'
import { subscribeToToasts, toastsWanted } from './toast.ts'

const toaster = later(async () => (await import('./toaster.tsx')).Toaster)

/**
 * Where toasts appear. The live region exists from the start, so that the first toast is announced too; the code that
 * shows them is fetched with it. If that fails, toasts wait for the network.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!wanted) return undefined
    const gone = new AbortController()
    const load = async () => {
      const code = await toaster.fetch().catch(() => null)
      if (gone.signal.aborted) return
      if (code) setToaster(() => code)
      else window.addEventListener('online', () => void load(), { once: true, signal: gone.signal })
    }
    void load()
    return () => gone.abort()
  }, [wanted])

  return (
    <div aria-live="polite" aria-relevant="additions">
      {Toaster && <Toaster />}
    </div>
  )
}
