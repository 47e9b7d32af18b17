import type { Job } from '../../actors/jobs.ts'
import { storeDraftToPostAgain } from '../../actors/post-again.ts'
import { useEnvironment } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'

/** Leads to the form that posts an expired job again, filled in from it. */
export function PostAgain({ job }: { readonly job: Job }) {
  const { t } = useI18n()
  const environment = useEnvironment()
  return (
    <Link
      className={buttonClass('primary', 'phone')}
      href={links.postAgain(job.id)}
      onClick={() => storeDraftToPostAgain(environment, job)}
    >
      <RetryIcon />
      <span>{t('jobDetails.postAgain')}</span>
    </Link>
  )
}
