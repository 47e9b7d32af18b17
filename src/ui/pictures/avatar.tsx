import { useState } from 'react'
import { pictureAt, smallPicture } from './picture.tsx'
import { classNames } from '../class-names.ts'
import * as styles from './avatar.css.ts'

/** The initials of the first and the last word that begin with a letter or digit; those of any words if none does. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/)
  const written = all.filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const words = written.length > 0 ? written : all
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** One of a few colours, the same for a name wherever it is. */
function toneOf(name: string): string | undefined {
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0)
  return styles.tones[sum % styles.tones.length]
}

type AvatarProps = {
  /** The person's name, for the initials. It is also written beside the picture, so the picture is decoration. */
  readonly name: string
  readonly url?: string | null | undefined
  readonly size?: keyof typeof styles.avatar
  /** The sign of a business, whose corners are only rounded. */
  readonly isLogo?: boolean
}

/** A round picture with reserved space; shows initials until it loads, or if it fails. */
export function Avatar({ name, url, size = 'medium', isLogo = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classNames(styles.avatar[size], toneOf(name), isLogo && styles.logo)} aria-hidden="true">
      <span>{initials(name)}</span>
      {url && broken !== url && (
        <img
          className={styles.picture}
          src={size === 'large' || size === 'sign' ? pictureAt(url) : smallPicture(url)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
        />
      )}
    </span>
  )
}
