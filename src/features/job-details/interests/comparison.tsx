import type { Elements } from '../../../ui/elements.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ListFoot, type Foot } from '../../../ui/lists/list-foot.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { media } from '../../../ui/theme/media.ts'
import { useMedia } from '../../../ui/use-media.ts'
import type { Best, Choices } from './choices.ts'
import { InterestCard } from './interest-card.tsx'
import { TableHead } from './table-head.tsx'
import * as styles from './interests.css.ts'
import type { InterestsView } from './use-interests.ts'
import type { Interest } from '../../../actors/jobs.ts'
import { LongList, type Part, placeIn } from '../../../ui/lists/long-list.tsx'
import { useAnimatedList } from '../../../ui/lists/use-animated-list.ts'

type Common = {
  readonly budget: number
  readonly best: Best
  readonly may: Choices
  readonly open: JobScreenView['open']
}

type ComparedProps = Common & {
  readonly list: InterestsView
  /** Where all were declined. */
  readonly empty: Elements
}

/** The bids that stand, below them those that were declined, and the way to more. */
export function Compared({ list, empty, ...common }: ComparedProps) {
  const { t } = useI18n()
  const { standing, declined, foot, wantMore, retry } = list
  const words = { isBusy: list.isRefreshing, isTable: useMedia(media.desk), ...common }
  return (
    <>
      {standing.length === 0 ? (
        empty
      ) : (
        <InterestList
          interests={standing}
          foot={declined.length > 0 ? 'end' : foot}
          label={t('jobDetails.interests.title')}
          sort={list}
          {...words}
        />
      )}
      {declined.length > 0 && (
        <details className={styles.declined}>
          <summary className={styles.fold}>{t('jobDetails.interests.declined', { count: declined.length })}</summary>
          <InterestList
            interests={declined}
            foot={foot}
            label={t('jobDetails.interests.declined', { count: declined.length })}
            {...words}
          />
        </details>
      )}
      {foot !== 'none' && foot !== 'end' && (
        <div className={styles.foot}>
          <ListFoot
            {...{ foot, wantMore, retry }}
            words={{
              more: t('jobDetails.interests.more'),
              loading: t('jobDetails.interests.loadingMore'),
              failed: t('jobDetails.interests.moreFailed'),
              end: '',
            }}
          />
        </div>
      )}
    </>
  )
}

type InterestListProps = Common & {
  readonly interests: readonly Interest[]
  readonly foot: Foot
  readonly label: string
  readonly isBusy: boolean
  /** On a desk they are the rows of a table, else a list of cards. */
  readonly isTable: boolean
  /** The order, where the heads of the columns choose it. */
  readonly sort?: Pick<InterestsView, 'order' | 'chooseOrder'>
}

/** Bids, one below the other, so that amounts, ratings and words can be compared. */
function InterestList({ interests, foot, sort, ...rest }: InterestListProps) {
  const { isTable, label, isBusy } = rest
  const isWhole = foot === 'end' || foot === 'none'
  const table = {
    role: 'table',
    'aria-label': label,
    'aria-rowcount': isWhole ? interests.length + 1 : -1,
    'aria-busy': isBusy,
  } as const
  return (
    <div className={styles.list} {...(isTable && table)}>
      {isTable && <TableHead {...sort} />}
      <LongList rows={interests} foot={foot}>
        {(part) => <Rows {...part} {...rest} />}
      </LongList>
    </div>
  )
}

type RowsProps = Part<Interest> & Omit<InterestListProps, 'interests' | 'foot' | 'sort'>

function Rows({ rows, before, size, isBusy, isTable, label, ...rest }: RowsProps) {
  const list = useAnimatedList()
  const roles = isTable ? { role: 'rowgroup' } : { role: 'list', 'aria-label': label, 'aria-busy': isBusy }
  return (
    <div className={styles.rows} ref={list} {...roles}>
      {rows.map((interest, index) => {
        const place = isTable ? { 'aria-rowindex': before + index + 2 } : placeIn({ before, size }, index)
        return <InterestCard key={interest.bidId} interest={interest} isTable={isTable} place={place} {...rest} />
      })}
    </div>
  )
}
