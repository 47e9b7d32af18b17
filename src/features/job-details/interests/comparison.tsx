import type { Elements } from '../../../ui/elements.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ListFoot } from '../../../ui/lists/list-foot.tsx'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import type { Choices } from './interest-card.tsx'
import { InterestList } from './interest-list.tsx'
import * as styles from './interests.css.ts'
import type { InterestsView } from './use-interests.ts'

type ComparedProps = {
  readonly list: InterestsView
  readonly budget: number
  readonly may: Choices
  readonly open: JobScreenView['open']
  /** Where all were declined. */
  readonly empty: Elements
}

/** The bids that stand, below them those that were declined, and the way to more. */
export function Compared({ list, budget, may, open, empty }: ComparedProps) {
  const { t } = useI18n()
  const { standing, declined, foot, wantMore, retry } = list
  const words = { isBusy: list.isRefreshing, budget, may, open }
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
