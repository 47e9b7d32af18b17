import { Suspense } from 'react'
import { WithWords } from '../../i18n/i18n.tsx'
import { englishWords } from '../../i18n/load.ts'
import { later } from '../../later.ts'
import { laterPart } from '../later-part.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'

/** The viewer brings its words along. */
const own = ['jobDetails'] as const

/** Pictures on the full screen; fetched when first opened. */
export const LaterViewer = laterPart<PictureViewerProps>(
  later(async () => {
    const [{ PictureViewer }] = await Promise.all([import('./picture-viewer.tsx'), englishWords(own)])
    return function WordedViewer(props: PictureViewerProps) {
      return (
        <Suspense fallback={null}>
          <WithWords of={own}>
            <PictureViewer {...props} />
          </WithWords>
        </Suspense>
      )
    }
  }),
  ({ onClose }) => onClose(),
)
