import { type ComponentProps, useState } from 'react'
import { useNetworkReturns } from '../network-recovery.ts'
import { useRenewable } from './renewal.ts'

type PictureProps = Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'loading' | 'decoding'> & {
  readonly src: string
}

/**
 * A decorative picture. If it fails to load, its space stays empty, without the browser's broken-image icon, and it
 * is tried again when the network is back.
 */
export function Picture({ className, src, ...look }: PictureProps) {
  const attempt = `${useNetworkReturns()} ${src}`
  const [failed, setFailed] = useState<string | null>(null)
  const shown = useRenewable(src, () => setFailed(attempt))
  if (failed === attempt) return <span className={className} />
  return <img {...look} {...shown} className={className} alt="" />
}
