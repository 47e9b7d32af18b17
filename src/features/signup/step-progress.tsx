import { useEffect, useRef } from 'react'
import { steps, type Step } from '../../actors/signup.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { headline } from '../../ui/theme/text.css.ts'
import * as styles from './step-progress.css.ts'

/** About how many minutes a step takes. */
const MINUTES = { you: 1, business: 2, trust: 1 } as const satisfies Record<Step, number>

/** Where one is among the steps, and that a reload loses nothing of it. */
export function StepProgress({ step }: { readonly step: Step }) {
  const { t } = useI18n()
  const at = steps.indexOf(step)
  return (
    <div className={styles.progress} role="group" aria-label={t('signup.progress')}>
      <div className={styles.words}>
        <p className={styles.count}>{t('signup.stepOf', { step: at + 1, last: steps.length })}</p>
        <p className={styles.hint}>
          {[
            t('signup.minutes', { count: MINUTES[step] }),
            // A password is never stored on the device.
            step === 'you' ? t('signup.keptButPassword') : t('signup.keptHere'),
          ].join(' · ')}
        </p>
      </div>
      <ol className={styles.bars}>
        {steps.map((each, index) => (
          <li
            key={each}
            className={index <= at ? styles.reached : styles.ahead}
            {...(each === step && { 'aria-current': 'step' })}
          >
            {t(`signup.steps.${each}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}

type StepHeadingProps = { readonly step: Step; readonly title: string; readonly lead?: string }

/** The heading of a step, at the top of the screen and with the focus once the step has changed. */
export function StepHeading({ step, title, lead }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className={styles.heading}>
      <h2 className={headline} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
