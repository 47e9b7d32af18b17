import { type AuthenticatorKey, confirmSecondStepForm } from '../../actors/second-step.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { QrCode } from '../../ui/pictures/qr-code.tsx'
import { link } from '../../ui/link.css.ts'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { CodeField } from './proof-fields.tsx'
import * as styles from './security.css.ts'
import { type DialogProps, useSecurityForm } from './use-security.ts'

type ConfirmDialogProps = DialogProps<{ readonly recoveryCodes: readonly string[] }> & {
  readonly authenticator: AuthenticatorKey
}

/** Shows the key for the authenticator app, as a picture and as text, and asks for a first code. */
export function ConfirmDialog({ authenticator: { key, uri }, ...props }: ConfirmDialogProps) {
  const { t } = useI18n()
  const form = useSecurityForm(confirmSecondStepForm, props)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.secondStep.scanTitle')}
      submit={t('safety.security.secondStep.turnOn')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.secondStep.scanText')}</p>
      <div className={styles.picture}>
        <QrCode text={uri} label={t('safety.security.secondStep.qr')} />
      </div>
      <div className={stack.s1}>
        <span className={text.muted}>{t('safety.security.secondStep.key')}</span>
        <code className={styles.secret}>
          {groupsOf(key).map(([start, signs]) => (
            <span key={start} className={styles.group}>
              {signs}
            </span>
          ))}
        </code>
      </div>
      <a className={link} href={uri}>
        {t('safety.security.secondStep.open')}
      </a>
      <CodeField isFirst {...form.field('code')} />
    </FormDialog>
  )
}

/** Four signs at a time, each with where they start: who types them keeps their place. They are copied as one. */
const groupsOf = (key: string) => [...key.matchAll(/.{1,4}/g)].map(({ index, 0: signs }) => [index, signs] as const)
