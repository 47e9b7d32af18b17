import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../ui/forms/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { row, stack } from '../../ui/theme/layout.css.ts'
import { toast } from '../../ui/toasts/toast.ts'
import * as styles from './security.css.ts'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Shows the recovery codes, which can be seen this once: it goes when somebody says that they are saved. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useI18n()
  // Only a matter of display, so not in a machine: whether they are saved, and whether that was missed.
  const [isSaved, setSaved] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const leave = () => (isSaved ? onDone() : setMissed(true))
  const lines = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines)
      toast.success(t('safety.keys.copied'))
    } catch {
      // Over plain http, or forbidden: there is no clipboard.
      toast.error(t('safety.keys.notCopied'))
    }
  }
  const download = () =>
    saveFile({ blob: new Blob([lines], { type: 'text/plain' }), name: 'bidfair-recovery-codes.txt' })
  return (
    <Dialog open title={t('safety.security.codes.title')} size="medium" onClose={leave}>
      <div className={stack.s5}>
        <p>{t('safety.security.codes.text')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={row.s2}>
          <Button variant="plain" onClick={() => void copy()}>
            {t('safety.security.codes.copy')}
          </Button>
          <Button variant="plain" onClick={download}>
            {t('safety.security.codes.download')}
          </Button>
        </div>
        <Checkbox
          label={t('safety.security.codes.saved')}
          value={isSaved}
          onChange={setSaved}
          error={isMissed && !isSaved ? t('safety.security.codes.missed') : undefined}
        />
        <Button width="full" onClick={leave}>
          {t('ui.done')}
        </Button>
      </div>
    </Dialog>
  )
}
