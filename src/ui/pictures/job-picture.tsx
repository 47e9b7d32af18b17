import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { createIcon } from '../icons.tsx'
import * as styles from './job-picture.css.ts'
import { Picture, smallPicture } from './picture.tsx'

const JobIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)

type JobPictureProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  readonly className?: string
  readonly pictures: readonly string[]
}

/** The first picture of a job, small; a sign in its place where there is none. It fills the box that it is given. */
export function JobPicture({ className, pictures: [picture], loading = 'lazy', ...wish }: JobPictureProps) {
  const box = classNames(styles.box, className)
  return picture === undefined ? (
    <span className={box}>
      <JobIcon />
    </span>
  ) : (
    <Picture
      className={box}
      src={smallPicture(picture)}
      width="640"
      height="480"
      loading={loading}
      decoding="async"
      {...wish}
    />
  )
}
