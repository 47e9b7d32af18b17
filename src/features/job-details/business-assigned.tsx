import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

type BusinessAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The job that the business got, as it knows it. */
export function BusinessAssigned({ view, business }: BusinessAssignedProps) {
  const { t } = useI18n()
  return <AssignedCard view={view} business={business} title={t('jobDetails.assigned.you')} />
}
