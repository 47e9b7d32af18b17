import type { Failure } from '../../../../machines/outcome.ts'
import { useFailureToast } from '../../../ui/forms/use-form-events.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../use-job-screen.ts'

/** What follows from anything that is done about a job: its screen looks at the job again. */
export function useJobAct({ refresh, closeDialog }: JobScreenView) {
  const say = useFailureToast()
  return {
    /** Done: says so and shows the job as it is now. */
    done: (text: string) => {
      toast.success(text)
      refresh()
    },
    /** The state has moved on: says what happened and shows the job as it is now. */
    movedOn: (failure: Failure) => {
      say(failure)
      refresh()
    },
    refresh,
    onClosed: closeDialog,
  }
}
