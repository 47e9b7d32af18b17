import { type ComponentProps, useEffect, useState } from 'react'

type PictureProps = Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'loading' | 'decoding'> & {
  readonly src: string
}

/**
 * A decorative picture. If it fails to load, its space stays empty, without the browser's broken-image icon, and it
 * is tried again when the network is back.
 */
export function Picture({ className, src, ...look }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isBroken = broken === src
  useEffect(() => {
    if (!isBroken) return undefined
    const tryAgain = () => setBroken(null)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isBroken])
  if (isBroken) return <span className={className} />
  return <img {...look} className={className} src={src} alt="" onError={() => setBroken(src)} />
}
