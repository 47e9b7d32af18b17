import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useDataDownload } from './delete-page.tsx'

/** Downloads everything that is kept about the viewer. */
export default function DataPage() {
  const { t } = useI18n()
  const { working, download } = useDataDownload()
  return (
    <Screen title={t('safety.data.title')} back={links.profileOptions} room="form">
      <div className={stack.s5}>
        <p className={text.body}>{t('safety.data.lead')}</p>
        <div>
          <Button width="phone" icon={<DownloadIcon />} working={working} onClick={download}>
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
