import { useState } from 'react'
import { useMachineOf, useSession } from '../../actors/environment-context.ts'
import { categoriesMachine, locationsMachine } from '../../actors/reference-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/field.tsx'
import { Form, NotLoaded } from '../../ui/forms/form.tsx'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { LimitsBox } from '../../ui/lists/limits.tsx'
import { isLimited, leastRatings, type Limits, limitsIn, noLimits } from './directory-filter.ts'

type FilterPanelProps = {
  readonly limits: Limits
  readonly onChoose: (limits: Limits) => void
  readonly onClose: () => void
}

/** What narrows the list of businesses. */
export function FilterPanel({ limits, onChoose, onClose }: FilterPanelProps) {
  const { t } = useI18n()
  return (
    <LimitsBox title={t('directory.filters.title')} onClose={onClose}>
      {(choosing) => (
        // What changes elsewhere, as by a chip, is what the fields start from.
        <FilterForm key={JSON.stringify(limits)} limits={limits} onChoose={choosing(onChoose)} />
      )}
    </LimitsBox>
  )
}

const noErrors = () => undefined
const nothing = () => {}

function FilterForm({ limits, onChoose }: Omit<FilterPanelProps, 'onClose'>) {
  const { t, format } = useI18n()
  const { user } = useSession()
  const trades = useLoaded(useMachineOf(categoriesMachine))
  const places = useLoaded(useMachineOf(locationsMachine))
  // Nothing of it is wrong, so it needs no chart: what is chosen and not shown yet.
  const [draft, set] = useState(() => draftOf(limits, user.country))
  const change = (changes: Partial<typeof draft>) => set((before) => ({ ...before, ...changes }))
  const { trade, rating, license, state, city } = draft
  const names = trades.status === 'ready' ? trades.value.map(({ name }) => name) : []
  return (
    <Form onSubmit={() => onChoose(limitsIn(new URLSearchParams({ trade, rating, state, city, license })))}>
      {trades.status === 'failed' && <NotLoaded text={t('ui.categoriesFailed')} onRetry={trades.retry} />}
      <Select
        label={t('directory.filters.trade')}
        name="trade"
        placeholder={t('directory.filters.anyTrade')}
        loading={trades.status === 'loading' ? t('ui.loading') : undefined}
        value={trade}
        options={[...new Set([...(trade === '' ? [] : [trade]), ...names])].map((name) => ({
          value: name,
          label: t.category(name),
        }))}
        onChange={(chosen) => change({ trade: chosen })}
      />
      <PlaceFields
        form={{ draft, change, leave: nothing, errorOf: noErrors }}
        places={places}
        isNarrow
        disabled={false}
      />
      <Select
        label={t('directory.filters.rating')}
        name="rating"
        placeholder={t('directory.filters.anyRating')}
        value={rating}
        options={leastRatings.map((stars) => ({
          value: String(stars),
          label: t('directory.filters.least', { stars: format.number(stars) }),
        }))}
        onChange={(chosen) => change({ rating: chosen })}
      />
      <Checkbox
        name="license"
        label={t('directory.filters.license')}
        value={license !== ''}
        onBlur={nothing}
        error={undefined}
        onChange={(isOn) => change({ license: isOn ? 'checked' : '' })}
      />
      <Button type="submit" width="full">
        {t('directory.filters.show')}
      </Button>
      {isLimited(limits) && (
        <Button variant="plain" width="full" onClick={() => onChoose(noLimits)}>
          {t('directory.filters.clear')}
        </Button>
      )}
    </Form>
  )
}

/** The limits as their fields hold them: nothing is an empty text. */
const draftOf = ({ trade = '', state = '', city = '', rating, isLicenseChecked }: Limits, country: string) => ({
  trade,
  country,
  state,
  city,
  rating: rating === undefined ? '' : String(rating),
  license: isLicenseChecked ? 'checked' : '',
})
