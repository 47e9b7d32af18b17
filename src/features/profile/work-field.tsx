import { useEffect, useRef, useState } from 'react'
import { acceptPictures } from '../../actors/slots.ts'
import { mostWorkPictures } from '../../actors/work-pictures.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { DropArea, FileInput, useRemoval } from '../../ui/forms/file-input.tsx'
import { PictureProblems, TileParts } from '../../ui/forms/picture-tile.tsx'
import * as tiles from '../../ui/forms/pictures-field.css.ts'
import * as parts from '../../ui/forms/upload-parts.css.ts'
import { CameraIcon, ForwardIcon } from '../../ui/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { useWorkPictures, WorkTile } from './use-work-pictures.ts'
import * as styles from './profile.css.ts'

type WorkFieldProps = { readonly work: ReturnType<typeof useWorkPictures> }

/** What was chosen, in its order, and an empty tile for uploading more. */
export function WorkField({ work }: WorkFieldProps) {
  const { t } = useI18n()
  const { uploads, room } = work
  const { input, remove } = useRemoval(work.remove)
  const { list, moved, move } = useMoves(work)
  const closed = uploads.disabled || room === 0
  return (
    <Field label={t('profile.work.pictures')} error={uploads.error}>
      {(control) => (
        <DropArea disabled={closed} onDrop={uploads.onPick}>
          <ul className={styles.tiles} ref={list}>
            {work.tiles.map((tile, index) => (
              <li key={tile.picked.id} className={styles.item}>
                <div className={styles.tile}>
                  <TileParts picked={tile.picked} fixed={uploads.fixed} onRemove={remove} onRetry={uploads.onRetry} />
                </div>
                <Moves
                  tile={tile}
                  index={index}
                  count={work.settled.length}
                  disabled={uploads.disabled}
                  onMove={move}
                />
              </li>
            ))}
            <li className={styles.item} hidden={room === 0}>
              <div className={styles.tile}>
                <FileInput
                  control={control}
                  inputRef={input}
                  accept={acceptPictures}
                  multiple
                  disabled={closed}
                  look="addTile"
                  onPick={uploads.onPick}
                >
                  <CameraIcon />
                  <span>{t('profile.work.add')}</span>
                </FileInput>
              </div>
            </li>
          </ul>
          <VisuallyHidden role="status">
            {moved !== null && t('profile.work.moved', { number: moved + 1, total: work.settled.length })}
          </VisuallyHidden>
          <div className={tiles.under}>
            <PictureProblems picked={work.tiles.map(({ picked }) => picked)} />
            <p className={parts.counter} role="status">
              {room === 0 ? t('profile.work.full', { max: mostWorkPictures }) : t('profile.work.left', { count: room })}
            </p>
          </div>
        </DropArea>
      )}
    </Field>
  )
}

type MovesProps = {
  readonly tile: WorkTile
  readonly index: number
  /** How many have a place. */
  readonly count: number
  readonly disabled: boolean
  readonly onMove: (from: number, by: -1 | 1) => void
}

/** Buttons that move a picture by one place. At either end one of them does nothing, and keeps the focus. */
function Moves({ tile: { picked, url }, index, count, disabled, onMove }: MovesProps) {
  const { t } = useI18n()
  if (url === null) return <div className={styles.moves} />
  const { name } = picked
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className={styles.moves}>
      <span className={styles.back}>
        <IconButton
          label={t('profile.work.earlier', { name })}
          icon={<ForwardIcon className={styles.arrow} />}
          aria-disabled={isFirst || disabled}
          onClick={() => !isFirst && !disabled && onMove(index, -1)}
        />
      </span>
      <span className={styles.place} aria-hidden="true">
        {index + 1}
      </span>
      <IconButton
        label={t('profile.work.later', { name })}
        icon={<ForwardIcon className={styles.arrow} />}
        aria-disabled={isLast || disabled}
        onClick={() => !isLast && !disabled && onMove(index, 1)}
      />
    </div>
  )
}

/** Moves a picture; the button that was pressed goes along, and keeps the focus. */
function useMoves({ move }: WorkFieldProps['work']) {
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Readonly<{ to: number; by: -1 | 1 }> | null>(null)
  useEffect(() => {
    if (moved === null) return
    const buttons = list.current?.children[moved.to]?.querySelectorAll<HTMLElement>('button[aria-disabled]')
    buttons?.[moved.by === -1 ? 0 : 1]?.focus()
  }, [moved])
  return {
    list,
    moved: moved?.to ?? null,
    move: (from: number, by: -1 | 1) => {
      move(from, from + by)
      setMoved({ to: from + by, by })
    },
  }
}
