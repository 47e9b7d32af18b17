import { later } from '../../later.ts'
import { laterPart } from '../later-part.tsx'

/** Pictures on the full screen, fetched when they are first opened. */
export const LaterViewer = laterPart(
  later(async () => (await import('./worded-viewer.tsx')).fetchViewer()),
  ({ onClose }) => onClose(),
)
