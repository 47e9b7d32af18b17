import type { Job } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/link.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { PlaceIcon } from './icons.tsx'
import * as styles from './job-details.css.ts'
import type { JobScreenView } from './use-job-screen.ts'

/** The street address of a job, for those two whom the server tells it, and for the business the way there. */
export function WhereCard({ view: { details, role } }: { readonly view: Pick<JobScreenView, 'details' | 'role'> }) {
  const { t, format } = useI18n()
  const { job, streetAddress } = details
  if (streetAddress === null) return null
  return (
    <Card>
      <section className={styles.stack} aria-labelledby="where">
        <div className={styles.heading}>
          <h2 className={styles.sectionTitle} id="where">
            {t('jobDetails.where.title')}
          </h2>
          <span className={styles.muted}>{t(`jobDetails.where.seenBy.${role}`)}</span>
        </div>
        <div className={styles.tightStack}>
          <p className={styles.name}>
            <bdi>{streetAddress}</bdi>
          </p>
          <p className={styles.muted}>{format.place(job.city, job.state)}</p>
        </div>
        {/* The customer knows the way home. */}
        {role === 'business' && (
          <OutsideLink className={buttonClass('plain', 'full')} href={directionsTo(job, streetAddress)}>
            <PlaceIcon />
            <span>{t('jobDetails.where.directions')}</span>
          </OutsideLink>
        )}
      </section>
    </Card>
  )
}

/**
 * Opens the maps app of a phone and a page elsewhere: links that begin with `geo:` lead nowhere on iPhones and desks.
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function directionsTo(
  { city, state, country }: Pick<Job, 'city' | 'state' | 'country'>,
  street: string,
): string {
  const query = [street, city, state, country].join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
