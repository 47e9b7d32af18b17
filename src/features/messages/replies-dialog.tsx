import { useSetup } from '../../actors/environment-context.ts'
import { LONGEST_REPLY, MOST_REPLIES } from '../../actors/quick-replies.ts'
import { quickRepliesForm } from '../../actors/quick-replies-form.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { RemoveIcon } from './icons.tsx'
import * as styles from './composer.css.ts'

type RepliesDialogProps = { readonly suggested: readonly string[]; readonly onClosed: () => void }

/** Adds, changes and removes the viewer's quick replies. */
export function RepliesDialog({ suggested, onClosed }: RepliesDialogProps) {
  const { t, format } = useI18n()
  const form = useFormInDialog(
    useSetup((environment) => quickRepliesForm(environment, suggested)),
    {
      onSaved: () => toast.success(t('inbox.replies.saved')),
      // Nobody is asked, so nobody refuses.
      onRefused: () => {},
      onClosed,
    },
  )
  const { value: replies, onChange } = form.field('replies')
  return (
    <FormDialog
      form={form}
      title={t('inbox.replies.title')}
      submit={t('inbox.replies.save')}
      cancel={t('inbox.replies.cancel')}
    >
      <p>{t('inbox.replies.lead')}</p>
      {replies.map((reply, index) => {
        const number = format.number(index + 1)
        return (
          <div key={index} className={styles.editReply}>
            <TextField
              label={t('inbox.replies.one', { number })}
              dir="auto"
              maxLength={LONGEST_REPLY}
              value={reply}
              onChange={(text) => onChange(replies.with(index, text))}
            />
            <IconButton
              variant="danger"
              label={t('inbox.replies.remove', { number })}
              icon={<RemoveIcon />}
              onClick={() => onChange(replies.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      <div className={styles.editActs}>
        {replies.length < MOST_REPLIES && (
          <Button variant="quiet" icon={<PlusIcon />} onClick={() => onChange([...replies, ''])}>
            {t('inbox.replies.add')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onChange(suggested)}>
          {t('inbox.replies.reset')}
        </Button>
      </div>
    </FormDialog>
  )
}
