import { useMachine } from '@xstate/react'
import { businessMachine } from '../../actors/business.ts'
import { useMachineOf, useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import { row, stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'

/** What the viewer has done here so far; nothing before the first job, and where that could not be loaded. */
export function Brought() {
  const { t } = useI18n()
  const { user } = useSession()
  const [state] = useMachine(useMachineOf(businessMachine), { input: { request: user.id } })
  const record = state.context.value
  if (record === null || record.jobsCompleted < 1) return null
  return (
    <Card>
      <section className={stack.s3} aria-labelledby="brought">
        <h2 className={text.title} id="brought">
          {t('account.membership.brought')}
        </h2>
        <p className={text.body}>{t('record.jobs', { count: record.jobsCompleted })}</p>
        {record.rating !== null && (
          <p className={row.s2}>
            <Stars rating={record.rating} exact />
            <span className={text.muted}>{t('record.ratings', { count: record.ratingsCount })}</span>
          </p>
        )}
      </section>
    </Card>
  )
}
