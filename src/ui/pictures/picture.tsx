import { type ComponentProps, useEffect, useState } from 'react'

type PictureProps = Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'loading' | 'decoding'> & {
  readonly src: string
}

/**
 * A picture for the eye alone. One that cannot be had leaves its room empty, not with the browser's sign of a torn sheet, and is asked
 * for again when the network comes back.
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
