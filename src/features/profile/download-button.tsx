import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { IconButton } from '../../ui/button.tsx'
import type { PickedFile } from '../../ui/forms/upload-parts.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const Download = lazyPart(
  lazy(async () => (await import('./download.tsx')).Download),
  ({ onEnd }) => onEnd(),
)

type DownloadButtonProps = { readonly file: Pick<PickedFile, 'name' | 'url'> }

/** Saves a document on the device. The button keeps its focus during the download. */
export function DownloadButton({ file: { url, name } }: DownloadButtonProps) {
  const { t } = useI18n()
  // The part that downloads begins when it is there and ends by saying so: while it is wanted the button is busy, its loading included.
  const [isWanted, setWanted] = useState(false)
  if (url === null) return null
  return (
    <>
      <IconButton
        label={t('businessDetails.download', { name })}
        icon={isWanted ? <Spinner /> : <DownloadIcon />}
        variant="accent"
        aria-busy={isWanted}
        onClick={() => setWanted(true)}
      />
      {isWanted && <Download link={url} name={name} onEnd={() => setWanted(false)} />}
    </>
  )
}
