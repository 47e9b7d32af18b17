import { exportCommand } from '../../actors/account.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Downloads everything that is kept about the viewer. */
export default function DataPage() {
  const { t } = useI18n()
  const { isBusy: working, run } = useToastedCommand(
    useSetup(exportCommand),
    (file) => {
      saveFile(file)
      toast.success(t('safety.data.downloaded', { name: file.name }))
    },
    t('safety.data.failed'),
  )
  return (
    <Screen title={t('safety.data.title')} back={links.profileOptions} room="form">
      <div className={stack.s5}>
        <p className={text.body}>{t('safety.data.lead')}</p>
        <div>
          <Button width="full" icon={<DownloadIcon />} working={working} onClick={() => run({})}>
            {t('safety.data.download')}
          </Button>
        </div>
        <p className={text.muted} role="status">
          {working && t('safety.data.downloading')}
        </p>
      </div>
    </Screen>
  )
}
