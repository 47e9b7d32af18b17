import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { NearRows } from '../../../ui/lists/near-rows.tsx'
import { useAnimatedList } from '../../../ui/lists/use-animated-list.ts'
import { InterestCard, type Choices } from './interest-card.tsx'
import * as styles from './interests.css.ts'

type InterestListProps = {
  readonly interests: readonly Interest[]
  readonly isBusy: boolean
  readonly budget: number
  readonly may: Choices<boolean>
  readonly ask: Choices<void>
}

/** Rows that are always there; of a longer list, as many go together when they are far from the screen. */
const near = 200
const group = 50

/** Bids, one below the other, so that amounts, ratings and words can be compared. */
export function InterestList({ interests, ...rest }: InterestListProps) {
  if (interests.length <= near) return <Rows interests={interests} {...rest} />
  const starts = Array.from({ length: Math.ceil(interests.length / group) }, (_, index) => index * group)
  return (
    <div className={styles.list}>
      {starts.map((start) => (
        <NearRows key={start}>
          <Rows interests={interests.slice(start, start + group)} {...rest} />
        </NearRows>
      ))}
    </div>
  )
}

function Rows({ interests, isBusy, ...rest }: InterestListProps) {
  const { t } = useI18n()
  const list = useAnimatedList()
  return (
    <ul className={styles.list} ref={list} aria-label={t('jobDetails.interests.title')} aria-busy={isBusy}>
      {interests.map((interest) => (
        <li key={interest.bidId}>
          <InterestCard interest={interest} {...rest} />
        </li>
      ))}
    </ul>
  )
}
