import type { Interest } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { BusinessRecord } from '../../../ui/text/business-record.tsx'
import { prose } from '../../../ui/theme/text.css.ts'
import * as shared from '../job-details.css.ts'
import { DeclineWords } from '../decline-words.tsx'
import { pageOf } from '../page-of.ts'
import * as styles from './interests.css.ts'

const acts = ['decline', 'accept', 'reconsider'] as const

/** What a customer does with a bid. */
export type Choices<Answer> = { readonly [Act in (typeof acts)[number]]: (interest: Interest) => Answer }

type InterestCardProps = {
  readonly interest: Interest
  readonly may: Choices<boolean>
  readonly ask: Choices<void>
}

/** One bid: who makes it, what they are known for, the amount and the proposal. */
export function InterestCard({ interest, may, ask }: InterestCardProps) {
  const { t, format } = useI18n()
  const isEdited = interest.updatedAt !== interest.createdAt
  return (
    <Card>
      <article className={styles.interest}>
        <div className={styles.head}>
          <Avatar name={interest.businessName} url={interest.logo} />
          <div className={styles.words}>
            <h3 className={shared.name}>
              <bdi>{interest.businessName}</bdi>
            </h3>
            <BusinessRecord known={interest} page={pageOf(interest)} />
          </div>
          <p className={styles.amount}>{format.money(interest.amount)}</p>
        </div>
        <p className={prose} dir="auto">
          {interest.proposal}
        </p>
        {interest.declined && (
          <DeclineWords declined={interest.declined} lead={t('jobDetails.interests.youDeclined')} />
        )}
        <div className={styles.bottom}>
          <time className={shared.muted} dateTime={interest.updatedAt}>
            {isEdited
              ? t('jobDetails.interests.edited', { ago: format.ago(interest.updatedAt) })
              : t('jobDetails.interests.sent', { ago: format.ago(interest.createdAt) })}
          </time>
          <div className={styles.acts}>
            {acts
              .filter((act) => may[act](interest))
              .map((act) => (
                <Button
                  key={act}
                  variant={act === 'accept' ? 'primary' : 'plain'}
                  aria-label={t(`jobDetails.interests.${act}Named`, { name: interest.businessName })}
                  aria-haspopup="dialog"
                  onClick={() => ask[act](interest)}
                >
                  {t(`jobDetails.interests.${act}`)}
                </Button>
              ))}
          </div>
        </div>
      </article>
    </Card>
  )
}
