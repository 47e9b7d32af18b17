import { serveWork } from '../platform/worker-loop.ts'
import { loadImageLibrary, shrink } from './image-resize.ts'

/** The process that decodes pictures. It gets and returns bytes. */
await serveWork({
  load: loadImageLibrary,
  isWork: (message) => message instanceof Uint8Array,
  work: shrink,
})
