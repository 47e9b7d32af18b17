import { mostWorkPictures, workPicturesForm } from '../../actors/work-pictures.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { isSamePicture } from '../../ui/pictures/picture.tsx'
import type { PickedFile } from '../../ui/forms/upload-parts.tsx'
import { useProfile } from './profile-form.tsx'

/** A picture in its place. One that is not uploaded yet has no address and comes after all that have one. */
export type WorkTile = { readonly picked: PickedFile; readonly url: string | null }

/** The pictures that a business chose for its page, and what it does with them. */
export function useWorkPictures(chosen: readonly string[]) {
  const { t } = useI18n()
  const { form, ...editing } = useProfile((environment) => workPicturesForm(environment, chosen))
  const { picked, ...uploads } = form.files('pictures')
  const { order } = form.draft
  const settled = [
    ...order,
    ...picked.flatMap(({ url, status }) => (url === null || status !== 'done' || order.includes(url) ? [] : [url])),
  ]
  const tiles: readonly WorkTile[] = [
    ...settled.map((url, index) => ({
      url,
      picked: picked.find((file) => file.url === url) ?? kept(url, t('profile.work.picture', { number: index + 1 })),
    })),
    ...picked.filter(({ status }) => status !== 'done').map((file) => ({ url: null, picked: file })),
  ]
  const arrange = (urls: readonly string[]) => form.change({ order: urls })

  return {
    editing,
    uploads,
    tiles,
    settled,
    room: Math.max(0, mostWorkPictures - tiles.filter((tile) => tile.picked.status !== 'refused').length),
    /** Puts the picture at `from` where the one at `to` is. */
    move: (from: number, to: number) => {
      const moved = settled[from]
      if (moved !== undefined && to >= 0 && to < settled.length)
        arrange(settled.toSpliced(from, 1).toSpliced(to, 0, moved))
    },
    remove: (id: string) => {
      if (order.includes(urlOf(id, picked))) arrange(order.filter((url) => url !== urlOf(id, picked)))
      if (picked.some((file) => file.id === id)) uploads.onRemove(id)
    },
    /** Adds a picture of a finished job as the last one, or takes it out. */
    toggle: (url: string) => {
      const isSame = (each: string) => isSamePicture(each, url)
      arrange(settled.some(isSame) ? order.filter((each) => !isSame(each)) : [...settled, url])
    },
  }
}

/** What was chosen before goes by its address. */
const kept = (url: string, name: string): PickedFile => ({
  id: url,
  name,
  status: 'done',
  progress: 1,
  file: null,
  url,
  problem: null,
})

const urlOf = (id: string, picked: readonly PickedFile[]): string => picked.find((file) => file.id === id)?.url ?? id
