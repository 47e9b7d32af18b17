import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ShownBusiness } from '../../actors/business.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BlockDialog, ReportDialog } from '../../ui/dialogs/safety-dialogs.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { BlockIcon, FlagIcon } from '../../ui/safety-icons.tsx'

type BusinessMenuProps = {
  readonly business: ShownBusiness
  /** Where its page leads when it is left. */
  readonly home: string
}

/** What is rarely done with the page of another business. */
export function BusinessMenu({ business: { businessId, name }, home }: BusinessMenuProps) {
  const { t } = useI18n()
  const { userType } = useSession()
  const [, navigate] = useLocation()
  // Only a matter of display, so not in a machine: which dialog is open.
  const [asked, setAsked] = useState<'report' | 'block' | null>(null)
  const close = () => setAsked(null)
  const items: readonly MenuItem[] = [
    { name: t('report.titles.business'), icon: <FlagIcon />, onChoose: () => setAsked('report') },
    ...(userType === 'customer'
      ? [{ name: t('blocks.business'), icon: <BlockIcon />, danger: true, onChoose: () => setAsked('block') }]
      : []),
  ]
  return (
    <>
      <Menu label={t('report.menus.business')} variant="raised" items={items} />
      {asked === 'report' && <ReportDialog reported={{ subject: 'business', businessId }} onClosed={close} />}
      {asked === 'block' && (
        <BlockDialog
          blocked={{ role: 'business', businessId, name }}
          onDone={() => navigate(home, { replace: true })}
          onClosed={close}
        />
      )}
    </>
  )
}
