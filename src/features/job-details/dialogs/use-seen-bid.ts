import { useRef, useState } from 'react'
import type { Failure } from '../../../../machines/outcome.ts'
import { renewedBid, type SeenBid } from '../../../actors/job-commands.ts'
import type { Interest } from '../../../actors/jobs.ts'

/**
 * The bid that a dialog is about, as it was shown when it opened. Once the server says that the business changed it, it is
 * the fresh one, so that what is sent next is about that.
 */
export function useBidSnapshot(bid: Interest) {
  const [seen, setSeen] = useState<SeenBid>({ bid, amountBefore: null })
  const present = useRef(seen)
  return {
    ...seen,
    /** The same, for whoever asks later. */
    present: () => present.current.bid,
    renew: (failure: Failure) => {
      const fresh = renewedBid(present.current, failure)
      if (fresh === null) return
      present.current = fresh
      setSeen(fresh)
    },
  }
}
