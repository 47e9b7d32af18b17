import type { ReactElement, ReactNode } from 'react'
import type { Elements } from '../../../src/ui/elements.ts'

type Props = {
  readonly text: string
  readonly count: number
  readonly isShown: boolean
  readonly node: ReactNode
  readonly element: ReactElement
  readonly elements: Elements
  readonly name: '' | null
}

/** Each line that has to be found says so. */
export function Sample({ text, count, isShown, node, element, elements, name }: Props) {
  return (
    <div>
      <p>{text}</p>
      <p>{isShown && text}</p>
      <p>{isShown ? text : element}</p>
      <p>{node}</p>
      <p>·</p>
      <p>{/* nothing */ text}</p>
      <p>
        {isShown && <b>{text}</b>}
        {element}
        {elements}
        {name && <b>{name}</b>}
        {[1, 2].map((each) => (
          <b key={each}>{each}</b>
        ))}
        <b>{count}</b>
      </p>
      <p>
        <b>{text}</b>
        {text /* bare */}
        {isShown && text /* bare */}
        {isShown ? <b>{text}</b> : text /* bare */}
        {count /* bare */}
        {count && <b>{count}</b> /* bare */}
        {node /* bare */}
        {`${text} ` /* bare */}· {/* bare */}
        {[text] /* bare */}
      </p>
      <p>{[text, text] /* bare */}</p>
      <>{text /* bare */}</>
      <p>
        {text /* bare */} <b>{text}</b>
      </p>
    </div>
  )
}

export function BareText({ text, isShown }: Props) /* bare */ {
  return isShown ? text : null
}
