import type { JobsOverview, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useNow } from '../../ui/text/now.ts'
import * as styles from './dashboard.css.ts'

type HeadProps = {
  readonly viewer: Session
  /** Unknown until the list was loaded. */
  readonly counts: JobsOverview['counts'] | undefined
}

/** On a desk: a greeting, and how things are in one line. */
export function Head({ viewer: { user, userType }, counts }: HeadProps) {
  const { t, format } = useI18n()
  const hour = useNow().getHours()
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [name = user.name] = user.name.split(' ')
  const number = (shows: JobsOverview['counts'][number]['shows']) =>
    counts?.find((one) => one.shows === shows)?.count ?? 0
  const count = (shows: Parameters<typeof number>[0]) => format.number(number(shows))
  return (
    <div className={styles.head}>
      <h2 className={styles.greeting}>{t(`dashboard.head.${time}`, { name })}</h2>
      <p className={styles.summary}>
        {number('all') > 0 &&
          (userType === 'customer'
            ? t('dashboard.head.customer', {
                open: count('open'),
                inprogress: count('inprogress'),
                toRate: count('toRate'),
              })
            : t('dashboard.head.business', {
                findWork: count('findWork'),
                myBids: count('myBids'),
                won: count('won'),
              }))}
      </p>
    </div>
  )
}
