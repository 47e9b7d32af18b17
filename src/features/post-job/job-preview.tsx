import type { JobDraft } from '../../actors/post-job.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { readAmount } from '../../i18n/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { type PickedFile, Preview } from '../../ui/forms/upload-parts.tsx'
import { CameraIcon } from '../../ui/icons.tsx'
import * as card from '../../ui/lists/job-card.css.ts'
import { TradePicture } from '../../ui/pictures/trades.tsx'
import { StatusPill } from '../../ui/text/status-pill.tsx'
import * as styles from './post-job.css.ts'
import { joinFacts } from '../../ui/text/facts.ts'

type JobPreviewProps = { readonly draft: JobDraft; readonly picture: PickedFile | null }

/** The card of a job that is being written, with room for what is not there yet. */
export function JobPreview({ draft, picture }: JobPreviewProps) {
  const { t, format, language } = useI18n()
  const budget = readAmount(draft.budget, language)
  const title = draft.title.trim()
  const { category } = draft
  const facts = [
    category === '' ? '' : t.category(category),
    draft.city,
    isDay(draft.neededBy) ? t('dashboard.by', { date: format.day(draft.neededBy) }) : '',
  ].filter((fact) => fact !== '')
  return (
    <div className={card.card}>
      <div className={card.picture}>
        {picture === null && category !== '' ? (
          <TradePicture className={styles.scene} trade={category} />
        ) : (
          <Preview picked={picture} frame="cover" Empty={CameraIcon} />
        )}
        <div className={card.marks}>
          <StatusPill status="open" label={t('dashboard.status.open')} />
        </div>
      </div>
      <div className={card.body}>
        <p className={classNames(card.title, title === '' && styles.blank)} dir="auto">
          {title || t('postJob.titleBlank')}
        </p>
        {facts.length === 0 ? <span className={styles.blankFacts} /> : <p className={card.facts}>{joinFacts(facts)}</p>}
        <div className={card.money}>
          {budget.type === 'amount' ? (
            <p className={card.price}>{format.money(budget.value)}</p>
          ) : (
            <span className={styles.blankPrice} />
          )}
          <p className={card.none}>{t('dashboard.noBids')}</p>
        </div>
      </div>
    </div>
  )
}

/** Half a date is no day yet. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
