import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EndedNote } from './ended-note.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

/** The button that ends the assignment, for whoever may. */
export function EndButton({ view: { role, may, open } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  if (!may.end) return null
  return (
    <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => open({ act: 'end' })}>
      {t(`jobDetails.ending.${role}.button`)}
    </Button>
  )
}

/** Says who ended the last assignment, where one was. */
export function Ended({ view }: { readonly view: JobScreenView }) {
  const { ended } = view.details
  return ended && <EndedNote view={view} ended={ended} />
}
