import type { Failure } from '../../../../machines/outcome.ts'
import { useFailureToast } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'

/** What every action on a job ends with: its screen loads the job again. */
export function useJobAct({ refresh, closeDialog }: JobScreenView) {
  const say = useFailureToast()
  return {
    /** Done: says so and loads the job again. */
    done: (text: string) => {
      toast.success(text)
      refresh()
    },
    /** Refused because the job has changed: says what happened and loads the job again. */
    movedOn: (failure: Failure) => {
      say(failure)
      refresh()
    },
    refresh,
    onClosed: closeDialog,
  }
}
