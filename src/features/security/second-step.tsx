import { useState } from 'react'
import type { AuthenticatorKey, SecondStep } from '../../actors/second-step.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import type { Loaded } from '../../ui/forms/loaded-screen.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { SectionSkeleton } from './section-skeleton.tsx'

const giveUp = ({ onClosed }: { readonly onClosed: () => void }) => onClosed()
const BeginDialog = lazyPart(
  lazy(async () => (await import('./second-step-dialogs.tsx')).BeginDialog),
  giveUp,
)
const RenewDialog = lazyPart(
  lazy(async () => (await import('./second-step-dialogs.tsx')).RenewDialog),
  giveUp,
)
const EndDialog = lazyPart(
  lazy(async () => (await import('./second-step-dialogs.tsx')).EndDialog),
  giveUp,
)
const ConfirmDialog = lazyPart(
  lazy(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog),
  giveUp,
)
const RecoveryCodesDialog = lazyPart(lazy(async () => (await import('./recovery-codes.tsx')).RecoveryCodesDialog))

type SectionProps = { readonly loaded: Loaded<SecondStep>; readonly onChanged: () => void }

/** The second step at login: whether it is on, and the ways to turn it on and off. */
export function SecondStepSection({ loaded, onChanged }: SectionProps) {
  const { t } = useI18n()
  // Only a matter of display, so not in a machine: which form is open.
  const [opened, setOpened] = useState<'begin' | 'renew' | 'end' | null>(null)
  // Kept nowhere else: who leaves this screen has seen them.
  const [begun, setBegun] = useState<AuthenticatorKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const title = t('safety.security.secondStep.title')
  if (loaded.status === 'loading') return <SectionSkeleton title={title} />
  if (loaded.status === 'failed') {
    return (
      <FailedState
        title={t('safety.security.secondStep.failed')}
        text={failureText(t, loaded.failure, 'load')}
        onRetry={loaded.retry}
      />
    )
  }
  const show = (made: readonly string[]) => {
    setCodes(made)
    onChanged()
  }
  const close = () => setOpened(null)
  return (
    <section className={stack.s4} aria-label={title}>
      <h2 className={text.title}>{title}</h2>
      <Status now={loaded.value} onOpen={setOpened} />
      {opened === 'begin' && <BeginDialog onSaved={setBegun} onClosed={close} />}
      {begun !== null && (
        <ConfirmDialog
          authenticator={begun}
          onSaved={({ recoveryCodes }) => show(recoveryCodes)}
          onClosed={() => setBegun(null)}
        />
      )}
      {opened === 'renew' && <RenewDialog onSaved={({ recoveryCodes }) => show(recoveryCodes)} onClosed={close} />}
      {opened === 'end' && (
        <EndDialog
          onSaved={({ message }) => {
            toast.success(message)
            onChanged()
          }}
          onClosed={close}
        />
      )}
      {codes !== null && <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </section>
  )
}

type StatusProps = { readonly now: SecondStep; readonly onOpen: (form: 'begin' | 'renew' | 'end') => void }

function Status({ now: { isOn, since, recoveryCodesLeft }, onOpen }: StatusProps) {
  const { t, format } = useI18n()
  if (!isOn) {
    return (
      <>
        <p className={text.muted}>{t('safety.security.secondStep.off')}</p>
        <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => onOpen('begin')}>
          {t('safety.security.secondStep.turnOn')}
        </Button>
      </>
    )
  }
  return (
    <>
      <div className={stack.s1}>
        <p className={text.body}>
          {since === null
            ? t('safety.security.secondStep.on')
            : t('safety.security.secondStep.onSince', { date: format.date(since) })}
        </p>
        <p className={text.muted}>{t('safety.security.secondStep.left', { count: recoveryCodesLeft })}</p>
      </div>
      <div className={stack.s3}>
        <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => onOpen('renew')}>
          {t('safety.security.secondStep.renew')}
        </Button>
        <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => onOpen('end')}>
          {t('safety.security.secondStep.turnOff')}
        </Button>
      </div>
    </>
  )
}
