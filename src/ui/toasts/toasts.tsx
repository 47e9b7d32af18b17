import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '../../shared/lazy.ts'
import { useNetworkReturns } from '../use-return.ts'
import { subscribeToToasts, toastsWanted } from './toast.ts'

const toaster = lazy(async () => (await import('./toaster.tsx')).Toaster)

/**
 * Where toasts appear. The live region exists from the start, so that the first toast is announced too; the code that
 * shows them is fetched with it. If that fails, toasts wait for the network, or for the next one.
 */
export function Toasts() {
  const returns = useNetworkReturns()
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (wanted === 0) return
    void toaster.fetch().then(
      (code) => setToaster(() => code),
      () => null,
    )
  }, [wanted, returns])

  return (
    <div aria-live="polite" aria-relevant="additions">
      {Toaster && <Toaster />}
    </div>
  )
}
