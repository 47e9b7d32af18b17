import { useEffect, useEffectEvent } from 'react'
import { documentCommand } from '../../actors/documents.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts/toast.ts'

export type DownloadProps = {
  readonly link: string
  readonly name: string
  /** The document is saved or unavailable. The user has been notified. */
  readonly onEnd: () => void
}

/** Saves a document on the device as soon as it is shown. It shows nothing itself. */
export function Download({ link, name, onEnd }: DownloadProps) {
  const { t } = useI18n()
  const say = useFailureToast()
  const { run } = useCommand(useSetup(documentCommand), {
    onDone: (file) => {
      saveFile(file)
      toast.success(t('businessDetails.downloaded', { name: file.name }))
      onEnd()
    },
    onRefused: (failure) => {
      say(failure)
      onEnd()
    },
    onFailed: (failure) => {
      say(failure)
      onEnd()
    },
  })
  const begin = useEffectEvent(() => run({ link, name }))
  useEffect(() => begin(), [])
  return null
}
