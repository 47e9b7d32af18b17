import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { EndButton, EndedNote } from './ending.tsx'
import { Amend } from './job-rating.tsx'
import * as styles from './job-details.css.ts'
import { OwnBidCard } from './own-bid-card.tsx'
import type { JobScreenView } from './use-job-screen.ts'

/** The business's column: its bid, its order, or the news that another business got the job. */
export function BusinessSide({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { details, may } = view
  const { job, assignedBusiness, ownBid, doubt } = details
  return (
    <>
      {assignedBusiness && view.isMine && (
        <AssignedCard
          job={job}
          business={assignedBusiness}
          title={t('jobDetails.assigned.you')}
          ratingTitle={t('jobDetails.assigned.theirRating')}
          doubt={doubt}
          doubtTitle={t('jobDetails.doubt.theirs')}
          workPictures={details.workPictures}
          amend={
            may.reply && (
              <Amend
                label={job.rating?.reply ? t('jobDetails.reply.edit') : t('jobDetails.reply.button')}
                until={job.rating?.reply?.changeableUntil ?? null}
                onAsk={view.ask.reply}
              />
            )
          }
        >
          <EndButton view={view} />
        </AssignedCard>
      )}
      {assignedBusiness && !view.isMine && (
        <Notice
          title={t('jobDetails.assigned.elsewhere')}
          text={t('jobDetails.assigned.elsewhereText', { name: assignedBusiness.businessName })}
        />
      )}
      <EndedNote view={view} />
      {ownBid && (
        <OwnBidCard
          bid={ownBid}
          onEdit={may.editBid ? view.ask.bid : undefined}
          onWithdraw={may.withdraw ? view.ask.withdraw : undefined}
        />
      )}
      {may.bid && !ownBid && <Notice title={t('jobDetails.bid.title')} text={t('jobDetails.bid.lead')} />}
    </>
  )
}

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card>
      <section className={styles.tightStack}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <p className={styles.muted}>{text}</p>
      </section>
    </Card>
  )
}
