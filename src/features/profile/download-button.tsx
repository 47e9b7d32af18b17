import { documentCommand } from '../../actors/document.ts'
import { useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { PickedFile } from '../../ui/forms/upload-parts.tsx'

export type DownloadButtonProps = { readonly file: Pick<PickedFile, 'name' | 'url'> }

/** Saves a document on the device. The button keeps its focus during the download. */
export function DownloadButton({ file: { url, name } }: DownloadButtonProps) {
  const { t } = useI18n()
  const say = useFailureToast()
  const { isBusy, run } = useCommand(useSetup(documentCommand), {
    onDone: (file) => {
      saveFile(file)
      toast.success(t('profile.details.downloaded', { name: file.name }))
    },
    onRefused: say,
    onFailed: say,
  })
  if (url === null) return null
  return (
    <IconButton
      label={t('profile.details.download', { name })}
      icon={isBusy ? <Spinner /> : <DownloadIcon />}
      variant="accent"
      aria-busy={isBusy}
      onClick={() => run({ link: url, name })}
    />
  )
}
