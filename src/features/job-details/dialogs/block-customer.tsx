import { useLocation } from 'wouter'
import { links } from '../../../shared/routes.ts'
import { BlockDialog } from '../../../ui/dialogs/safety-dialogs.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'

/** The business blocks the customer. Then the job is out of its sight, unless it works on it. */
export function BlockCustomer({ view }: { readonly view: JobScreenView }) {
  const [, navigate] = useLocation()
  const { details, isMine, refresh, closeDialog } = view
  return (
    <BlockDialog
      blocked={{ role: 'customer', jobId: details.job.id, name: details.customer.name }}
      onDone={isMine ? refresh : () => navigate(links.dashboard, { replace: true })}
      onClosed={closeDialog}
    />
  )
}
