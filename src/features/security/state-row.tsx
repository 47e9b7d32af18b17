import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import type { createIcon } from '../../ui/icons.tsx'
import * as rows from '../../ui/lists/rows.css.ts'

type StateRowProps = {
  readonly Icon: ReturnType<typeof createIcon>
  readonly title: string
  /** The word on the button, and all that it does for who hears it alone; null where nothing can be done. */
  readonly act: string | null
  readonly label: string
  readonly onAct: () => void
  /** How it is now. */
  readonly children: Elements
}

/** A line of the list that heads a section: what it is, how it is now, and the button that changes it in a dialog. */
export function StateRow({ Icon, title, act, label, onAct, children }: StateRowProps) {
  return (
    <li className={classNames(rows.item, rows.line)}>
      <Icon className={rows.sign} />
      <div className={rows.words}>
        <h2 className={rows.name}>{title}</h2>
        {children}
      </div>
      {act !== null && (
        <Button variant="soft" aria-haspopup="dialog" aria-label={label} onClick={onAct}>
          {act}
        </Button>
      )}
    </li>
  )
}
