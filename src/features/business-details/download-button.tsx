import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { documentForm } from '../../actors/document.ts'
import { useBackstage } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import type { PickedFile } from '../../ui/upload-parts.tsx'
import { useFormNews } from '../../ui/use-form-news.ts'

export type DownloadButtonProps = { readonly file: Pick<PickedFile, 'name' | 'url'> }

/** Saves a document on the device. While it is on its way the button keeps its focus. */
export default function DownloadButton({ file: { url, name } }: DownloadButtonProps) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => documentForm(backstage))
  const actor = useActorRef(machine, { input })
  const isComing = useSelector(actor, (state) => state.hasTag('busy'))
  useFormNews(actor, (file) => {
    saveFile(file)
    toast.success(t('profile.details.downloaded', { name: file.name }))
  })
  if (url === null) return null
  const download = () => {
    actor.send({ type: 'form.closed' })
    actor.send({ type: 'form.opened', initial: { link: url, name } })
    actor.send({ type: 'form.submitted' })
  }
  return (
    <IconButton
      label={t('profile.details.download', { name })}
      icon={isComing ? <Spinner /> : <DownloadIcon />}
      variant="accent"
      aria-busy={isComing}
      onClick={download}
    />
  )
}
