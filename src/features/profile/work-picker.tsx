import { useMachine } from '@xstate/react'
import { useMachineOf } from '../../actors/environment-context.ts'
import {
  mostWorkPictures,
  workPicturesInput,
  workPicturesMachine,
  type WorkPicture,
} from '../../actors/work-pictures.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import * as choice from '../../ui/forms/choice.css.ts'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { useListView } from '../../ui/lists/list-view.ts'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { smallPicture, Picture, isSamePicture } from '../../ui/pictures/picture.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './profile.css.ts'

type WorkPickerProps = {
  /** The addresses of what is chosen so far. */
  readonly chosen: readonly string[]
  /** How many more may be. */
  readonly room: number
  readonly onToggle: (url: string) => void
  readonly onClose: () => void
}

/** The pictures of finished jobs, to choose from. Each choice counts at once. */
export function WorkPicker({ chosen, room, onToggle, onClose }: WorkPickerProps) {
  const { t } = useI18n()
  return (
    <Dialog open title={t('profile.work.picker.title')} size="medium" harmless closable onClose={onClose}>
      <Choices chosen={chosen} room={room} onToggle={onToggle} />
      <div className={styles.foot}>
        <p className={text.muted} role="status">
          {t('profile.work.picker.chosen', { count: mostWorkPictures - room, max: mostWorkPictures })}
        </p>
        <Button onClick={onClose}>{t('profile.work.picker.done')}</Button>
      </div>
    </Dialog>
  )
}

function Choices({ chosen, room, onToggle }: Omit<WorkPickerProps, 'onClose'>) {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(workPicturesMachine), { input: workPicturesInput })
  const { items, status, foot, wantMore, retry, ...list } = useListView(state, send)
  useReturn(list.refresh)
  if (status === 'failed')
    return <FailedState title={t('profile.work.picker.failed')} text={list.failure} onRetry={retry} />
  if (status === 'loading') return <ChoiceBones />
  return (
    <>
      {list.refreshFailed && <RefreshFailed text={t('profile.work.picker.refreshFailed')} onRetry={retry} />}
      {status === 'empty' ? (
        <EmptyState
          subject="pictures"
          title={t('profile.work.picker.empty')}
          text={t('profile.work.picker.emptyText')}
        />
      ) : (
        <>
          <ul className={styles.choices} aria-label={t('profile.work.picker.list')} aria-busy={list.isRefreshing}>
            {items.map((picture, index) => (
              <li key={picture.id}>
                <Choice
                  picture={picture}
                  number={numberOf(items, index)}
                  isChosen={chosen.some((url) => isSamePicture(url, picture.url))}
                  isFull={room === 0}
                  onToggle={onToggle}
                />
              </li>
            ))}
          </ul>
          <ListFoot
            {...{ foot, wantMore, retry }}
            words={{
              more: t('profile.work.picker.more'),
              loading: t('profile.work.picker.loadingMore'),
              failed: t('profile.work.picker.moreFailed'),
              end: t('profile.work.picker.end'),
            }}
          />
        </>
      )}
    </>
  )
}

/** Its number among the pictures of its job, which follow one another. */
function numberOf(items: readonly WorkPicture[], index: number): number {
  const first = items.findIndex(({ jobId }) => jobId === items[index]?.jobId)
  return index - first + 1
}

type ChoiceProps = {
  readonly picture: WorkPicture
  readonly number: number
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onToggle: (url: string) => void
}

function Choice({ picture: { url, title }, number, isChosen, isFull, onToggle }: ChoiceProps) {
  const { t } = useI18n()
  return (
    <label className={styles.choice}>
      <span className={styles.frame}>
        <Picture className={styles.picture} src={smallPicture(url)} loading="lazy" decoding="async" />
        <span className={styles.box}>
          <input
            className={choice.box}
            type="checkbox"
            aria-label={t('profile.work.picker.option', { title, number })}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => onToggle(url)}
          />
        </span>
      </span>
      <bdi className={styles.caption}>{title}</bdi>
    </label>
  )
}

function ChoiceBones() {
  return (
    <Skeleton>
      <div className={styles.choices}>
        {[0, 1, 2, 3].map((bone) => (
          <div key={bone} className={styles.choice}>
            <SkeletonBlock height="7rem" />
            <SkeletonBlock width="70%" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
