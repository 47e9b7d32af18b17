import { type FunctionComponent, useEffect, useEffectEvent, useState, createElement, Suspense, use } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { onFirstTouch, type Lazy } from '../../shared/lazy.ts'
import { prepareToasts, toast } from '../toasts/toast.ts'

/**
 * A component that fetches its code when it is first shown. If that fails, the rest of the screen stays. With `giveUp`,
 * a toast says so and `giveUp` gets the component's props. Without it, the component is simply missing. Showing it
 * again tries again.
 */
export function lazyPart<Props extends object>(
  code: Lazy<FunctionComponent<Props>>,
  giveUp?: (props: Props) => void,
): FunctionComponent<Props> {
  return function LaterPart(props: Props) {
    const { t } = useI18n()
    const [Part, setPart] = useState(code.here)
    const miss = useEffectEvent(() => {
      if (!giveUp) return
      toast.error(t('shell.partMissing'))
      giveUp(props)
    })
    const isMissing = Part === null
    useEffect(() => {
      if (!isMissing) return undefined
      const gone = new AbortController()
      const ifMounted = (act: () => void) => !gone.signal.aborted && act()
      code.fetch().then(
        (part) => ifMounted(() => setPart(() => part)),
        () => ifMounted(miss),
      )
      return () => gone.abort()
    }, [isMissing])
    return Part && <Part {...props} />
  }
}

/**
 * Fetches code on the first touch: by the time it is needed, somebody filling in a form may have lost the network.
 * `codes` must always be the same array.
 */
export function usePrefetch(codes: readonly Pick<Lazy<unknown>, 'fetch'>[]): void {
  useEffect(
    () =>
      onFirstTouch(() => {
        prepareToasts()
        // If that fails, showing it tries again.
        for (const code of codes) code.fetch().catch(() => undefined)
      }),
    [codes],
  )
}

/**
 * A component whose code is fetched when it is first shown, with something in its place meanwhile. Nobody could go on
 * without it: if its code cannot be fetched, the screen says so, as for a screen of its own.
 */
export function requiredLazyPart<Props extends object>(
  code: Lazy<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent,
): FunctionComponent<Props> {
  function Part(props: Props) {
    return createElement(code.here() ?? use(code.promise()), props)
  }
  return function NeededPart(props: Props) {
    return (
      <Suspense fallback={<Meanwhile />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
