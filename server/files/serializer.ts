import type { components } from '../../generated/client/schemas.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { signedAddress } from './signed-address.ts'

/** The address that a stored file is shown under: absolute, made from where this server is reached now. */
export function fileLink(publicUrl: string, fileId: string): string {
  return `${publicUrl}/v1/files/${fileId}`
}

/** How long signed links to a file stay the same, in seconds. A reloaded list then does not load its pictures again. */
const WINDOW = 30 * 60
/** For how long the link of an upload works, in seconds: as long as one that nothing refers to is kept. */
const UPLOAD_HOLDS = 24 * 60 * 60

type Signer = Pick<Deps, 'settings' | 'secrets' | 'now'>
/** Creates the link of a file that is not public. It works for 30 to 60 minutes for anyone who has it. */
export type SignedLink = (fileId: string) => string

const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000)

const signedText = (fileId: string, ends: string): string => `file ${fileId} until ${ends}`

function signedUntil({ settings, secrets }: Signer, fileId: string, ends: number): string {
  const signature = secrets.sign(signedText(fileId, String(ends)))
  return signedAddress(settings.publicUrl, fileId, `${ends}.${signature}`)
}

/** Makes the signed links of one answer, which all end in the same moment. */
export function signedLinks(signer: Signer): SignedLink {
  const ends = (Math.floor(inSeconds(signer.now()) / WINDOW) + 2) * WINDOW
  return (fileId) => signedUntil(signer, fileId, ends)
}

/** The link that an upload is answered with. */
export function uploadLink(signer: Signer, fileId: string): string {
  return signedUntil(signer, fileId, inSeconds(signer.now()) + UPLOAD_HOLDS)
}

/** For how many seconds more a signature opens a file; undefined where it does not. */
export function signatureHolds(
  { secrets, now }: Pick<Signer, 'secrets' | 'now'>,
  fileId: string,
  given: string | undefined,
): number | undefined {
  const [, ends = '', signature = ''] = /^(\d{1,12})\.([\w-]{22})$/.exec(given ?? '') ?? []
  const seconds = Number(ends) - inSeconds(now())
  return seconds > 0 && secrets.isSigned(signedText(fileId, ends), signature) ? seconds : undefined
}

/** The id at the end of a link that `fileLink` once made, whatever the address of the server was then. */
export function fileIdOf(link: string): string | undefined {
  return /\/v1\/files\/([A-Za-z0-9_-]{22})(?:\?[^#]*)?$/.exec(link)?.[1]
}

/** The file that a link names; a link that is none of ours names no file, and is refused where it is claimed. */
export function fromLink(link: string): string {
  return fileIdOf(link) ?? ''
}

/** A picture as the wire shows it, or none. */
export function toPicture(publicUrl: string, fileId: string | null): components['schemas']['ShownPicture'] {
  return { url: fileId === null ? null : fileLink(publicUrl, fileId) }
}
