import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { toast } from './toast.ts'

/**
 * A part whose code is fetched when it is first shown. Unlike with React's `lazy`, code that cannot be had takes nothing
 * else off the screen: the reader is told, `giveUp` is called with the part's props, and showing it again asks again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp: (props: Props) => void,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const { t } = useI18n()
    const [Part, setPart] = useState(() => known)
    const miss = useEffectEvent(() => {
      toast.error(t('shell.partMissing'))
      giveUp(props)
    })
    useEffect(() => {
      if (known) return undefined
      const gone = new AbortController()
      load().then(
        (part) => {
          known = part
          if (!gone.signal.aborted) setPart(() => part)
        },
        () => {
          if (!gone.signal.aborted) miss()
        },
      )
      return () => gone.abort()
    }, [])
    return Part && <Part {...props} />
  }
}
