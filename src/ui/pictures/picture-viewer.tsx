import { useMachine } from '@xstate/react'
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { type ViewerEvent, viewerMachine } from '../../../machines/viewer.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { pictureAt, smallPicture, Picture, useRenewable } from './picture.tsx'
import { IconButton } from '../button.tsx'
import { CloseIcon, ForwardIcon } from '../icons.tsx'
import { FlagIcon } from '../safety-icons.tsx'
import { PreviousIcon, ZoomInIcon, ZoomOutIcon } from './viewer-icons.tsx'
import { turnOfKey } from './gesture.ts'
import * as styles from './picture-viewer.css.ts'
import { useGestures } from './use-gestures.ts'

export type PictureViewerProps = {
  /** Addresses. */
  readonly pictures: readonly string[]
  /** The index of the one that was pressed, from 0. */
  readonly first: number
  readonly onClose: () => void
  /** Reports the one that is shown, by its address; absent where they are the viewer's own. */
  readonly onReport?: ((url: string) => void) | undefined
}

/**
 * One picture on the full screen, with its neighbours. Escape closes; arrow keys (mirrored from right to left) and
 * swipes turn; a pinch or double tap zooms. Fetched when first opened.
 */
export function PictureViewer({ pictures, first, onClose, onReport }: PictureViewerProps) {
  const { t, dir } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const thumbnail = useRef<HTMLButtonElement>(null)
  const [viewer, send] = useMachine(viewerMachine, { input: { count: pictures.length, index: first } })
  const { index, count: total } = viewer.context
  const canTurn = viewer.can({ type: 'picture.turned', by: 1 })
  const gestures = useGestures({ dir, onTurn: (by) => show({ type: 'picture.turned', by }) })

  /** A new picture starts unzoomed. */
  const show = (event: ViewerEvent) => {
    gestures.reset()
    send(event)
  }

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before React removes it: only close() makes the browser return the focus.
    return () => element?.close()
  }, [])

  useEffect(() => {
    thumbnail.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  const { scale, x, y } = gestures.placing
  const placed: CSSProperties = { transform: `translate(${x}px, ${y}px) scale(${scale})` }
  const number = index + 1
  const opened = pictures[index]
  const shown = useRenewable(opened && pictureAt(opened), () => send({ type: 'picture.broken' }))

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('pictures.viewer')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        const by = turnOfKey(event.key, dir)
        if (by === null || !canTurn) return
        event.preventDefault()
        show({ type: 'picture.turned', by })
      }}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          <bdi dir="ltr">{t('pictures.counter', { number, total })}</bdi>
        </p>
        {onReport && opened !== undefined && (
          <IconButton
            variant="onHeader"
            label={t('report.titles.picture')}
            icon={<FlagIcon />}
            aria-haspopup="dialog"
            onClick={() => onReport(opened)}
          />
        )}
        <IconButton
          variant="onHeader"
          label={gestures.isZoomed ? t('pictures.zoomOut') : t('pictures.zoomIn')}
          icon={gestures.isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={() => stage.current && gestures.toggleZoom(stage.current)}
        />
        <IconButton variant="onHeader" label={t('ui.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>

      <div ref={stage} className={gestures.isZoomed ? styles.stageZoomed : styles.stage} {...gestures.handlers}>
        {viewer.matches('broken') ? (
          <p className={styles.broken}>{t('pictures.broken')}</p>
        ) : (
          <img
            key={index}
            className={styles.picture}
            style={placed}
            alt={t('pictures.alt', { number, total })}
            draggable={false}
            {...shown}
          />
        )}
      </div>

      {canTurn && (
        <>
          <div className={styles.previous}>
            <IconButton
              variant="onHeader"
              label={t('pictures.previous')}
              icon={<PreviousIcon />}
              onClick={() => show({ type: 'picture.turned', by: -1 })}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              variant="onHeader"
              label={t('pictures.next')}
              icon={<ForwardIcon />}
              onClick={() => show({ type: 'picture.turned', by: 1 })}
            />
          </div>
          <ul className={styles.thumbnails}>
            {pictures.map((url, at) => (
              <li key={url}>
                <button
                  ref={at === index ? thumbnail : null}
                  type="button"
                  className={styles.thumbnail}
                  aria-label={t('pictures.show', { number: at + 1 })}
                  aria-current={at === index}
                  onClick={() => show({ type: 'picture.chosen', index: at })}
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
