import { useSetup } from '../../actors/environment-context.ts'
import { reportForm } from '../../actors/reports.ts'
import type { ReportDialogProps } from '../../ui/dialogs/safety-dialogs.ts'
import { ReportDialog as Dialog } from '../../ui/forms/report-dialog.tsx'

/** Says what is wrong with something that another account wrote or shows. */
export function ReportDialog({ reported, ...listener }: ReportDialogProps) {
  const setup = useSetup((environment) => reportForm(environment, reported))
  return <Dialog setup={setup} subject={reported.subject} {...listener} />
}
