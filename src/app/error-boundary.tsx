import { Component, type ReactNode } from 'react'

type Props = {
  /** A new key tries the children again. */
  readonly resetKey: string
  readonly renderFailed: (error: unknown) => ReactNode
  /** Called once the failed children are gone. */
  readonly onCaught?: () => void
  readonly children: ReactNode
}

type State = { readonly failed: { readonly error: unknown } | null; readonly resetKey: string }

/** Catches what a screen throws, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override componentDidCatch(): void {
    this.props.onCaught?.()
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.renderFailed(failed.error) : this.props.children
  }
}
