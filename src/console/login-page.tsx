import { useConsole, useConsoleSetup, useConsoleState } from '../actors/console/environment.ts'
import { operatorLoginForm } from '../actors/console/login.ts'
import { useWords } from '../i18n/console/words.ts'
import { FormNotice } from '../ui/forms/form.tsx'
import { PageForm } from '../ui/forms/page-form.tsx'
import { EmailField, PasswordField, TextField } from '../ui/forms/text-field.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { Screen } from '../ui/screen.tsx'
import * as text from '../ui/theme/text.css.ts'
import * as styles from './pages.css.ts'

/** Logs an operator in with password and code, in one step. */
export function LoginPage() {
  const w = useWords()
  const { begin } = useConsole()
  const { isExpired } = useConsoleState()
  const state = useForm(useConsoleSetup(operatorLoginForm), { onSaved: begin })
  const { form } = state
  return (
    <Screen title={w('login.title')} room="form">
      <div className={styles.panel}>
        <p className={text.muted}>{w('login.lead')}</p>
        {isExpired && <FormNotice>{w('login.expired')}</FormNotice>}
        <PageForm label={w('login.title')} submit={w('login.submit')} progress={w('login.progress')} state={state}>
          <EmailField {...form.field('email')} label={w('login.email')} name="email" autoComplete="username" />
          <PasswordField
            {...form.field('password')}
            label={w('login.password')}
            name="password"
            autoComplete="current-password"
            username={null}
          />
          <CodeField {...form.field('code')} />
        </PageForm>
      </div>
    </Screen>
  )
}

type CodeFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** The code of an authenticator app: digits alone, which phones and password managers fill in. */
export function CodeField(field: CodeFieldProps) {
  const w = useWords()
  return (
    <TextField
      {...field}
      label={w('login.code')}
      hint={w('login.codeHint')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      dir="ltr"
    />
  )
}
