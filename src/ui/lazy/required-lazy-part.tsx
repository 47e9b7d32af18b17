import { createElement, type FunctionComponent, Suspense, use } from 'react'
import type { Lazy } from '../../shared/lazy.ts'

/**
 * A component whose code is fetched when it is first shown, with something in its place meanwhile. Nobody could go on
 * without it: if its code cannot be fetched, the screen says so, as for a screen of its own.
 */
export function requiredLazyPart<Props extends object>(
  code: Lazy<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent,
): FunctionComponent<Props> {
  function Part(props: Props) {
    return createElement(code.here() ?? use(code.promise()), props)
  }
  return function NeededPart(props: Props) {
    return (
      <Suspense fallback={<Meanwhile />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
