import { type ComponentType, createContext, createElement, use } from 'react'
import type { components } from '../../../generated/client/schemas.ts'

/** A dialog in which a customer accepts or declines a bid. */
export type BidDialogProps = {
  readonly act: 'accept' | 'decline'
  /** The bid as it was shown. */
  readonly bid: components['schemas']['Interest']
  /** Something has changed, by this or meanwhile: what is shown has to be loaded again. */
  readonly onChanged: () => void
  readonly onClosed: () => void
}

const BidDialogContext = createContext<ComponentType<BidDialogProps>>(() => null)

/** Around the screens, once: the job's own dialogs, for screens of other features. */
export const BidDialogProvider = BidDialogContext.Provider

/** The dialog, on any screen; to be rendered while it is wanted. */
export const BidDialog = (props: BidDialogProps) => createElement(use(BidDialogContext), props)
