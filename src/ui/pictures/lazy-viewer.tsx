import { later } from '../../shared/lazy.ts'
import { laterPart } from '../lazy/lazy-part.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'

/** Pictures on the full screen; fetched when first opened. */
export const LaterViewer = laterPart<PictureViewerProps>(
  later(async () => (await import('./picture-viewer.tsx')).PictureViewer),
  ({ onClose }) => onClose(),
)
