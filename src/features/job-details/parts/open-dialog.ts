import type { Interest } from '../../../actors/jobs.ts'

/** A dialog on a job's screen. One about a bid holds the bid as it was when the customer pressed the button. */
export type OpenDialog =
  | {
      readonly act:
        | 'bid'
        | 'withdraw'
        | 'declineInvitation'
        | 'edit'
        | 'delete'
        | 'complete'
        | 'end'
        | 'doubt'
        | 'changeRating'
        | 'reply'
        | 'report'
        | 'block'
    }
  /** The stars that were pressed on the screen; none where it opened otherwise. */
  | { readonly act: 'rate'; readonly stars?: number }
  | { readonly act: 'accept' | 'decline' | 'reconsider'; readonly bid: Interest }

export type DialogState = {
  /** The open dialog; null if there is none. */
  readonly dialog: OpenDialog | null
  /** The viewer may rate the job. */
  readonly mayRate: boolean
}

/** At the start the rating opens on its own, or else the viewer's unfinished bid. */
export function firstDialog(mayRate: boolean, isTypingBid: boolean): DialogState {
  if (mayRate) return { dialog: { act: 'rate' }, mayRate }
  return { dialog: isTypingBid ? { act: 'bid' } : null, mayRate }
}

export type DialogChange =
  | { readonly type: 'opened'; readonly dialog: OpenDialog }
  | { readonly type: 'closed' }
  /** The job was loaded again. */
  | { readonly type: 'loaded'; readonly mayRate: boolean }

/** No dialog replaces an open one. The rating also opens on its own as soon as the viewer may rate the job. */
export function dialogAfter(state: DialogState, change: DialogChange): DialogState {
  switch (change.type) {
    case 'opened':
      return { ...state, dialog: state.dialog ?? change.dialog }
    case 'closed':
      return { ...state, dialog: null }
    case 'loaded': {
      const { mayRate } = change
      if (mayRate === state.mayRate) return state
      return { dialog: state.dialog ?? (mayRate ? { act: 'rate' } : null), mayRate }
    }
  }
}
