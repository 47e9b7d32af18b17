import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'

/** Pictures on the full screen; fetched when first opened. */
export const LaterViewer = lazyPart<PictureViewerProps>(
  lazy(async () => (await import('./picture-viewer.tsx')).PictureViewer),
  ({ onClose }) => onClose(),
)
