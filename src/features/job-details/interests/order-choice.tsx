import type { InterestOrder } from '../../../actors/interests.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'

const orders = ['price', 'rating', 'newest'] as const satisfies readonly InterestOrder[]

type OrderChoiceProps = { readonly order: InterestOrder; readonly onChoose: (order: InterestOrder) => void }

/** The order in which the bids are read. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  const { t } = useI18n()
  return (
    <Segmented
      label={t('jobDetails.interests.sort')}
      value={order}
      onChange={onChoose}
      options={orders.map((each) => ({ value: each, label: t(`jobDetails.interests.by.${each}`) }))}
    />
  )
}
