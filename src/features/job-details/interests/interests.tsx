import { useState } from 'react'
import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { EmptyState } from '../../../ui/lists/state.tsx'
import { useAnimatedList } from '../../../ui/lists/use-animated-list.ts'
import * as shared from '../job-details.css.ts'
import { InterestCard, type Choices } from './interest-card.tsx'
import * as styles from './interests.css.ts'
import { inOrder, type InterestOrder } from './order.ts'

type InterestsProps = {
  readonly interests: readonly Interest[]
  /** Whether the job still takes bids; if not, an empty list says that it stays empty. */
  readonly isOpen: boolean
  /** Whether this may be done with the bid of a business now. */
  readonly may: Choices<boolean>
  readonly ask: Choices<void>
}

/** The bids on a job, as its customer compares them; those that were declined are folded below the others. */
export function Interests({ interests, isOpen, may, ask }: InterestsProps) {
  const { t } = useI18n()
  const standing = interests.filter(({ state }) => state === 'standing')
  const declined = interests.filter(({ state }) => state === 'declined')
  return (
    <section className={shared.column} aria-labelledby="interests">
      <div className={shared.heading}>
        <h2 className={shared.sectionTitle} id="interests">
          {t('jobDetails.interests.title')}
        </h2>
        {standing.length > 0 && (
          <p className={shared.muted}>{t('jobDetails.interests.count', { count: standing.length })}</p>
        )}
      </div>
      {standing.length === 0 ? (
        <EmptyState
          title={isOpen ? t('jobDetails.interests.emptyTitle') : t('jobDetails.interests.expiredTitle')}
          text={isOpen ? t('jobDetails.interests.emptyText') : t('jobDetails.interests.expiredText')}
        />
      ) : (
        <InterestList interests={standing} may={may} ask={ask} />
      )}
      {declined.length > 0 && (
        <details>
          <summary className={styles.fold}>{t('jobDetails.interests.declined', { count: declined.length })}</summary>
          <ul className={styles.list}>
            {declined.map((interest) => (
              <li key={interest.bidId}>
                <InterestCard interest={interest} may={may} ask={ask} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function InterestList({ interests, may, ask }: Omit<InterestsProps, 'isOpen'>) {
  const { t } = useI18n()
  // Only a matter of display, so not in a machine.
  const [order, setOrder] = useState<InterestOrder>('lowest')
  const list = useAnimatedList()
  return (
    <>
      {interests.length > 1 && (
        <Segmented
          label={t('jobDetails.interests.sort')}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'lowest', label: t('jobDetails.interests.lowest') },
            { value: 'best', label: t('jobDetails.interests.best') },
          ]}
        />
      )}
      <ul className={styles.list} ref={list}>
        {inOrder(interests, order).map((interest) => (
          <li key={interest.bidId}>
            <InterestCard interest={interest} may={may} ask={ask} />
          </li>
        ))}
      </ul>
    </>
  )
}
