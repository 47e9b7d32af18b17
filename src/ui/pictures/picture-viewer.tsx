import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { smallPicture } from '../../../ui/avatar.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { CloseIcon, ForwardIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons.tsx'
import { turned, turnOfKey } from './gesture.ts'
import * as styles from './picture-viewer.css.ts'
import { useGestures } from './use-gestures.ts'

export type PictureViewerProps = {
  /** Addresses. */
  readonly pictures: readonly string[]
  readonly start: number
  readonly onClose: () => void
}

/**
 * All pictures of a job on the whole screen. Escape closes, Left and Right turn (mirrored where the text runs from
 * right to left), a flick turns, two fingers or a double tap zoom. Loaded when it is first opened.
 */
export function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const { t, dir } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const thumbnail = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState(start)
  const [broken, setBroken] = useState<readonly number[]>([])
  const total = pictures.length
  const gestures = useGestures({ dir, onTurn: (by) => show(turned(index, by, total)) })

  const show = (next: number) => {
    gestures.reset()
    setIndex(next)
  }

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing before React takes it away gives the focus back, which the browser does only on close().
    return () => element?.close()
  }, [])

  useEffect(() => {
    thumbnail.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  const { scale, x, y } = gestures.placing
  const placed: CSSProperties = { transform: `translate(${x}px, ${y}px) scale(${scale})` }
  const number = index + 1

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('jobDetails.pictures.viewer')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        const by = turnOfKey(event.key, dir)
        if (by === null || total < 2) return
        event.preventDefault()
        show(turned(index, by, total))
      }}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          <bdi dir="ltr">{t('jobDetails.pictures.counter', { number, total })}</bdi>
        </p>
        <IconButton
          variant="onHeader"
          label={gestures.isZoomed ? t('jobDetails.pictures.zoomOut') : t('jobDetails.pictures.zoomIn')}
          icon={gestures.isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={() => stage.current && gestures.toggleZoom(stage.current)}
        />
        <IconButton variant="onHeader" label={t('ui.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>

      <div ref={stage} className={gestures.isZoomed ? styles.stageZoomed : styles.stage} {...gestures.handlers}>
        {broken.includes(index) ? (
          <p className={styles.broken}>{t('jobDetails.pictures.broken')}</p>
        ) : (
          <img
            key={index}
            className={styles.picture}
            style={placed}
            src={pictures[index]}
            alt={t('jobDetails.pictures.alt', { number, total })}
            draggable={false}
            onError={() => setBroken((known) => [...known, index])}
          />
        )}
      </div>

      {total > 1 && (
        <>
          <div className={styles.previous}>
            <IconButton
              variant="onHeader"
              label={t('jobDetails.pictures.previous')}
              icon={<PreviousIcon />}
              onClick={() => show(turned(index, -1, total))}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              variant="onHeader"
              label={t('jobDetails.pictures.next')}
              icon={<ForwardIcon />}
              onClick={() => show(turned(index, 1, total))}
            />
          </div>
          <ul className={styles.thumbnails}>
            {pictures.map((url, at) => (
              <li key={url}>
                <button
                  ref={at === index ? thumbnail : null}
                  type="button"
                  className={styles.thumbnail}
                  aria-label={t('jobDetails.pictures.show', { number: at + 1 })}
                  aria-current={at === index}
                  onClick={() => show(at)}
                >
                  <Picture className={styles.thumbnailPicture} src={smallPicture(url)} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  )
}
