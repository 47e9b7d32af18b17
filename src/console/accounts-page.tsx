import { useState } from 'react'
import {
  accountActForm,
  accountKey,
  accountsMachine,
  type AccountAct,
  type FoundAccount,
} from '../actors/console/acts.ts'
import { useConsoleMachine, useConsoleSetup, useOperator } from '../actors/console/environment.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Chips } from '../ui/lists/chips.tsx'
import { placeIn } from '../ui/lists/long-list.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { Screen } from '../ui/screen.tsx'
import * as text from '../ui/theme/text.css.ts'
import { ActDialog } from './act-dialog.tsx'
import * as styles from './pages.css.ts'
import { links } from './links.ts'
import { Rows } from './rows.tsx'
import { useFiltered } from './use-filtered.ts'

const KINDS = ['all', 'customer', 'business', 'blocked'] as const

/** With one letter all that have it are found. */
const SEARCH = { minLength: 1, maxLength: 100 } as const

type Asked = { readonly account: FoundAccount; readonly act: AccountAct }

/** Accounts of the marketplace, and what an operator may do to each. */
export function AccountsPage() {
  const w = useWords()
  const { list, filter, show } = useFiltered(useConsoleMachine(accountsMachine), {
    path: links.accounts,
    kinds: KINDS,
    idOf: accountKey,
  })
  // Only a matter of display, so not in a machine: which act is asked about.
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Screen title={w('accounts.title')} room="page">
      <div className={styles.head}>
        <SearchField
          label={w('accounts.search')}
          rule={SEARCH}
          search={filter.search}
          onSearch={(search) => show({ search })}
        />
        <Chips
          label={w('accounts.kinds')}
          chips={KINDS.map((value) => ({ value, words: w(`accounts.kind.${value}`) }))}
          pressed={filter.shows}
          onChoose={(shows) => show({ shows })}
        />
      </div>
      <Rows list={list} words="accounts">
        {(account, part, index) => (
          <AccountRow
            key={accountKey(account)}
            account={account}
            place={placeIn(part, index)}
            onAsk={(act) => setAsked({ account, act })}
          />
        )}
      </Rows>
      {asked && <AskedAct {...asked} onDone={list.refresh} onClosed={() => setAsked(null)} />}
    </Screen>
  )
}

/** What this operator may do to an account as it is. */
function useActs({ isVerified, isBlocked, deleteAt, role }: FoundAccount): readonly AccountAct[] {
  const operator = useOperator()
  if (operator.role === 'viewer') return []
  return [
    ...(isVerified ? [] : (['verify'] as const)),
    isBlocked ? ('unblock' as const) : ('block' as const),
    ...(role === 'business' ? (['activate', 'end'] as const) : []),
    ...(deleteAt === null ? (operator.role === 'owner' ? (['delete'] as const) : []) : (['keep'] as const)),
  ]
}

type AccountRowProps = {
  readonly account: FoundAccount
  readonly place: ReturnType<typeof placeIn>
  readonly onAsk: (act: AccountAct) => void
}

function AccountRow({ account, place, onAsk }: AccountRowProps) {
  const w = useWords()
  const { format } = useI18n()
  const acts = useActs(account)
  const { accountId, email, name, business, role, createdAt, isVerified, isBlocked, deleteAt, memberUntil } = account
  const facts = [
    w(`accounts.role.${role}`),
    ...(isVerified ? [] : [w('accounts.unverified')]),
    ...(isBlocked ? [w('accounts.blocked')] : []),
    ...(deleteAt === null ? [] : [w('accounts.leaving', { date: format.date(deleteAt) })]),
    ...(memberUntil === null ? [] : [w('accounts.member', { date: format.date(memberUntil) })]),
  ]
  return (
    <li className={styles.row} {...place}>
      <span className={styles.what}>
        <strong>
          <bdi>{business ?? name}</bdi>
        </strong>
        {business !== null && <bdi className={text.muted}>{name}</bdi>}
      </span>
      <span className={styles.what}>
        <bdi dir="ltr">{email}</bdi>
        <code className={styles.id}>{accountId}</code>
      </span>
      <span className={styles.what}>
        <span>{facts.join(' · ')}</span>
        <span className={text.muted}>{w('accounts.since', { date: format.date(createdAt) })}</span>
      </span>
      <span className={styles.acts}>
        <Link className={styles.quietLink} href={`${links.jobs}?q=${encodeURIComponent(email)}`}>
          {w('section.jobs')}
        </Link>
        <Link className={styles.quietLink} href={`${links.record}?subject=${accountId}`}>
          {w('section.record')}
        </Link>
        {acts.length > 0 && (
          <Menu
            label={w('act.menu', { name: business ?? name })}
            items={acts.map((act) => ({
              name: w(`accounts.act.${act}`),
              danger: act === 'block' || act === 'delete' || act === 'end',
              onChoose: () => onAsk(act),
            }))}
          />
        )}
      </span>
    </li>
  )
}

type AskedActProps = Asked & { readonly onDone: () => void; readonly onClosed: () => void }

function AskedAct({ account, act, ...listener }: AskedActProps) {
  const w = useWords()
  const setup = useConsoleSetup((environment) => accountActForm(environment, account.accountId, act))
  return (
    <ActDialog
      setup={setup}
      title={`${w(`accounts.act.${act}`)}: ${account.business ?? account.name}`}
      text={w(`accounts.explained.${act}`)}
      submit={w(`accounts.act.${act}`)}
      {...listener}
    />
  )
}
