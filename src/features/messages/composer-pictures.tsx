import { PictureProblems, PictureTile } from '../../ui/forms/picture-tile.tsx'
import type { FileActions, PickedFile } from '../../ui/forms/upload-parts.tsx'
import * as styles from './composer.css.ts'

type ComposerPicturesProps = Pick<FileActions, 'onRemove' | 'onRetry'> & { readonly picked: readonly PickedFile[] }

/** The pictures of a message that is being written, and what is wrong with them. */
export function ComposerPictures({ picked, ...actions }: ComposerPicturesProps) {
  return (
    <>
      <ul className={styles.pictures}>
        {picked.map((file) => (
          <PictureTile key={file.id} picked={file} fixed={false} {...actions} />
        ))}
      </ul>
      <PictureProblems picked={picked} />
    </>
  )
}
