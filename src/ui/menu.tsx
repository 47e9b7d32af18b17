import { type ReactElement, useId } from 'react'
import { iconButton } from './button.css.ts'
import { CheckIcon, createIcon } from './icons.tsx'
import { Link } from './link.tsx'
import * as styles from './menu.css.ts'

const MoreIcon = createIcon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />)

type MenuProps = {
  /** The accessible name and tooltip of its button. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly variant?: keyof typeof iconButton
  /** What its button shows instead of three dots, in a style of its own. */
  readonly face?: { readonly content: ReactElement; readonly className: string }
}

export type MenuItem = {
  readonly name: string
  readonly icon?: ReactElement
  /** It destroys or ends something. */
  readonly danger?: boolean
  /** The language of its name, where it is not the page's. */
  readonly lang?: string
  /** It is what holds now. */
  readonly isCurrent?: boolean
} & ({ readonly onChoose: () => void } | { readonly href: string })

/** What is rarely done, behind three dots or a name: a native popover, which Escape and a press beside it close. */
export function Menu({ label, items, variant = 'plain', face }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={face?.className ?? iconButton[variant]}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        {face?.content ?? <MoreIcon />}
      </button>
      <div id={id} className={styles.menu} popover="auto">
        {items.map((item) => {
          const { name, icon, danger = false, lang, isCurrent = false } = item
          const look = styles.items[danger ? 'danger' : 'plain']
          return 'href' in item ? (
            <Link key={name} className={look} href={item.href}>
              {icon}
              <span>{name}</span>
            </Link>
          ) : (
            <button
              key={name}
              type="button"
              className={look}
              popoverTarget={id}
              popoverTargetAction="hide"
              lang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={item.onChoose}
            >
              {icon}
              <span>{name}</span>
              {isCurrent && <CheckIcon className={styles.tick} />}
            </button>
          )
        })}
      </div>
    </>
  )
}
