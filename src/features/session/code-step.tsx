import { useEffect, useRef } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Form, FormError } from '../../ui/forms/form.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { headline } from '../../ui/theme/text.css.ts'
import * as styles from './login-page.css.ts'
import { useLoginCode } from './use-login-code.ts'

/** In the place of email and password: the code of the authenticator app, or a recovery code. The field gets the focus. */
export function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const { t } = useI18n()
  const { form, error, working, refusals, submit } = useLoginCode()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={part} className={styles.code}>
      <div className={styles.welcome}>
        <h2 className={headline}>{t('auth.login.code.title')}</h2>
        <p className={styles.lead}>{t('auth.login.code.lead')}</p>
      </div>
      <Form label={t('auth.login.code.title')} onSubmit={submit} refusals={refusals}>
        {error !== undefined && <FormError>{error}</FormError>}
        <TextField
          {...form.field('code')}
          label={t('auth.login.code.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={Rules.FinishLogin.code.maxLength}
        />
        <Button type="submit" width="full" working={working}>
          {t('auth.login.code.submit')}
        </Button>
        <Button variant="plain" width="full" endsForm aria-disabled={working} onClick={() => !working && onBack()}>
          {t('auth.login.code.back')}
        </Button>
      </Form>
    </div>
  )
}
