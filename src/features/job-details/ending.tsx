import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'
import type { Schemas } from '../../actors/jobs.ts'
import { Card } from '../../ui/lists/card.tsx'
import * as styles from './parts/job-details.css.ts'
import { Quote } from './parts/facts.tsx'

/** The button that ends the assignment, if allowed. */
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

type EndedNoteProps = { readonly view: JobScreenView; readonly ended: Schemas['EndedAssignment'] }

/** Who ended the last assignment of a job, when and why, for its two parties. */
export function EndedNote({ view: { role, details }, ended }: EndedNoteProps) {
  const { t, format } = useI18n()
  const { job } = details
  const key = titles[role][ended.by]
  return (
    <Card>
      <section className={styles.stack}>
        <h2 className={styles.sectionTitle}>
          {t(`jobNotes.ending.${key}`, { name: ended.businessName, date: format.date(ended.endedAt) })}
        </h2>
        {ended.reason !== null && <Quote text={ended.reason} />}
        {job.status === 'open' && <p className={styles.muted}>{t('jobNotes.ending.openAgain')}</p>}
      </section>
    </Card>
  )
}

/** By who reads and who ended it. */
const titles = {
  customer: { customer: 'youEnded', business: 'theySteppedDown' },
  business: { customer: 'theyEnded', business: 'youSteppedDown' },
} as const satisfies {
  readonly [Reader in JobScreenView['role']]: { readonly [By in Schemas['EndedAssignment']['by']]: string }
}
