import { useMachine } from '@xstate/react'
import { viewerMachine } from '../../../machines/viewer.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { later } from '../../later.ts'
import { smallPicture } from './avatar.tsx'
import { Picture } from './picture.tsx'
import { classNames } from '../class-names.ts'
import { laterPart } from '../later-part.tsx'
import * as styles from './picture-strip.css.ts'

const PictureViewer = laterPart(
  later(async () => (await import('./picture-viewer.tsx')).PictureViewer),
  ({ send }) => send({ type: 'viewer.closed' }),
)

type PictureStripProps = {
  readonly pictures: readonly string[]
  /** What they are pictures of, where that is not the job. */
  readonly label?: string
}

/** A row of pictures, which must never change; pressing one opens it full screen. */
export function PictureStrip({ pictures, label }: PictureStripProps) {
  const { t } = useI18n()
  const total = pictures.length
  const [viewer, send] = useMachine(viewerMachine, { input: { count: total } })
  if (total === 0) return null
  return (
    <>
      <ul
        className={classNames(styles.strip, total === 1 && styles.single)}
        aria-label={label ?? t('jobDetails.pictures.title')}
      >
        {pictures.map((url, index) => (
          <li key={url} className={styles.item}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('jobDetails.pictures.open', { number: index + 1, total })}
              aria-haspopup="dialog"
              onClick={() => send({ type: 'picture.opened', index })}
            >
              <Picture className={styles.picture} src={smallPicture(url)} width="144" height="108" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {viewer.matches('open') && <PictureViewer pictures={pictures} viewer={viewer} send={send} />}
    </>
  )
}
