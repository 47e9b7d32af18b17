import { type ComponentType, createContext, createElement, use } from 'react'

/** What is reported to the operator. */
export type Reported =
  | { readonly subject: 'job'; readonly jobId: string }
  | { readonly subject: 'business'; readonly businessId: string }
  | { readonly subject: 'review'; readonly reviewId: string }
  /** By its address, as it is shown. */
  | { readonly subject: 'picture'; readonly url: string }
  | {
      readonly subject: 'message'
      readonly thread: { readonly jobId: string; readonly businessId: string | null }
      readonly number: number
    }

export type ReportDialogProps = {
  readonly reported: Reported
  /** It was sent. */
  readonly onDone?: () => void
  readonly onClosed: () => void
}

const ReportDialogContext = createContext<ComponentType<ReportDialogProps>>(() => null)

/** Around the screens, once: what is shown of others is reported in the same dialog. */
export const ReportDialogProvider = ReportDialogContext.Provider

/** The dialog, on any screen; to be rendered while it is wanted. */
export const ReportDialog = (props: ReportDialogProps) => createElement(use(ReportDialogContext), props)

/** Who is blocked: a customer names a business, and a business one of the customer's jobs. */
export type Blocked = { readonly name: string } & (
  | { readonly role: 'business'; readonly businessId: string }
  | { readonly role: 'customer'; readonly jobId: string }
)

export type BlockDialogProps = {
  readonly blocked: Blocked
  /** They are blocked, so the screen may have nothing to show any more. */
  readonly onDone: () => void
  readonly onClosed: () => void
}

const BlockDialogContext = createContext<ComponentType<BlockDialogProps>>(() => null)

/** Around the screens, once, as that of reports. */
export const BlockDialogProvider = BlockDialogContext.Provider

/** The question before somebody is blocked; to be rendered while it is wanted. */
export const BlockDialog = (props: BlockDialogProps) => createElement(use(BlockDialogContext), props)
