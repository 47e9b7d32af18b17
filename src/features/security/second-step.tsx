import { useState } from 'react'
import type { AuthenticatorKey, SecondStep } from '../../actors/second-step.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import type { Loaded } from '../../ui/forms/loaded-screen.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { DocumentIcon } from '../../ui/icons.tsx'
import * as rows from '../../ui/lists/rows.css.ts'
import { ShieldIcon } from '../../ui/safety-icons.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { StateRow } from './state-row.tsx'

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
    <section aria-label={title}>
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
  const date = since === null ? null : format.date(since)
  return (
    <ul className={rows.list}>
      {isOn ? (
        <>
          <StateRow
            Icon={ShieldIcon}
            title={t('safety.security.secondStep.title')}
            act={t('safety.security.secondStep.end')}
            label={t('safety.security.secondStep.turnOff')}
            onAct={() => onOpen('end')}
          >
            <p className={rows.here}>
              {date === null ? t('safety.security.secondStep.on') : t('safety.security.secondStep.onSince', { date })}
            </p>
          </StateRow>
          <StateRow
            Icon={DocumentIcon}
            title={t('safety.security.codes.name')}
            act={t('safety.security.codes.renew')}
            label={t('safety.security.secondStep.renew')}
            onAct={() => onOpen('renew')}
          >
            <p className={rows.value}>{t('safety.security.secondStep.left', { count: recoveryCodesLeft })}</p>
          </StateRow>
        </>
      ) : (
        <StateRow
          Icon={ShieldIcon}
          title={t('safety.security.secondStep.title')}
          act={t('safety.security.secondStep.begin')}
          label={t('safety.security.secondStep.turnOn')}
          onAct={() => onOpen('begin')}
        >
          <p className={rows.value}>{t('safety.security.secondStep.off')}</p>
          <p className={rows.value}>{t('safety.security.secondStep.lead')}</p>
        </StateRow>
      )}
    </ul>
  )
}
