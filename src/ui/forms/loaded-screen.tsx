import type { ReactElement } from 'react'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { SkeletonBlock, Skeleton } from '../lists/skeleton.tsx'
import { FailedState, RefreshFailed } from '../lists/state.tsx'
import { Screen } from '../screen.tsx'
import { stack } from '../theme/layout.css.ts'
import type { Loaded } from './use-loaded.ts'

type LoadedScreenProps<Value> = {
  readonly title: string
  readonly back: string
  readonly loaded: Loaded<Value>
  /** The message if it cannot be loaded. */
  readonly failed: string
  /** Shown if it does not exist. */
  readonly missing: ReactElement
  /** The message above the old value if refreshing fails; omitted if it is never refreshed. */
  readonly refreshFailed?: string
  readonly children: (value: Value) => ReactElement
}

/** A screen as wide as a form that shows one loaded value. */
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

/** Stands in while a form loads. */
function FormSkeleton() {
  return (
    <Skeleton>
      <div className={stack.s6}>
        <SkeletonBlock width="96px" height="96px" round />
        {[40, 30, 50, 35].map((width) => (
          <div key={width} className={stack.s2}>
            <SkeletonBlock width={`${width}%`} />
            <SkeletonBlock height="3em" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
