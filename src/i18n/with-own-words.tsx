import { type FunctionComponent, Suspense } from 'react'
import { WithWords } from './i18n.tsx'
import { type Area, englishWords } from './fetched-words.ts'

/** A part that comes later than its screen, with words of its own: fetches them, and answers the part that has them. */
export async function withOwnWords<Props extends object>(
  areas: readonly Area[],
  Part: FunctionComponent<Props>,
): Promise<FunctionComponent<Props>> {
  await englishWords(areas).promise()
  return function WithOwnWords(props: Props) {
    return (
      <Suspense fallback={null}>
        <WithWords of={areas}>
          <Part {...props} />
        </WithWords>
      </Suspense>
    )
  }
}
