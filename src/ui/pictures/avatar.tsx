import { useState } from 'react'
import * as styles from './avatar.css.ts'

/** The address of the small variant of an uploaded picture. */
export function smallPicture(url: string): string {
  return url.startsWith('blob:') ? url : `${url}?size=small`
}

/** The first letters of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

type AvatarProps = {
  /** Whose it is: gives the initials. The name itself stands beside it, so the picture is decoration. */
  readonly name: string
  readonly url?: string | null | undefined
  readonly size?: keyof typeof styles.avatar
}

/** A round picture whose room is reserved; initials until it is there, or when it cannot be had. */
export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.avatar[size]} aria-hidden="true">
      {initials(name)}
      {url && broken !== url && (
        <img
          className={styles.picture}
          src={size === 'large' ? url : smallPicture(url)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
        />
      )}
    </span>
  )
}
