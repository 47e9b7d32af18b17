import { type ComponentProps, useState, createContext, type ImgHTMLAttributes, type Ref, use, useCallback } from 'react'
import { useNetworkReturns } from '../use-return.ts'

type PictureProps = Pick<
  ComponentProps<'img'>,
  'className' | 'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority'
> & {
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

/**
 * Where the page loads a picture from. The server writes its public address into links, but the page may have been opened by another
 * address of the same server, and it accepts pictures only from its own origin.
 */
export function pictureAt(link: string): string {
  return link.replace(/^https?:\/\/[^/]+/, '')
}

/** The same for an uploaded picture's small version. */
export function smallPicture(link: string): string {
  return link.startsWith('blob:') ? link : `${pictureAt(link)}?size=small`
}

/** Fetches a picture whose link has ended, as the logged-in user; null if unavailable. */
export type RenewPicture = (url: string) => Promise<Blob | null>

const RenewalContext = createContext<RenewPicture>(() => Promise.resolve(null))

/** Around the app, once. */
export const RenewalProvider = RenewalContext.Provider

/** Links of pictures that are not for everybody work for an hour, and pages stay open for longer. */
const canEnd = (url: string): boolean => url.includes('/signed/')

type Renewable = Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> & {
  readonly ref?: Ref<HTMLImageElement>
}

/** What an `img` needs to show a picture: where its link has ended, it is fetched in another way. */
export function useRenewable(url: string | undefined, onFailed: () => void): Renewable {
  const renew = use(RenewalContext)
  const [renewed, setRenewed] = useState<{ readonly url: string; readonly blob: Blob } | null>(null)
  const blob = renewed?.url === url ? renewed?.blob : undefined
  /** Gives the picture a temporary address while it is on the screen. */
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !blob) return undefined
      const source = URL.createObjectURL(blob)
      image.src = source
      return () => URL.revokeObjectURL(source)
    },
    [blob],
  )
  if (blob) return { ref: draw, onError: onFailed }
  return {
    src: url,
    onError: () => {
      if (url === undefined || !canEnd(url)) return onFailed()
      void renew(url).then((found) => (found === null ? onFailed() : setRenewed({ url, blob: found })))
    },
  }
}

/** Whether two links lead to the same picture. The part before its id changes with time. */
export function isSamePicture(one: string, other: string): boolean {
  return idIn(one) === idIn(other)
}

const idIn = (url: string): string | undefined => url.split('/').at(-1)
