import { useEffect } from 'react'
import { onFirstTouch } from '../first-touch.ts'
import { prepareDialogs } from '../dialogs/later-dialogs.tsx'
import { prepareToasts } from '../toast.ts'

/** Whoever fills in a form may have lost the network by the time there is something to say or to ask. */
export function usePrepared(): void {
  useEffect(
    () =>
      onFirstTouch(() => {
        prepareToasts()
        prepareDialogs()
      }),
    [],
  )
}
