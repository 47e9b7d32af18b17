import type { ReactNode } from 'react'
import * as styles from './choice-card.css.ts'
import { ForwardIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'

type ChoiceCardProps = {
  readonly href: string
  readonly tone: keyof typeof styles.card
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

/** A card that leads on: gradient, title and picture. The title is its accessible name, the text its description. */
export function ChoiceCard({ href, tone, title, text, picture }: ChoiceCardProps) {
  return (
    <Link className={styles.card[tone]} href={href}>
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{title}</span>
          <ForwardIcon />
        </span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.picture}>{picture}</span>
    </Link>
  )
}
