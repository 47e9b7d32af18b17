import { later } from '../../later.ts'
import { laterPart } from '../later-part.tsx'

/** A signpost at a fork, for an address that leads nowhere. Its space is reserved, and hardly anybody sees it. */
export const SignpostPicture = laterPart(later(async () => (await import('./pictures.tsx')).SignpostPicture))
