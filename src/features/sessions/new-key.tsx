import { Rules } from '../../../generated/rules.ts'
import { keyScopes, newKeyForm } from '../../actors/keys.ts'
import { useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { withOwnWords } from '../../i18n/with-own-words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx'
import { CheckboxList } from '../../ui/forms/checkbox-list.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** How long a key may work; the contract takes any number of days up to the last. */
const DAYS = ['30', '90', '365'] as const

type NewKeyProps = { readonly onMade: (secret: string) => void; readonly onClosed: () => void }

/** Makes a key for a program; with its words. */
export const fetchNewKeyDialog = () => withOwnWords(['jobActs', 'account', 'safety'], NewKeyDialog)

function NewKeyDialog({ onMade, onClosed }: NewKeyProps) {
  const { t } = useI18n()
  const form = useFormInDialog(useSetup(newKeyForm), {
    onSaved: ({ secret }) => onMade(secret),
    // The form says why.
    onRefused: () => {},
    onClosed,
  })
  return (
    <FormDialog form={form} title={t('safety.keys.make')} submit={t('safety.keys.make')} cancel={t('ui.cancel')}>
      <TextField
        label={t('safety.keys.name')}
        hint={t('safety.keys.nameHint')}
        autoComplete="off"
        maxLength={Rules.CreateKey.name.maxLength}
        {...form.field('name')}
      />
      <CheckboxList
        label={t('safety.keys.may')}
        options={keyScopes.map((scope) => ({ value: scope, label: t(`safety.keys.scopes.${scope}`) }))}
        {...form.field('scopes')}
      />
      <Select
        label={t('safety.keys.days')}
        options={DAYS.map((days) => ({ value: days, label: t(`safety.keys.daysOf.${days}`) }))}
        {...form.field('days')}
      />
      <PasswordField
        label={t('account.password.current')}
        autoComplete="current-password"
        maxLength={Rules.CreateKey.password.maxLength}
        {...form.field('password')}
      />
    </FormDialog>
  )
}

type MadeKeyProps = { readonly secret: string; readonly onDone: () => void }

/** Shows a new key, which can be seen this once; with its words. */
export const fetchMadeKeyDialog = () => withOwnWords(['safety'], MadeKeyDialog)

function MadeKeyDialog({ secret, onDone }: MadeKeyProps) {
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
    <Dialog open title={t('safety.keys.madeTitle')} size="medium" onClose={onDone}>
      <div className={stack.s5}>
        <p>{t('safety.keys.madeText')}</p>
        <TextField
          label={t('safety.keys.secret')}
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
