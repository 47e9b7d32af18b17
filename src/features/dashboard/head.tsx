import type { JobListShows, JobsOverview, Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { TextLink } from '../../ui/link.tsx'
import { useWithRadius } from '../../ui/text/with-radius.ts'
import { useNow } from '../../ui/text/now.ts'
import * as styles from './dashboard.css.ts'

type HeadProps = {
  readonly viewer: Session
  /** Unknown until the list was loaded. */
  readonly counts: JobsOverview['counts'] | undefined
  /** The chosen list. */
  readonly shows: JobListShows
}

/** A greeting of the time of day. */
function useGreeting(fullName: string): string {
  const { t } = useI18n()
  const hour = useNow().getHours()
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [name = fullName] = fullName.split(' ')
  return t(`dashboard.head.${time}`, { name })
}

/** On a desk: a greeting, or for a business how much there is to bid on; and below it how things are, or what it does and where. */
export function Head({ viewer, counts, shows }: HeadProps) {
  const { t, format } = useI18n()
  const greeting = useGreeting(viewer.user.name)
  const number = (of: JobsOverview['counts'][number]['shows']) => counts?.find((one) => one.shows === of)?.count ?? 0
  const count = (shows: Parameters<typeof number>[0]) => format.number(number(shows))
  return (
    <div className={styles.head}>
      <h2 className={styles.greeting}>
        {viewer.userType === 'business' && number('findWork') > 0
          ? t('dashboard.head.toBidOn', { count: number('findWork') })
          : greeting}
      </h2>
      <div className={styles.summary}>
        {viewer.userType === 'business' ? (
          <Area business={viewer.user} />
        ) : (
          counts &&
          (isShown(shows)
            ? t(`dashboard.head.shown.${shows}`, { count: number(shows) })
            : t('dashboard.head.customer', {
                open: count('open'),
                inprogress: count('inprogress'),
                toRate: count('toRate'),
              }))
        )}
      </div>
    </div>
  )
}

/** The lists of a customer that are less than all of their jobs. */
const parts = ['open', 'inprogress', 'toRate', 'completed', 'expired'] as const
const isShown = (shows: JobListShows): shows is (typeof parts)[number] => parts.some((part) => part === shows)

/** How many trades or cities are named; of more there is only their number. */
const mostNamed = 3

type Business = Extract<Session, { readonly userType: 'business' }>['user']

/** Which jobs a business hears of, and where that is changed. */
function Area({ business: { categories, cities, radius = 0 } }: { readonly business: Business }) {
  const { t, format } = useI18n()
  const withRadius = useWithRadius()
  const trades =
    categories.length > mostNamed
      ? t('dashboard.head.trades', { count: categories.length })
      : format.list(categories.map((category) => t.category(category)))
  // A name of its own direction, which may differ from the text's.
  const places = cities.length > mostNamed ? t('dashboard.head.cities', { count: cities.length }) : format.list(cities)
  return (
    <>
      <span>{`${t('dashboard.head.area', { trades, cities: withRadius(places, radius) })} · `}</span>
      <TextLink href={links.profileBusinessDetails}>{t('dashboard.head.change')}</TextLink>
    </>
  )
}
