import { Component, createContext, createRef, type ReactNode, type RefObject } from 'react'

/** Functions that read the fields of a form. */
export const ReadersContext = createContext<Set<() => void>>(new Set())

/**
 * The value of a native field that holds something which is no value, such as a date without its year. It breaks the rules of
 * every field that is more than free text, so the form is not sent as if the field were empty.
 */
export const unreadable = '\uFFFD'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What a control holds; its value alone is empty for half a date. */
export function realValueOf({ value, validity }: Pick<Control, 'value' | 'validity'>): string {
  return validity.badInput ? unreadable : value
}

type Props<Held extends Control> = {
  /** What the control is given, or `unreadable`. */
  readonly shown: string
  readonly onChange: (value: string) => void
  readonly children: (ref: RefObject<Held | null>) => ReactNode
}

/**
 * Reports what a control holds although no event said so. Password managers can fill in a field without one, and half a date has
 * none. The form reads the control before it acts. This class also reads it before React draws it again, which would undo a
 * silent change. Only a class can act then.
 */
export class RealValue<Held extends Control> extends Component<Props<Held>> {
  static override contextType = ReadersContext
  declare context: Set<() => void>
  private readonly control = createRef<Held>()

  private readonly read = (): void => {
    const real = this.real()
    if (real !== this.props.shown) this.props.onChange(real)
  }

  override componentDidMount(): void {
    this.context.add(this.read)
  }

  override componentWillUnmount(): void {
    this.context.delete(this.read)
  }

  override getSnapshotBeforeUpdate({ shown }: Props<Held>): string | null {
    const real = this.real()
    return real === unreadable || real === shown || real === this.props.shown ? null : real
  }

  override componentDidUpdate(_: Props<Held>, __: unknown, silent: string | null): void {
    if (silent !== null) this.props.onChange(silent)
  }

  override render(): ReactNode {
    return this.props.children(this.control)
  }

  private real(): string {
    return this.control.current === null ? this.props.shown : realValueOf(this.control.current)
  }
}
