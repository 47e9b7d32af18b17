import type { ComponentProps, ReactElement } from 'react'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { SkeletonBlock, Skeleton } from '../lists/skeleton.tsx'
import { FailedState, RefreshFailed } from '../lists/state.tsx'
import { Screen } from '../screen.tsx'
import { stack } from '../theme/layout.css.ts'
import { useActorRef, useSelector } from '@xstate/react'
import type { createDetails } from '../../../machines/loader.ts'
import type { Failure } from '../../../machines/outcome.ts'

type LoadedScreenProps<Value> = {
  readonly title: string
  /** Where the Back arrow leads, and the way out of a failure; none on screens that people start from. */
  readonly back?: string
  readonly room?: ComponentProps<typeof Screen>['room']
  readonly loaded: Loaded<Value>
  /** The message if it cannot be loaded. */
  readonly failed: string
  /** Shown if it does not exist. */
  readonly missing: ReactElement
  /** The message above the old value if refreshing fails; omitted if it is never refreshed. */
  readonly refreshFailed?: string
  readonly children: (value: Value) => ReactElement
}

/** A screen that shows one loaded value; as wide as a form, unless it says otherwise. */
export function LoadedScreen<Value>({ title, back, room = 'form', loaded, ...words }: LoadedScreenProps<Value>) {
  return (
    <Screen title={title} room={room} {...(back !== undefined && { back })}>
      <LoadedContent loaded={loaded} {...(back !== undefined && { back })} {...words} />
    </Screen>
  )
}

function LoadedContent<Value>({
  back,
  loaded,
  failed,
  missing,
  refreshFailed,
  children,
}: Omit<LoadedScreenProps<Value>, 'title' | 'room'>) {
  const { t } = useI18n()
  switch (loaded.status) {
    case 'loading':
      return <FormSkeleton />
    case 'failed':
      if (loaded.isMissing) return missing
      return (
        <FailedState
          title={failed}
          text={failureText(t, loaded.failure, 'load')}
          onRetry={loaded.retry}
          {...(back !== undefined && { wayOut: { href: back, words: t('ui.goBack') } })}
        />
      )
    case 'ready':
      return (
        <>
          {loaded.isOutdated && refreshFailed && <RefreshFailed text={refreshFailed} onRetry={loaded.retry} />}
          {children(loaded.value)}
        </>
      )
  }
}

/** Shown while a form loads. */
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

/** A value for a screen or field, or the state of loading it. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly value: Value
      /** Refreshing failed: the value is the old one. */
      readonly isOutdated: boolean
      readonly retry: () => void
    }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isMissing: boolean
      readonly retry: () => void
    }

type Snapshot<Value> = {
  readonly context: { readonly value: Value | null; readonly failure: Failure | null }
  readonly hasTag: (tag: 'busy' | 'shown') => boolean
  readonly matches: (state: 'refreshFailed' | 'missing') => boolean
}

/** The state of a machine that loads one value. */
export function loadedFrom<Value>(snapshot: Snapshot<Value>, retry: () => void): Loaded<Value> {
  const { value, failure } = snapshot.context
  if (snapshot.hasTag('shown') && value !== null) {
    return { status: 'ready', value, isOutdated: snapshot.matches('refreshFailed'), retry }
  }
  if (failure === null || snapshot.hasTag('busy')) return { status: 'loading' }
  return { status: 'failed', failure, isMissing: snapshot.matches('missing'), retry }
}

/** Loads a value that needs no request. A `known` value is shown at once and loaded again. */
export function useLoaded<Value>(
  machine: ReturnType<typeof createDetails<null, Value>>,
  known: Value | null = null,
): Loaded<Value> {
  const actor = useActorRef(machine, { input: { request: null, known } })
  const snapshot = useSelector(actor, (current) => current)
  return loadedFrom(snapshot, () => actor.send({ type: 'details.retried' }))
}

/** Loads a value by its request, and again when asked to; `isBusy` while it does either. */
export function useReloaded<Request, Value>(
  machine: ReturnType<typeof createDetails<Request, Value>>,
  request: Request,
) {
  const actor = useActorRef(machine, { input: { request } })
  const snapshot = useSelector(actor, (current) => current)
  return {
    loaded: loadedFrom(snapshot, () => actor.send({ type: 'details.retried' })),
    isBusy: snapshot.hasTag('busy'),
    refresh: () => actor.send({ type: 'details.refreshed' }),
  }
}
