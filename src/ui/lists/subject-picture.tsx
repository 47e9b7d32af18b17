import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const pictures = lazy(async () => (await import('../pictures/pictures.tsx')).SubjectPicture)

/** The picture of a subject. Its space is reserved, and the words beside it say it all: most screens show none. */
export const SubjectPicture = lazyPart(pictures)

/** For `usePrefetch`: where there is no network any more, the picture that says so is there. */
export const statePictures = [pictures] as const
