import { type ComponentType, createContext, createElement, use } from 'react'

/** A dialog that asks for a code of the authenticator app, which some changes need besides the password. */
export type ProveDialogProps = { readonly onProved: () => void; readonly onClosed: () => void }

const ProveDialogContext = createContext<ComponentType<ProveDialogProps>>(() => null)

/** Around the screens, once: the dialog of login security, for the forms of all features. */
export const ProveDialogProvider = ProveDialogContext.Provider

/** The dialog, on any screen; to be rendered while it is wanted. */
export const ProveDialog = (props: ProveDialogProps) => createElement(use(ProveDialogContext), props)
