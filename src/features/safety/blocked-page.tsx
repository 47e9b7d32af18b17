import type { Block } from '../../actors/blocks.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import type { ListView } from '../../ui/lists/list-view.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useBlocks, useUnblocking } from './use-blocks.ts'

/** Whom the viewer blocks, with a way to end each block. */
export default function BlockedPage() {
  const { t } = useI18n()
  const list = useBlocks()
  useKeptFocus()
  return (
    <Screen title={t('blocks.title')} back={links.profileOptions} room="form">
      <Content list={list} />
    </Screen>
  )
}

function Content({ list }: { readonly list: ListView<Block> }) {
  const { t } = useI18n()
  const { items, foot, wantMore, retry } = list
  if (list.status === 'loading') return <BlocksSkeleton />
  if (list.status === 'failed') {
    return (
      <FailedState
        title={t('blocks.failed')}
        text={list.failure}
        onRetry={retry}
        wayOut={{ href: links.profileOptions, words: t('ui.goBack') }}
      />
    )
  }
  return (
    <div className={stack.s5}>
      {list.refreshFailed && <RefreshFailed text={t('blocks.refreshFailed')} onRetry={retry} />}
      {list.status === 'empty' ? (
        <Nobody />
      ) : (
        <>
          <p className={text.muted}>{t('blocks.lead')}</p>
          <ul className={rows.list} aria-label={t('blocks.title')} aria-busy={list.isRefreshing}>
            {items.map((block) => (
              <BlockRow key={block.blockId} block={block} onEnded={list.refresh} />
            ))}
          </ul>
          <ListFoot
            {...{ foot, wantMore, retry }}
            words={{
              more: t('blocks.more'),
              loading: t('blocks.loadingMore'),
              failed: t('blocks.moreFailed'),
              end: t('blocks.end'),
            }}
          />
        </>
      )}
    </div>
  )
}

function BlockRow({ block, onEnded }: { readonly block: Block; readonly onEnded: () => void }) {
  const { t, format } = useI18n()
  const { blockId, name, picture, createdAt } = block
  const { isBusy, run } = useUnblocking(onEnded)
  const isCustomer = useSession().userType === 'customer'
  return (
    <li className={rows.row}>
      <Avatar name={name} url={picture.url} isLogo={isCustomer} />
      <div className={rows.facts}>
        <h2 className={text.title}>
          <bdi>{name}</bdi>
        </h2>
        <p className={text.muted}>{t('blocks.since', { date: format.date(createdAt) })}</p>
      </div>
      <Button
        variant="plain"
        working={isBusy}
        aria-label={t('blocks.unblockOne', { name })}
        onClick={() => run({ blockId })}
      >
        {t('blocks.unblock')}
      </Button>
    </li>
  )
}

/** Nobody is blocked; where one would do that. */
function Nobody() {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <EmptyState
      subject="messages"
      title={t('blocks.empty.title')}
      text={t(`blocks.empty.${userType}`)}
      action={
        <Link className={buttonClass('plain')} href={links.messages}>
          {t('shell.toMessages')}
        </Link>
      }
    />
  )
}

function BlocksSkeleton() {
  return (
    <Skeleton>
      <div className={rows.list}>
        {[60, 45, 70].map((width) => (
          <div key={width} className={rows.row}>
            <SkeletonBlock width="48px" height="48px" round />
            <div className={rows.facts}>
              <SkeletonBlock width={`${width}%`} />
              <SkeletonBlock width="40%" height="0.8em" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
