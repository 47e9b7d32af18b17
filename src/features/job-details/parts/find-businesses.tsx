import type { Job } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** The customer's way to businesses of the job's trade and city, to invite some. */
export function FindBusinesses({ job }: { readonly job: Job }) {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain')} href={links.directoryFor(job)}>
      {t('directory.findForJob')}
    </Link>
  )
}
