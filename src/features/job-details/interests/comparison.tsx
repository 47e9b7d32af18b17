import type { Elements } from '../../../ui/elements.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ListFoot, type Foot } from '../../../ui/lists/list-foot.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { type Choices, InterestCard } from './interest-card.tsx'
import * as styles from './interests.css.ts'
import type { InterestsView } from './use-interests.ts'
import type { Interest } from '../../../actors/jobs.ts'
import { LongList, type Part, placeIn } from '../../../ui/lists/long-list.tsx'
import { useAnimatedList } from '../../../ui/lists/use-animated-list.ts'

type ComparedProps = {
  readonly list: InterestsView
  readonly budget: number
  /** The lowest amount, where several can be compared. */
  readonly lowest: number | null
  readonly may: Choices
  readonly open: JobScreenView['open']
  /** Where all were declined. */
  readonly empty: Elements
}

/** The bids that stand, below them those that were declined, and the way to more. */
export function Compared({ list, budget, lowest, may, open, empty }: ComparedProps) {
  const { t } = useI18n()
  const { standing, declined, foot, wantMore, retry } = list
  const words = { isBusy: list.isRefreshing, budget, lowest, may, open }
  return (
    <>
      {standing.length === 0 ? (
        empty
      ) : (
        <InterestList interests={standing} foot={declined.length > 0 ? 'end' : foot} {...words} />
      )}
      {declined.length > 0 && (
        <details>
          <summary className={styles.fold}>{t('jobDetails.interests.declined', { count: declined.length })}</summary>
          <InterestList interests={declined} foot={foot} {...words} />
        </details>
      )}
      {foot !== 'none' && foot !== 'end' && (
        <ListFoot
          {...{ foot, wantMore, retry }}
          words={{
            more: t('jobDetails.interests.more'),
            loading: t('jobDetails.interests.loadingMore'),
            failed: t('jobDetails.interests.moreFailed'),
            end: '',
          }}
        />
      )}
    </>
  )
}

type Common = {
  readonly isBusy: boolean
  readonly budget: number
  /** The lowest amount, where several can be compared. */
  readonly lowest: number | null
  readonly may: Choices
  readonly open: JobScreenView['open']
}

type InterestListProps = Common & { readonly interests: readonly Interest[]; readonly foot: Foot }

/** Bids, one below the other, so that amounts, ratings and words can be compared. */
export function InterestList({ interests, foot, ...rest }: InterestListProps) {
  return (
    <div className={styles.list}>
      <LongList rows={interests} foot={foot}>
        {(part) => <Rows {...part} {...rest} />}
      </LongList>
    </div>
  )
}

function Rows({ rows, before, size, isBusy, ...rest }: Part<Interest> & Common) {
  const { t } = useI18n()
  const list = useAnimatedList()
  return (
    <ul className={styles.list} ref={list} aria-label={t('jobDetails.interests.title')} aria-busy={isBusy}>
      {rows.map((interest, index) => (
        <li key={interest.bidId} {...placeIn({ before, size }, index)}>
          <InterestCard interest={interest} {...rest} />
        </li>
      ))}
    </ul>
  )
}
