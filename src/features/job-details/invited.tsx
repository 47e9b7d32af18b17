import type { Job, Schemas } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { TextLink } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { BusinessName } from './parts/facts.tsx'
import { reasonWords } from './parts/invitation-reasons.ts'
import * as styles from './parts/job-details.css.ts'

type InvitedProps = { readonly job: Job; readonly invitations: readonly Schemas['Invitation'][] }

/** For the customer of an open job: whom they invited, and what became of it. */
export function Invited({ job, invitations }: InvitedProps) {
  const { t } = useI18n()
  return (
    <section className={styles.stack} aria-labelledby="invited">
      <h2 className={styles.sectionTitle} id="invited">
        {t('jobNotes.invited.title')}
      </h2>
      <Card>
        <ul className={styles.stack}>
          {invitations.map((invitation) => (
            <li key={invitation.business.id} className={styles.person}>
              <Avatar name={invitation.business.businessName} url={invitation.business.logo.url} isLogo />
              <div className={styles.personWords}>
                <p className={styles.name}>
                  <BusinessName id={invitation.business.id} name={invitation.business.businessName} jobId={job.id} />
                </p>
                <Outcome invitation={invitation} />
              </div>
            </li>
          ))}
        </ul>
        <TextLink href={links.directoryFor(job)}>{t('directory.findForJob')}</TextLink>
      </Card>
    </section>
  )
}

function Outcome({ invitation }: { readonly invitation: Schemas['Invitation'] }) {
  const { t, format } = useI18n()
  const { declinedAt, reason, hasBid, invitedAt } = invitation
  if (hasBid) return <p className={styles.muted}>{t('jobNotes.invited.bid')}</p>
  if (declinedAt === null)
    return <p className={styles.muted}>{t('jobNotes.invited.waiting', { ago: format.ago(invitedAt) })}</p>
  return (
    <>
      <p className={styles.muted}>{t('jobNotes.invited.declined', { ago: format.ago(declinedAt) })}</p>
      {reason !== null && <p className={styles.muted}>{t(`jobNotes.invited.reasons.${reasonWords[reason]}`)}</p>}
    </>
  )
}
