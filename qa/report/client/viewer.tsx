import { useEffect, useRef } from 'react'
import type { PictureId, ReportShot } from 'statechart-kit/report/types'
import { AxeList } from './axe-list.tsx'
import { pictureBy } from './data.ts'
import { languageNames } from './signs.tsx'
import * as styles from './viewer.css.ts'

type Props = {
  readonly title: string
  readonly shots: readonly ReportShot[]
  readonly index: number
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}

/** One picture in its full size; where it looks different from before, both and the difference. Arrow keys move, Escape closes. */
export function Viewer({ title, shots, index, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const shot = shots[index]
  if (!shot) return null
  const move = (by: number): void => onMove((index + by + shots.length) % shots.length)
  const { language, theme, width, picture, before, difference } = shot
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1)
        if (key === 'ArrowLeft') move(-1)
      }}
    >
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.what}>
          {theme} · {width} wide · {languageNames[language] ?? language} · {index + 1} of {shots.length}
        </span>
        <button type="button" className={styles.button} onClick={() => move(-1)}>
          ← Previous
        </button>
        <button type="button" className={styles.button} onClick={() => move(1)}>
          Next →
        </button>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={styles.stage} role="group" aria-label="Picture">
        <Side title={before ? 'This run' : ''} id={picture} />
        <Side title="Saved run" id={before} />
        <Side title="Where they differ" id={difference} />
      </div>
      <AxeList shots={[shot]} />
    </dialog>
  )
}

function Side({ title, id }: { readonly title: string; readonly id: PictureId | null }) {
  const picture = pictureBy(id)
  return picture ? (
    <figure className={styles.side}>
      {title !== '' && <figcaption>{title}</figcaption>}
      <img
        className={styles.picture}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={title || 'The page'}
      />
    </figure>
  ) : null
}
