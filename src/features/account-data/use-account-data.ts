import { useState } from 'react'
import { deleteAccountForm, exportCommand } from '../../actors/account-deletion.ts'
import { useEnvironment, useSetup, useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The form that has the viewer's account deleted, and the question before it is sent. A password is nothing to lose by leaving. */
export function useDeleteAccount() {
  const { t } = useI18n()
  const { session } = useEnvironment()
  const screen = useForm(useSetup(deleteAccountForm), {
    // The login screen says until when the account can be kept.
    onSaved: ({ deleteAt }) => session.send({ type: 'deletion.begun', deleteAt }),
    failed: t('safety.leave.failed'),
  })
  // Only a matter of display, so not in a machine: whether the question is open.
  const [isAsked, setIsAsked] = useState(false)
  const { failure } = screen.snapshot.context
  const { userType, user } = useSession()
  return {
    ...screen,
    role: userType,
    username: user.email,
    hasJobs: failure?.type === 'conflict' && failure.code === 'JOBS_IN_PROGRESS',
    isAsked,
    /** Nothing to send is nothing to ask about. The form may just have read the password from its field. */
    submit: () => (screen.actor.getSnapshot().context.draft.password === '' ? screen.submit() : setIsAsked(true)),
    yes: () => {
      setIsAsked(false)
      screen.submit()
    },
    no: () => setIsAsked(false),
  }
}

/** The download of the viewer's data. */
export function useDataDownload() {
  const { t } = useI18n()
  const say = useFailureToast(t('safety.data.failed'), 'load')
  const { isBusy, run } = useCommand(useSetup(exportCommand), {
    onDone: (file) => {
      saveFile(file)
      toast.success(t('safety.data.downloaded', { name: file.name }))
    },
    onRefused: say,
    onFailed: say,
  })
  return { working: isBusy, download: () => run({}) }
}
