import { serveWork } from '../platform/worker-loop.ts'
import { draw, loadDrawing, type Drawing } from './share-picture-draw.ts'

/** The process that draws the pictures that are shown where a page is shared. */
await serveWork<Drawing>({
  load: loadDrawing,
  isWork: (message): message is Drawing => typeof message === 'object' && message !== null && 'svg' in message,
  // Where nothing comes out, the server says so.
  work: (drawing) => draw(drawing).catch(() => null),
})
