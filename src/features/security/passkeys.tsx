import { useState } from 'react'
import type { Passkey } from '../../actors/passkeys.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import * as rows from '../../ui/lists/rows.css.ts'
import { useNow } from '../../ui/text/now.ts'
import { classNames } from '../../ui/class-names.ts'
import { PasswordIcon } from '../../ui/safety-icons.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { StateRow } from './state-row.tsx'
import { usePasskeys } from './use-security.ts'

const giveUp = ({ onClosed }: { readonly onClosed: () => void }) => onClosed()
const AddPasskeyDialog = lazyPart(
  lazy(async () => (await import('./passkey-dialogs.tsx')).AddPasskeyDialog),
  giveUp,
)
const RemovePasskeyDialog = lazyPart(
  lazy(async () => (await import('./passkey-dialogs.tsx')).RemovePasskeyDialog),
  giveUp,
)

/** Whether the browser can make a passkey. */
const canMake = () => 'PublicKeyCredential' in globalThis

type PasskeysProps = {
  /** The account has a second step. */
  readonly needsCode: boolean
  readonly onChanged: () => void
}

/** What opens the account without a password: a list, with the ways to add one and to remove each. */
export function Passkeys({ needsCode, onChanged }: PasskeysProps) {
  const { t } = useI18n()
  const { loaded, refresh } = usePasskeys()
  // Only a matter of display, so not in a machine: which one is asked about, and whether one is added.
  const [asked, setAsked] = useState<Passkey | null>(null)
  const [isAdding, setAdding] = useState(false)
  const title = t('safety.security.passkeys.title')
  if (loaded.status === 'loading') return <SectionSkeleton title={title} />
  if (loaded.status === 'failed') {
    return (
      <FailedState
        title={t('safety.security.passkeys.failed')}
        text={failureText(t, loaded.failure, 'load')}
        onRetry={loaded.retry}
      />
    )
  }
  const count = loaded.value.length
  const change = ({ message }: { readonly message: string }) => {
    toast.success(message)
    refresh()
    onChanged()
  }
  return (
    <section aria-label={title}>
      <ul className={rows.list}>
        <StateRow
          Icon={PasswordIcon}
          title={title}
          act={canMake() ? t('safety.security.passkeys.addOne') : null}
          label={t('safety.security.passkeys.add')}
          onAct={() => setAdding(true)}
        >
          <p className={count > 0 ? rows.here : rows.value}>
            {count > 0 ? t('safety.security.passkeys.count', { count }) : t('safety.security.passkeys.none')}
          </p>
          {count === 0 && <p className={rows.value}>{t('safety.security.passkeys.lead')}</p>}
          {!canMake() && <p className={rows.value}>{t('safety.security.passkeys.cannot')}</p>}
        </StateRow>
        {loaded.value.map((one) => (
          <PasskeyRow key={one.passkeyId} one={one} onAsk={() => setAsked(one)} />
        ))}
      </ul>
      {isAdding && <AddPasskeyDialog needsCode={needsCode} onSaved={change} onClosed={() => setAdding(false)} />}
      {asked !== null && <RemovePasskeyDialog one={asked} onSaved={change} onClosed={() => setAsked(null)} />}
    </section>
  )
}

function PasskeyRow({ one, onAsk }: { readonly one: Passkey; readonly onAsk: () => void }) {
  const { t, format } = useI18n()
  const now = useNow()
  const { name, isSynced, createdAt, lastUsedAt } = one
  return (
    <li className={classNames(rows.item, rows.line)}>
      <div className={rows.words}>
        <h3 className={rows.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={rows.value}>{t('safety.security.passkeys.since', { date: format.date(createdAt) })}</p>
        <p className={rows.value}>
          {lastUsedAt === null
            ? t('safety.keys.unused')
            : t('safety.keys.lastUsed', { time: format.ago(lastUsedAt, now) })}
        </p>
        {isSynced && <p className={rows.value}>{t('safety.security.passkeys.synced')}</p>}
      </div>
      <Button
        variant="soft"
        aria-haspopup="dialog"
        aria-label={t('safety.security.passkeys.removeOne', { name })}
        onClick={onAsk}
      >
        {t('ui.remove')}
      </Button>
    </li>
  )
}
