import { useI18n } from '../../i18n/i18n.tsx'
import { later } from '../../later.ts'
import { Button } from '../../ui/button.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import type { JobScreenView } from './use-job-screen.ts'

/** The button that ends the assignment, for whoever may. */
export function EndButton({ view: { role, may, ask } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  if (!may.end) return null
  return (
    <Button variant="plain" width="full" aria-haspopup="dialog" onClick={ask.end}>
      {t(`jobDetails.ending.${role}.button`)}
    </Button>
  )
}

const EndedNote = laterPart(later(async () => (await import('./ended-note.tsx')).EndedNote))

/** Says who ended the last assignment, where one was; few jobs have any, so that it is fetched for those. */
export function Ended({ view }: { readonly view: JobScreenView }) {
  const { ended } = view.details
  return ended && <EndedNote view={view} ended={ended} />
}
