import { type ComponentProps, useState } from 'react'
import { useNetworkReturns } from '../network-returns.ts'

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
  if (failed === attempt) return <span className={className} />
  return <img {...look} className={className} src={src} alt="" onError={() => setFailed(attempt)} />
}
