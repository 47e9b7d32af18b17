import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { createIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toasts/toast.ts'

const ShareIcon = createIcon(<path d="M12 15V4m-4 4 4-4 4 4M6 11.5v8h12v-8" />)

type ShareButtonProps = {
  readonly name: string
  /** The page that anybody may read. */
  readonly link: string
}

/** Hands the page of a business to another app where the device has that, and copies its link elsewhere. */
export function ShareButton({ name, link }: ShareButtonProps) {
  const { t } = useI18n()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('business.share.copied'))
    } catch {
      // Over plain http, or forbidden: there is no clipboard.
      toast.error(t('business.share.failed', { link }))
    }
  }
  const share = async () => {
    if (typeof navigator.share !== 'function') return await copy()
    // Who closes the list of apps has changed their mind.
    await navigator.share({ title: name, url: link }).catch(() => {})
  }
  return (
    <IconButton
      variant="raised"
      label={t('business.share.act')}
      labeled
      icon={<ShareIcon />}
      onClick={() => void share()}
    />
  )
}
