import type { ReactNode } from 'react'
import type { Face } from '../face.ts'
import { Screen } from '../screen.tsx'
import { Bone, Skeleton } from './skeleton.tsx'
import { FailedState } from './state.tsx'
import { stack } from '../theme/layout.css.ts'

type LoadedScreenProps<Value> = {
  readonly title: string
  readonly back: string
  readonly face: Face<Value>
  /** What it says when it could not be loaded. */
  readonly failed: string
  /** What stands there when there is nothing. */
  readonly missing: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** A screen of the width of a form that shows one thing once it is loaded. */
export function LoadedScreen<Value>({ title, back, face, failed, missing, children }: LoadedScreenProps<Value>) {
  return (
    <Screen title={title} back={back} room="form">
      {face.face === 'loading' && <FormSkeleton />}
      {face.face === 'failed' && <FailedState title={failed} text={face.text} onRetry={face.retry} />}
      {face.face === 'missing' && missing}
      {face.face === 'ready' && children(face.value)}
    </Screen>
  )
}

/** A form to come. */
function FormSkeleton() {
  return (
    <Skeleton>
      <div className={stack.s6}>
        <Bone width="96px" height="96px" round />
        {[40, 30, 50, 35].map((width) => (
          <div key={width} className={stack.s2}>
            <Bone width={`${width}%`} />
            <Bone height="3em" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
