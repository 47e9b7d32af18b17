import type { Schemas } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Banner } from '../../ui/banner.tsx'
import type { Elements } from '../../ui/elements.ts'
import { InfoIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Quote } from './parts/facts.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

/** The menu that ends the assignment, if allowed. */
export function EndMenu({ view: { role, may, open } }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  if (!may.end) return null
  const name = t(`jobDetails.ending.${role}.button`)
  return <Menu label={t('jobDetails.more')} items={[{ name, danger: true, onChoose: () => open({ act: 'end' }) }]} />
}

type EndedBannerProps = {
  readonly view: JobScreenView
  readonly ended: Schemas['EndedAssignment']
  readonly action?: Elements
}

/** Who ended the last assignment of a job, when and why, for its two parties. */
export function EndedBanner({ view: { role, details }, ended, action }: EndedBannerProps) {
  const { t, format } = useI18n()
  const key = titles[role][ended.by]
  return (
    <Banner
      tone="info"
      Icon={InfoIcon}
      title={t(`jobNotes.ending.${key}`, { name: ended.businessName, date: format.date(ended.endedAt) })}
      text={details.job.status === 'open' ? t('jobNotes.ending.openAgain') : undefined}
      action={action}
    >
      {ended.reason !== null && <Quote text={ended.reason} />}
    </Banner>
  )
}

/** By who reads and who ended it. */
const titles = {
  customer: { customer: 'youEnded', business: 'theySteppedDown' },
  business: { customer: 'theyEnded', business: 'youSteppedDown' },
} as const satisfies {
  readonly [Reader in JobScreenView['role']]: { readonly [By in Schemas['EndedAssignment']['by']]: string }
}
