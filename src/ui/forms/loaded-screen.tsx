import type { ReactNode } from 'react'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Bone, Skeleton } from '../lists/skeleton.tsx'
import { FailedState, RefreshFailed } from '../lists/state.tsx'
import { Screen } from '../screen.tsx'
import { stack } from '../theme/layout.css.ts'
import type { Loaded } from './use-loaded.ts'

type LoadedScreenProps<Value> = {
  readonly title: string
  readonly back: string
  readonly loaded: Loaded<Value>
  /** What it says when it could not be loaded. */
  readonly failed: string
  /** What stands there when there is nothing. */
  readonly missing: ReactNode
  /** What it says above what was there when it could not be looked at again; nothing where it never is. */
  readonly refreshFailed?: string
  readonly children: (value: Value) => ReactNode
}

/** A screen of the width of a form that shows one thing once it is loaded. */
export function LoadedScreen<Value>({ title, back, loaded, ...words }: LoadedScreenProps<Value>) {
  return (
    <Screen title={title} back={back} room="form">
      <LoadedContent loaded={loaded} {...words} />
    </Screen>
  )
}

function LoadedContent<Value>({
  loaded,
  failed,
  missing,
  refreshFailed,
  children,
}: Omit<LoadedScreenProps<Value>, 'title' | 'back'>) {
  const { t } = useI18n()
  switch (loaded.status) {
    case 'loading':
      return <FormSkeleton />
    case 'failed':
      if (loaded.isMissing) return missing
      return <FailedState title={failed} text={failureText(t, loaded.failure, 'load')} onRetry={loaded.retry} />
    case 'ready':
      return (
        <>
          {loaded.isOutdated && refreshFailed && <RefreshFailed text={refreshFailed} onRetry={loaded.retry} />}
          {children(loaded.value)}
        </>
      )
  }
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
