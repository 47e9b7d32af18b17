import { useSetup } from '../../actors/environment-context.ts'
import { reportForm } from '../../actors/reports.ts'
import type { ThreadId } from '../../actors/thread.ts'
import { ReportDialog as Dialog } from '../../ui/forms/report-dialog.tsx'

type ReportDialogProps = {
  readonly thread: ThreadId
  readonly number: number
  readonly onDone: () => void
  readonly onClosed: () => void
}

/** Says what is wrong with a message of the other side. */
export function ReportDialog({ thread, number, ...listener }: ReportDialogProps) {
  const setup = useSetup((environment) => reportForm(environment, { subject: 'message', thread, number }))
  return <Dialog setup={setup} subject="message" {...listener} />
}
