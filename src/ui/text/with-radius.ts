import { useI18n } from '../../i18n/i18n.tsx'

/** Says where a business works: its cities, and where there is one the radius around them. */
export function useWithRadius(): (places: string, radius: number) => string {
  const { t, format } = useI18n()
  return (places, radius) => (radius === 0 ? places : t('ui.around', { places, miles: format.wholeMiles(radius) }))
}
