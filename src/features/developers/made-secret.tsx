import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { toast } from '../../ui/toasts/toast.ts'

type MadeSecretProps = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly secret: string
  readonly onDone: () => void
}

/** Shows what can be seen this once. */
export function MadeSecretDialog({ title, text, label, secret, onDone }: MadeSecretProps) {
  const { t } = useI18n()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(t('safety.keys.copied'))
    } catch {
      // Over plain http, or forbidden: there is no clipboard.
      toast.error(t('safety.keys.notCopied'))
    }
  }
  return (
    <Dialog open title={title} size="medium" onClose={onDone}>
      <div className={stack.s5}>
        <p>{text}</p>
        <TextField
          label={label}
          dir="ltr"
          readOnly
          optional={false}
          value={secret}
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
        />
        <DialogActions>
          <Button variant="plain" onClick={() => void copy()}>
            {t('safety.keys.copy')}
          </Button>
          <Button onClick={onDone}>{t('ui.done')}</Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
