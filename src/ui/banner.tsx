import type { FunctionComponent } from 'react'
import type { Elements } from './elements.ts'
import * as styles from './banner.css.ts'

type BannerProps = {
  readonly tone: keyof typeof styles.banner
  readonly Icon: FunctionComponent<{ readonly className?: string }>
  readonly title: string
  readonly text?: string | undefined
  /** Beside the words where there is room. */
  readonly action?: Elements
  readonly children?: Elements
}

/** Where things stand, why, and the one thing to do about it: the first that a screen says. */
export function Banner({ tone, Icon, title, text, action, children }: BannerProps) {
  return (
    <section className={styles.banner[tone]} aria-label={title}>
      <div className={styles.top}>
        <span className={styles.sign}>
          <Icon className={styles.icon} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}

type StepsProps = {
  readonly names: readonly string[]
  /** How many are done; the next one is under way. */
  readonly done: number
}

/** How far something has come, in a few named steps, inside a banner. */
export function Steps({ names, done }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => {
        const state = index < done ? 'done' : index === done ? 'now' : 'ahead'
        return (
          <li key={name} className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.stepBar} data-step={state} />
            <span className={styles.stepName} data-step={state}>
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
