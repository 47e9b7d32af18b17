import { useI18n } from '../../i18n/i18n.tsx'
import { stack } from '../theme/layout.css.ts'
import * as text from '../theme/text.css.ts'
import type { FieldBinding } from './bind-form.ts'
import { Checkbox } from './field.tsx'

/** Whether a business keeps off the pages that need no account, and what is on them otherwise. */
export function HiddenField(field: FieldBinding<boolean>) {
  const { t } = useI18n()
  return (
    <div className={stack.s2}>
      <Checkbox {...field} name="hidden" label={t('fields.hidden')} />
      <p className={text.muted}>{t('fields.hiddenHint')}</p>
    </div>
  )
}
