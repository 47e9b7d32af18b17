import { type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { onFirstTouch, type Later } from '../later.ts'
import { prepareToasts, toast } from './toasts/toast.ts'

/**
 * A part whose code is fetched when it is first shown. Code that cannot be had takes nothing else off the screen: with `giveUp` the
 * reader is told and that is called with the part's props, without it nobody misses the part. Showing it again asks again.
 */
export function laterPart<Props extends object>(
  code: Later<FunctionComponent<Props>>,
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
 * Fetches code with the first touch: whoever fills something in may have lost the network by the time there is something to say or to
 * ask. `codes` has to be the same for good.
 */
export function useAhead(codes: readonly Pick<Later<unknown>, 'fetch'>[]): void {
  useEffect(
    () =>
      onFirstTouch(() => {
        prepareToasts()
        // Where that fails, showing it tries again.
        for (const code of codes) code.fetch().catch(() => undefined)
      }),
    [codes],
  )
}
