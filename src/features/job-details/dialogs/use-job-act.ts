import type { MessageCode } from '../../../../generated/codes.ts'
import type { Failure } from '../../../../machines/outcome.ts'
import type { Environment } from '../../../actors/environment.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useCommandDialog, type CommandSetup } from '../../../ui/forms/use-command.ts'
import { useFormInDialog } from '../../../ui/forms/use-dialog-form.ts'
import { useFailureToast, type FormSetup } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'

/** What an action on a job needs of the screen that it is on. */
export type ActScreen = Pick<JobScreenView, 'refresh' | 'closeDialog'>

/** What every action on a job ends with: its screen loads the job again. */
export function useJobAct({ refresh, closeDialog }: ActScreen) {
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

/** A form about a job in its own dialog; `code` says that it is saved. */
export function useJobForm<Draft extends object, Saved extends object>(
  view: ActScreen,
  make: (environment: Environment) => FormSetup<Draft, Saved>,
  code: MessageCode,
) {
  const { t } = useI18n()
  const { done, refresh, onClosed } = useJobAct(view)
  return useFormInDialog(useSetup(make), { onSaved: () => done(t.code(code)), onRefused: refresh, onClosed })
}

/** A question about a job; `onDone` is called once the answer was yes and that is done. */
export function useJobQuestion<Intent extends object, Saved extends object>(
  view: ActScreen,
  make: (environment: Environment) => CommandSetup<Intent, Saved>,
  onDone: (act: ReturnType<typeof useJobAct>) => void,
) {
  const act = useJobAct(view)
  const { movedOn, refresh, onClosed } = act
  return useCommandDialog(useSetup(make), {
    onDone: () => onDone(act),
    onRefused: movedOn,
    onChanged: refresh,
    onClosed,
  })
}
