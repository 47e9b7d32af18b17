import type { ReactNode } from 'react'
import * as styles from './job-details.css.ts'
import { classNames } from '../../../ui/class-names.ts'
import { prose } from '../../../ui/theme/text.css.ts'
import type { Schemas } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { links } from '../../../shared/routes.ts'
import { TextLink } from '../../../ui/link.tsx'

type FactProps = {
  readonly term: string
  /** It is long, and has a row of its own. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A name and its value, inside a `<dl>`. */
export function Fact({ term, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? styles.row : styles.tightStack}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** What somebody wrote, in their own words. */
export function Quote({ text }: { readonly text: string }) {
  return (
    <blockquote className={styles.quote}>
      <p className={classNames(prose, styles.said)} dir="auto">
        {text}
      </p>
    </blockquote>
  )
}

/** That a bid was declined, and why, as far as the customer said. */
export function DeclineWords({ declined, lead }: { readonly declined: Schemas['Declined']; readonly lead?: string }) {
  const { t, format } = useI18n()
  return (
    <div className={styles.tightStack}>
      {lead !== undefined && <p>{lead}</p>}
      {(declined.reason !== null || declined.comment !== null) && (
        <blockquote className={styles.quote}>
          {declined.reason !== null && <p>{t(`jobDetails.decline.reasons.${declined.reason}`)}</p>}
          {declined.comment !== null && (
            <p className={prose} dir="auto">
              {declined.comment}
            </p>
          )}
        </blockquote>
      )}
      <time className={styles.muted} dateTime={declined.declinedAt}>
        {format.ago(declined.declinedAt)}
      </time>
    </div>
  )
}

type BusinessNameProps = { readonly id: string; readonly name: string; readonly jobId: string }

/** The name of a business, which leads to all that is known of it, and to its bid on the job. */
export function BusinessName({ id, name, jobId }: BusinessNameProps) {
  return (
    <TextLink href={links.bidder(id, jobId)}>
      <bdi>{name}</bdi>
    </TextLink>
  )
}
