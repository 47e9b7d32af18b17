import { type ComponentType, useEffect, useState } from 'react'
import { loadFailureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { prepareToasts, toast } from '../../ui/toast.ts'
import type { JobScreenView } from './use-job-screen.ts'

type Dialogs = ComponentType<{ readonly view: JobScreenView }>

// Not React's `lazy`, which would hold the first dialog back for 300 ms after the fallback that it shows for a moment.
const load = async (): Promise<Dialogs> => (await import('./dialogs/job-dialogs.tsx')).default

/**
 * Everything that can be done with a job. Its code comes with the first touch of the screen, or when something is asked
 * for: who only reads never fetches it. Where it cannot be had, the reader is told and may ask again.
 */
export function LazyDialogs({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null)
  const { asked, forgetAsked } = view

  useEffect(() => {
    const touched = new AbortController()
    const start = () => {
      touched.abort()
      prepareToasts()
      load().then(
        (loaded) => setDialogs(() => loaded),
        () => {},
      )
    }
    for (const touch of ['pointerdown', 'focusin', 'keydown']) {
      addEventListener(touch, start, { signal: touched.signal })
    }
    return () => touched.abort()
  }, [])

  useEffect(() => {
    if (!asked || Dialogs) return
    load().then(
      (loaded) => setDialogs(() => loaded),
      () => {
        toast.error(loadFailureText(t, { type: 'offline' }))
        forgetAsked()
      },
    )
  }, [asked, Dialogs, forgetAsked, t])

  return Dialogs && <Dialogs view={view} />
}
