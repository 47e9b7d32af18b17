import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { Foot } from '../../../ui/lists/list-foot.tsx'
import { LongList, type Part, placeIn } from '../../../ui/lists/long-list.tsx'
import { useAnimatedList } from '../../../ui/lists/use-animated-list.ts'
import type { JobScreenView } from '../parts/use-job-screen.ts'
import { InterestCard, type Choices } from './interest-card.tsx'
import * as styles from './interests.css.ts'

type Common = {
  readonly isBusy: boolean
  readonly budget: number
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
