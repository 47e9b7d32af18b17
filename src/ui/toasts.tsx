import { lazy, Suspense, useSyncExternalStore } from 'react'
import { subscribeToToasts, toastsWanted } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/**
 * Where toasts appear. The live region is there from the start, so that the first one is announced too; the code that
 * shows them arrives with it.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted)
  return (
    <div aria-live="polite" aria-relevant="additions">
      <Suspense>{wanted && <Toaster />}</Suspense>
    </div>
  )
}
