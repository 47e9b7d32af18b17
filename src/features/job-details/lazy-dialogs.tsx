import { lazy, Suspense, useEffect, useState } from 'react'
import { loadFailureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { prepareToasts, toast } from '../../ui/toast.ts'
import type { JobScreenView } from './use-job-screen.ts'

const load = () => import('./dialogs/job-dialogs.tsx')
const JobDialogs = lazy(load)

/**
 * Everything that can be done with a job. Its code comes with the first touch of the screen, or when something is asked
 * for: who only reads never fetches it. Where it cannot be had, the reader is told and may ask again.
 */
export function LazyDialogs({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const [isHere, setIsHere] = useState(false)
  const { asked, forgetAsked } = view

  useEffect(() => {
    const touched = new AbortController()
    const start = () => {
      touched.abort()
      prepareToasts()
      load().then(
        () => setIsHere(true),
        () => {},
      )
    }
    for (const touch of ['pointerdown', 'focusin', 'keydown']) {
      addEventListener(touch, start, { signal: touched.signal })
    }
    return () => touched.abort()
  }, [])

  useEffect(() => {
    if (!asked || isHere) return
    load().then(
      () => setIsHere(true),
      () => {
        toast.error(loadFailureText(t, { type: 'offline' }))
        forgetAsked()
      },
    )
  }, [asked, isHere, forgetAsked, t])

  return <Suspense>{isHere && <JobDialogs view={view} />}</Suspense>
}
