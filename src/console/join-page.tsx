import { useLocation } from 'wouter'
import { useConsole, useConsoleMachine, useConsoleSetup } from '../actors/console/environment.ts'
import { invitationMachine, joiningForm, type OperatorInvitation } from '../actors/console/login.ts'
import { useMailedToken } from '../actors/mailed-token.ts'
import { useWords } from '../i18n/console/words.ts'
import { FormSection } from '../ui/forms/form.tsx'
import { LoadedScreen, useReloaded } from '../ui/forms/loaded-screen.tsx'
import { PageForm } from '../ui/forms/page-form.tsx'
import { PasswordField } from '../ui/forms/text-field.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { GoneState } from '../ui/lists/state.tsx'
import { stack } from '../ui/theme/layout.css.ts'
import * as text from '../ui/theme/text.css.ts'
import { QrCode } from '../ui/pictures/qr-code.tsx'
import { CodeField } from './login-page.tsx'
import * as styles from './pages.css.ts'
import { links } from './links.ts'

/** Takes up the invitation of a link: authenticator app, password and first code. */
export function JoinPage() {
  const w = useWords()
  const token = useMailedToken()
  const { loaded } = useReloaded(useConsoleMachine(invitationMachine), token)
  const isGone = loaded.status === 'failed' && (token === '' || loaded.failure.type === 'conflict')
  return (
    <LoadedScreen
      title={w('join.title')}
      back={links.login}
      loaded={isGone ? { ...loaded, isMissing: true } : loaded}
      failed={w('join.failed')}
      missing={
        <GoneState
          title={w('join.missing')}
          text={w('join.missingText')}
          ways={[{ href: links.login, words: w('join.toLogin') }]}
        />
      }
    >
      {(invitation) => <Join token={token} invitation={invitation} />}
    </LoadedScreen>
  )
}

type JoinProps = { readonly token: string; readonly invitation: OperatorInvitation }

function Join({ token, invitation }: JoinProps) {
  const w = useWords()
  const { begin } = useConsole()
  const [, navigate] = useLocation()
  const { name, email, role, key, uri } = invitation
  const setup = useConsoleSetup((environment) => joiningForm(environment, token))
  const state = useForm(setup, {
    onSaved: (session) => {
      begin(session)
      navigate(links.start, { replace: true })
    },
  })
  const { form } = state
  return (
    <div className={stack.s6}>
      <div className={stack.s1}>
        <h2 className={text.headline}>{w('join.welcome', { name })}</h2>
        <p className={text.muted}>{w('join.lead', { email, role: w(`role.${role}`) })}</p>
      </div>
      <PageForm label={w('join.title')} submit={w('join.submit')} progress={w('join.progress')} state={state}>
        <FormSection title={w('join.app')}>
          <p>{w('join.appText')}</p>
          <QrCode text={uri} label={w('join.qr')} />
          <div className={stack.s1}>
            <span className={text.muted}>{w('join.key')}</span>
            <code className={styles.secret}>{key}</code>
          </div>
          <a className={styles.outside} href={uri}>
            {w('join.open')}
          </a>
        </FormSection>
        <FormSection title={w('join.secret')}>
          <PasswordField
            {...form.field('password')}
            label={w('join.password')}
            hint={w('join.passwordHint')}
            name="password"
            autoComplete="new-password"
            username={email}
          />
          <CodeField {...form.field('code')} />
        </FormSection>
      </PageForm>
    </div>
  )
}
