import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../button.tsx'
import { FullHeartIcon, HeartIcon } from '../icons.tsx'
import { type CommandSetup, useToastedCommand } from './use-command.ts'

type Wish = { readonly businessId: string; readonly isFavorite: boolean }

type FavoriteButtonProps<Saved extends object> = {
  readonly business: Wish & { readonly name: string }
  readonly setup: CommandSetup<Wish, Saved>
  /** With its word beside it on a desk, where the business has a name there. */
  readonly wide?: boolean
  readonly variant?: 'raised' | 'accent'
  /** Called once it is saved. */
  readonly onSaved?: (() => void) | undefined
}

/** A heart that is pressed while a business is a favorite. */
export function FavoriteButton<Saved extends object>({
  business: { businessId, name, isFavorite },
  setup,
  wide = false,
  variant = 'raised',
  onSaved,
}: FavoriteButtonProps<Saved>) {
  const { t } = useI18n()
  // What was saved here, until the list or the page says something newer.
  const [{ told, is }, set] = useState({ told: isFavorite, is: isFavorite })
  if (told !== isFavorite) set({ told: isFavorite, is: isFavorite })
  const { isBusy, run } = useToastedCommand(setup, () => {
    set({ told: isFavorite, is: !is })
    onSaved?.()
  })
  const press = () => {
    if (!isBusy) run({ businessId, isFavorite: !is })
  }
  return (
    <IconButton
      variant={variant}
      label={wide ? t('ui.favorite') : t('ui.favoriteOf', { name })}
      labeled={wide}
      aria-pressed={is}
      aria-busy={isBusy}
      icon={is ? <FullHeartIcon /> : <HeartIcon />}
      onClick={press}
    />
  )
}
