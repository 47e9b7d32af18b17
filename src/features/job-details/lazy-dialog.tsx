import { useEffect } from 'react'
import { onFirstTouch } from '../../ui/first-touch.ts'
import { later } from '../../ui/later.tsx'
import { prepareToasts } from '../../ui/toast.ts'
import type { JobScreenView } from './use-job-screen.ts'

type DialogProps = { readonly view: JobScreenView }

const load = async () => (await import('./dialogs/job-dialog.tsx')).default

const JobDialog = later<DialogProps>(load, ({ view }) => view.closeDialog())

/**
 * The dialog that stands before the screen of a job, if one does. Its code comes with the first touch of the screen, or when something is
 * asked for: who only reads never fetches it.
 */
export function LazyDialog({ view }: DialogProps) {
  useEffect(
    () =>
      onFirstTouch(() => {
        prepareToasts()
        // Where that fails, asking for something tries again.
        load().catch(() => undefined)
      }),
    [],
  )
  return view.dialog === 'none' ? null : <JobDialog view={view} />
}
