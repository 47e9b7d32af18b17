import { Suspense } from 'react'
import { WithWords } from '../../i18n/i18n.tsx'
import { englishWords } from '../../i18n/load.ts'
import { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx'

/** The viewer brings its own words along. */
const own = ['jobDetails'] as const

/** The viewer, with its words. */
export async function fetchViewer() {
  await englishWords(own)
  return WordedViewer
}

function WordedViewer(props: PictureViewerProps) {
  return (
    <Suspense fallback={null}>
      <WithWords of={own}>
        <PictureViewer {...props} />
      </WithWords>
    </Suspense>
  )
}
